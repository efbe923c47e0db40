import { sql, type RawBuilder } from 'kysely';
import { UserType } from '@yoimachi/domain/account';
import type { PeopleFigure } from '@yoimachi/domain/figures';
import { addDays, instantAt, type Day } from '@yoimachi/domain/time';
import { allRows, type Db } from '#platform/database';
import type { PageOfCounted } from './asked.ts';

/** Tokyo days, both included. */
interface Days {
  readonly from: Day;
  readonly to: Day;
}

interface Source {
  /** Columns of `PersonRow` but for who it is, of all that ever happened. */
  readonly rows: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly at: RawBuilder<unknown>;
  /** What a page is in the order of, after the time; it leaves the server. */
  readonly id: RawBuilder<unknown>;
  readonly idType: RawBuilder<unknown>;
  /** `key`, what a row is found by, and `at`. */
  readonly keys: RawBuilder<unknown>;
  readonly key: RawBuilder<unknown>;
}

const noSms = sql`null::text as subject, null::text as sms`;
const uuid = { id: sql`s.id`, idType: sql`uuid`, key: sql`s.id` };

const accounts = (at: RawBuilder<unknown>, where: RawBuilder<unknown>): Source => ({
  rows: sql`select s.id::text as id, ${at} as at, s.id as "accountId", null::int as "waitedMinutes", ${noSms} from account s`,
  keys: sql`select s.id::text as key, ${at} as at from account s`,
  where,
  at,
  ...uuid,
});
const ageChecks = (where: RawBuilder<unknown>): Source => ({
  rows: sql`select s.id::text as id, s.decided_at as at, s.account_id as "accountId",
    case when s.decided_by is not null then round(extract(epoch from s.decided_at - s.submitted_at)::bigint / 60.0)::int end as "waitedMinutes",
    ${noSms}
    from age_check s`,
  keys: sql`select s.id::text as key, s.decided_at as at from age_check s`,
  where,
  at: sql`s.decided_at`,
  ...uuid,
});

/** What each figure counts: what `peopleByDay` sums up. */
const SOURCES: Readonly<Record<PeopleFigure, Source>> = {
  guests: accounts(sql`s.created_at`, sql`s.user_type = ${sql.lit(UserType.GUEST)}`),
  casts: accounts(sql`s.created_at`, sql`s.user_type = ${sql.lit(UserType.CAST)}`),
  left: accounts(sql`s.left_at`, sql`s.left_at is not null`),
  ageChecksPassed: ageChecks(sql`s.state = 'VERIFIED'`),
  ageChecksRefused: ageChecks(sql`s.state in ('REJECTED', 'FAILED')`),
  smsSent: {
    rows: sql`select md5(s.key) as id, s.started_at as at, null::uuid as "accountId", null::int as "waitedMinutes",
      split_part(s.key, ':', 1) as subject, s.state as sms from sent_message s`,
    keys: sql`select s.key, s.started_at as at from sent_message s`,
    where: sql`s.channel = 'SMS' and s.state in ('SENT', 'UNKNOWN')`,
    // A key may name whom it was about.
    at: sql`s.started_at`,
    id: sql`md5(s.key)`,
    idType: sql`text`,
    key: sql`s.key`,
  },
};

export interface PersonRow {
  /** A uuid, or of an SMS a digest. */
  readonly id: string;
  readonly at: Date;
  readonly accountId: string | null;
  readonly userType: UserType | null;
  readonly number: number | null;
  readonly nickname: string | null;
  readonly waitedMinutes: number | null;
  /** What its key begins with. */
  readonly subject: string | null;
  readonly sms: 'SENT' | 'UNKNOWN' | null;
}

const ofDays = ({ at, where }: Source, { from, to }: Days) =>
  sql`${where} and ${at} >= ${instantAt(from, 0)} and ${at} < ${instantAt(addDays(to, 1), 0)}`;

const named = (found: RawBuilder<unknown>) => sql`
  select f.*, a.user_type as "userType", a.number, nullif(coalesce(g.nickname, c.nickname), '') as nickname
  from (${found}) f left join account a on a.id = f."accountId"
  left join guest g on g.id = f."accountId" left join cast_member c on c.id = f."accountId"`;

/** What a figure counts in a span, the last first, after a position; as many as `limit`. */
export function pageOfPeople(
  db: Db,
  figure: PeopleFigure,
  days: Days,
  { after, limit }: PageOfCounted,
): Promise<PersonRow[]> {
  const source = SOURCES[figure];
  const { rows: all, at, id, idType } = source;
  const below = after ? sql`and (${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::${idType})` : sql``;
  const found = sql`${all} where ${ofDays(source, days)} ${below} order by ${at} desc, ${id} desc limit ${sql.lit(limit)}`;
  return allRows<PersonRow>(db)`${named(found)} order by f.at desc, f.id desc`;
}

/** What all of them are found by, the first first. */
export async function keysOfPeople(db: Db, figure: PeopleFigure, days: Days): Promise<string[]> {
  const source = SOURCES[figure];
  const rows = await allRows<{ key: string }>(db)`
    select key from (${source.keys} where ${ofDays(source, days)}) f order by at, key`;
  return rows.map(({ key }) => key);
}

/** Some of them, the first first. */
export function peopleLines(db: Db, figure: PeopleFigure, keys: readonly string[]): Promise<PersonRow[]> {
  const { rows: all, key, idType } = SOURCES[figure];
  const found = sql`${all} where ${key} = any (array(select unnest(${[...keys]}::${idType}[])))`;
  return allRows<PersonRow>(db)`${named(found)} order by f.at, f.id`;
}
