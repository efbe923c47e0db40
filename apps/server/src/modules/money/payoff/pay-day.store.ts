import { sql, type RawBuilder } from 'kysely';
import type { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import type { AnswerInputOf } from '@yoimachi/contract/route';
import type { PayoffMarkKind, PayoffShelf, PayoffStatus } from '@yoimachi/domain/payoff';
import type { Day } from '@yoimachi/domain/time';
import { allRows, PLAN_ANEW, theRow, type Db } from '#platform/database';
import { inFile } from './in-file.ts';

const IN_FILE = inFile('p');

/** The domain's `payoffShelf` as conditions of a payoff `p`; a test keeps the two in step. */
const SHELVES: Record<PayoffShelf, RawBuilder<boolean>> = {
  REVIEW: sql`p.status in ('AWAITING_APPROVAL', 'NOT_TRANSFERRED') and p.review is not null and not ${IN_FILE}`,
  AWAITING: sql`p.status = 'AWAITING_APPROVAL' and p.review is null and not ${IN_FILE}`,
  READY: sql`p.status = 'NOT_TRANSFERRED' and p.review is null and not ${IN_FILE}`,
  IN_FILE: sql`p.status in ('AWAITING_APPROVAL', 'NOT_TRANSFERRED') and ${IN_FILE}`,
  TRANSFERRED: sql`p.status = 'TRANSFERRED'`,
  REJECTED: sql`p.status = 'REJECTED'`,
};

/** Days with payoffs, the latest first: each found by one step along the index. */
export async function daysBefore(db: Db, before: Day | null, limit: number): Promise<Day[]> {
  const first = before === null ? sql`` : sql`where pay_day < ${before}::date`;
  const rows = await allRows<{ day: Day }>(db)`
    with recursive found(day) as (
      (select pay_day from payoff ${first} order by pay_day desc limit 1)
      union all
      select (select p.pay_day from payoff p where p.pay_day < f.day order by p.pay_day desc limit 1)
      from found f where f.day is not null)
    select day from found where day is not null limit ${sql.lit(limit)}`;
  return rows.map(({ day }) => day);
}

export type DayCount = Pick<Sums, 'count' | 'transferYen'> & {
  readonly payDay: Day;
  readonly status: PayoffStatus;
  readonly inReview: boolean;
};

export async function countByDay(db: Db, days: readonly Day[]): Promise<DayCount[]> {
  if (days.length === 0) return [];
  return allRows<DayCount>(db)`${sql.raw(PLAN_ANEW)}
    select pay_day as "payDay", status, review is not null as "inReview", count(*)::int as count,
      sum(transfer_yen)::bigint as "transferYen"
    from payoff where pay_day = any (array(select unnest(${[...days]}::date[]))) group by 1, 2, 3`;
}

type DayShown = AnswerInputOf<typeof payoffAdminRoutes.showPayDay>;
export type Sums = DayShown['late'];
type Shown = AnswerInputOf<typeof payoffAdminRoutes.listDayPayoffs>['items'][number];
type StateRow = Pick<Shown, 'status' | 'review' | 'inFile'>;

const SUMS = sql`count(*)::int as count, coalesce(sum(p.points), 0)::bigint as points,
  coalesce(sum(p.withholding_yen), 0)::bigint as "withholdingYen",
  coalesce(sum(p.transfer_fee_yen), 0)::bigint as "transferFeeYen", coalesce(sum(p.transfer_yen), 0)::bigint as "transferYen"`;

/** What of a day stands where. */
export const sumsOfDay = (db: Db, payDay: Day) =>
  allRows<Sums & StateRow>(db)`select p.status, p.review, ${IN_FILE} as "inFile", ${SUMS}
    from payoff p where p.pay_day = ${payDay}::date group by 1, 2, 3`;

/** How many payoffs of a day carry a mark, by where they stand. */
export const countMarks = (db: Db, payDay: Day) =>
  allRows<StateRow & { mark: PayoffMarkKind; count: number }>(db)`
    select p.status, p.review, ${IN_FILE} as "inFile", m.mark, count(*)::int as count
    from payoff p join payoff_mark m on m.payoff_id = p.id
    where p.pay_day = ${payDay}::date group by 1, 2, 3, 4`;

/** Approved for an earlier day, and in no file. */
export const sumsOfLate = (db: Db, payDay: Day) =>
  theRow<Sums>(db)`select ${SUMS} from payoff p
    where p.pay_day < ${payDay}::date and ${SHELVES.READY}`;

export interface DayPayoffRow extends Omit<Shown, 'cast' | 'marks' | 'shelf'> {
  readonly id: string;
  readonly castId: string;
  readonly nickname: string;
  readonly castNumber: number;
}

const select = (condition: RawBuilder<unknown>) =>
  sql<DayPayoffRow>`${sql.raw(PLAN_ANEW)} select p.id, p.number, p.cast_id as "castId", p.kind, p.status, p.review, p.points,
      p.withholding_yen as "withholdingYen", p.transfer_fee_yen as "transferFeeYen", p.transfer_yen as "transferYen",
      p.pay_day as "payDay", p.destination_due_at as "accountChangesAt", p.requested_at as "requestedAt", p.reason,
      ${IN_FILE} as "inFile", c.nickname, a.number as "castNumber"
    from payoff p join cast_member c on c.id = p.cast_id join account a on a.id = p.cast_id ${condition}`;

/** Payoffs of a day after a number, in the order of their numbers. */
export async function payoffsOfDay(
  db: Db,
  {
    payDay,
    shelf,
    after,
    limit,
  }: { payDay: Day; shelf: PayoffShelf | undefined; after: number; limit: number },
): Promise<DayPayoffRow[]> {
  const inShelf = shelf === undefined ? sql`true` : SHELVES[shelf];
  const { rows } = await select(sql`where p.pay_day = ${payDay}::date and p.number > ${after} and ${inShelf}
    order by p.number limit ${sql.lit(limit)}`).execute(db);
  return rows;
}

export async function payoffOf(db: Db, number: number): Promise<DayPayoffRow | undefined> {
  return (await select(sql`where p.number = ${number}`).execute(db)).rows[0];
}

/** Everything that happened to a payoff, in the order of time. */
export const eventsOf = (db: Db, payoffId: string) =>
  db
    .selectFrom('payoff_event as e')
    .leftJoin('operator as o', 'o.id', 'e.operator_id')
    .select(['e.at', 'e.action', 'e.actor', 'o.name as operator', 'e.reason'])
    .where('e.payoff_id', '=', payoffId)
    .orderBy('e.id')
    .execute();

/** The bank files of a day, the newest first. */
export const filesOfDay = (db: Db, payDay: Day) =>
  allRows<DayShown['files'][number]>(db)`
    select b.id as "batchId", b.status, b.row_count as "rowCount", b.total_yen as "totalYen", encode(b.sha256, 'hex') as sha256,
      b.created_at as "madeAt", o.name as "madeBy", b.exported_at as "exportedAt", b.confirmed_at as "confirmedAt",
      r.transferred, r.returned
    from payoff_batch b left join operator o on o.id = b.created_by
    cross join lateral (
      select count(*) filter (where result = 'TRANSFERRED')::int as transferred, count(*) filter (where result = 'RETURNED')::int as returned
      from payoff_batch_row where batch_id = b.id) r
    where b.pay_day = ${payDay}::date order by b.id desc`;
