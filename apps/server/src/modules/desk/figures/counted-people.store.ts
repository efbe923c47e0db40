import { sql, type RawBuilder } from 'kysely';
import { UserType } from '@yoimachi/domain/account';
import type { PeopleFigure } from '@yoimachi/domain/figures';
import { addDays, instantAt, type Day } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import type { PageOfCounted } from './page.ts';

/** Tokyo days, both included. */
interface Days {
  readonly from: Day;
  readonly to: Day;
}

interface Source {
  /** Columns of `Found`, of all that ever happened. */
  readonly rows: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly at: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly idType: RawBuilder<unknown>;
}

const accounts = (at: RawBuilder<unknown>, where: RawBuilder<unknown>): Source => ({
  rows: sql`select s.id::text as id, ${at} as at, s.id as account_id, null::bigint as waited_seconds, null::text as sms from account s`,
  ...{ where, at, id: sql`s.id`, idType: sql`uuid` },
});
const ageChecks = (where: RawBuilder<unknown>): Source => ({
  rows: sql`select s.id::text as id, s.decided_at as at, s.account_id,
    case when s.decided_by is not null then extract(epoch from s.decided_at - s.submitted_at)::bigint end as waited_seconds, null::text as sms
    from age_check s`,
  ...{ where, at: sql`s.decided_at`, id: sql`s.id`, idType: sql`uuid` },
});

/** What each figure counts: what `peopleByDay` sums up. */
const SOURCES: Readonly<Record<PeopleFigure, Source>> = {
  guests: accounts(sql`s.created_at`, sql`s.user_type = ${sql.lit(UserType.GUEST)}`),
  casts: accounts(sql`s.created_at`, sql`s.user_type = ${sql.lit(UserType.CAST)}`),
  left: accounts(sql`s.left_at`, sql`s.left_at is not null`),
  ageChecksPassed: ageChecks(sql`s.state = 'VERIFIED'`),
  ageChecksRefused: ageChecks(sql`s.state in ('REJECTED', 'FAILED')`),
  smsSent: {
    rows: sql`select s.key as id, s.started_at as at, null::uuid as account_id, null::bigint as waited_seconds, s.state as sms from sent_message s`,
    where: sql`s.channel = 'SMS' and s.state in ('SENT', 'UNKNOWN')`,
    ...{ at: sql`s.started_at`, id: sql`s.key`, idType: sql`text` },
  },
};

export interface PersonRow {
  /** A uuid, or the key of an SMS. */
  readonly id: string;
  readonly at: Date;
  readonly account_id: string | null;
  readonly user_type: UserType | null;
  readonly number: number | null;
  readonly nickname: string | null;
  readonly waited_seconds: number | null;
  readonly sms: 'SENT' | 'UNKNOWN' | null;
}

const ofDays = ({ at, where }: Source, { from, to }: Days) =>
  sql`${where} and ${at} >= ${instantAt(from, 0)} and ${at} < ${instantAt(addDays(to, 1), 0)}`;

const named = (found: RawBuilder<unknown>) => sql`
  select f.*, a.user_type, a.number, nullif(coalesce(g.nickname, c.nickname), '') as nickname
  from (${found}) f left join account a on a.id = f.account_id
  left join guest g on g.id = f.account_id left join cast_member c on c.id = f.account_id`;

/** What a figure counts in a span, the last first, after a position; as many as `limit`. */
export async function pageOfPeople(
  db: Db,
  figure: PeopleFigure,
  days: Days,
  { after, limit }: PageOfCounted,
): Promise<PersonRow[]> {
  const source = SOURCES[figure];
  const { rows: all, at, id, idType } = source;
  const below = after ? sql`and (${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::${idType})` : sql``;
  const found = sql`${all} where ${ofDays(source, days)} ${below} order by ${at} desc, ${id} desc limit ${sql.lit(limit)}`;
  const { rows } = await sql<PersonRow>`${named(found)} order by f.at desc, f.id desc`.execute(db);
  return rows;
}

/** All of them, the first first. */
export async function idsOfPeople(db: Db, figure: PeopleFigure, days: Days): Promise<string[]> {
  const source = SOURCES[figure];
  const found = sql`${source.rows} where ${ofDays(source, days)}`;
  const { rows } = await sql<{ id: string }>`select f.id from (${found}) f order by f.at, f.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Some of them, the first first. */
export async function peopleLines(
  db: Db,
  figure: PeopleFigure,
  ids: readonly string[],
): Promise<PersonRow[]> {
  const { rows: all, id, idType } = SOURCES[figure];
  const found = sql`${all} where ${id} = any (array(select unnest(${[...ids]}::${idType}[])))`;
  const { rows } = await sql<PersonRow>`${named(found)} order by f.at, f.id`.execute(db);
  return rows;
}
