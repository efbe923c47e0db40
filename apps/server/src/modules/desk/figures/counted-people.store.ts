import { sql, type RawBuilder } from 'kysely';
import { UserType } from '@yoimachi/domain/account';
import type { PeopleFigure } from '@yoimachi/domain/figures';
import { addDays, instantAt, type Day } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import type { CountedPage } from './booking-day.store.ts';

/** Tokyo days, both included. */
interface Days {
  readonly from: Day;
  readonly to: Day;
}

interface Source {
  readonly table: RawBuilder<unknown>;
  readonly at: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly accountId: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly waitedSeconds: RawBuilder<unknown>;
  readonly sms: RawBuilder<unknown>;
}

const none = sql`null`;

const accounts = (at: RawBuilder<unknown>, where: RawBuilder<unknown>): Source => ({
  ...{ table: sql`account s`, at, where, id: sql`s.id`, accountId: sql`s.id` },
  ...{ waitedSeconds: none, sms: none },
});
const ageChecks = (where: RawBuilder<unknown>): Source => ({
  ...{ table: sql`age_check s`, at: sql`s.decided_at`, id: sql`s.id`, accountId: sql`s.account_id` },
  waitedSeconds: sql`case when s.decided_by is not null then extract(epoch from s.decided_at - s.submitted_at) end`,
  ...{ where, sms: none },
});

/** What each figure counts: what `peopleByDay` sums up. */
const SOURCES: Readonly<Record<PeopleFigure, Source>> = {
  guests: accounts(sql`s.created_at`, sql`s.user_type = ${sql.lit(UserType.GUEST)}`),
  casts: accounts(sql`s.created_at`, sql`s.user_type = ${sql.lit(UserType.CAST)}`),
  left: accounts(sql`s.left_at`, sql`s.left_at is not null`),
  ageChecksPassed: ageChecks(sql`s.state = 'VERIFIED'`),
  ageChecksRefused: ageChecks(sql`s.state in ('REJECTED', 'FAILED')`),
  smsSent: {
    ...{ table: sql`sent_message s`, at: sql`s.started_at`, id: sql`s.key` },
    ...{ accountId: none, waitedSeconds: none, sms: sql`s.state` },
    where: sql`s.channel = 'SMS' and s.state in ('SENT', 'UNKNOWN')`,
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

const rowsOf = ({ table, at, id, accountId, waitedSeconds, sms }: Source, where: RawBuilder<unknown>) => sql`
  select ${id}::text as id, ${at} as at, ${accountId}::uuid as account_id, ${waitedSeconds}::bigint as waited_seconds, ${sms}::text as sms
  from ${table} where ${where}`;

const withNames = (found: RawBuilder<unknown>) => sql<PersonRow>`
  select f.*, a.user_type, a.number, coalesce(g.nickname, c.nickname) as nickname
  from (${found}) f left join account a on a.id = f.account_id
  left join guest g on g.id = f.account_id left join cast_member c on c.id = f.account_id`;

/** What a figure counts in a span, the last first, after a position; as many as `limit`. */
export async function pageOfPeople(
  db: Db,
  figure: PeopleFigure,
  days: Days,
  { after, limit }: CountedPage,
): Promise<PersonRow[]> {
  const source = SOURCES[figure];
  const { at, id } = source;
  // A key of a message is a text, every other id a uuid: a row is compared as it is kept.
  const below = after
    ? sql`and (${at}, ${id}) < (${after.at}::timestamptz, ${after.id}${figure === 'smsSent' ? sql`` : sql`::uuid`})`
    : sql``;
  const found = sql`${rowsOf(source, sql`${ofDays(source, days)} ${below}`)}
    order by ${at} desc, ${id} desc limit ${sql.lit(limit)}`;
  const { rows } = await sql<PersonRow>`${withNames(found)} order by f.at desc, f.id desc`.execute(db);
  return rows;
}

/** All of them, the first first. */
export async function idsOfPeople(db: Db, figure: PeopleFigure, days: Days): Promise<string[]> {
  const source = SOURCES[figure];
  const { rows } = await sql<{ id: string }>`
    select ${source.id}::text as id from ${source.table} where ${ofDays(source, days)} order by ${source.at}, ${source.id}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Some of them, the first first. */
export async function peopleLines(
  db: Db,
  figure: PeopleFigure,
  ids: readonly string[],
): Promise<PersonRow[]> {
  const source = SOURCES[figure];
  const type = figure === 'smsSent' ? sql`text` : sql`uuid`;
  const found = rowsOf(source, sql`${source.id} = any (array(select unnest(${[...ids]}::${type}[])))`);
  const { rows } = await sql<PersonRow>`${withNames(found)} order by f.at, f.id`.execute(db);
  return rows;
}
