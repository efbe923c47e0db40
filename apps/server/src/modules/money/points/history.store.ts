import { sql, type RawBuilder } from 'kysely';
import type { LotKind } from '@yoimachi/domain/points';
import type { Day } from '@yoimachi/domain/time';
import { allRows, type Db } from '#platform/database';

/** One journal transfer as its owner sees it. Several transfers of one event make one history line. */
export interface MovementRow {
  readonly id: number;
  readonly createdAt: Date;
  readonly kind: string;
  /** The change in what can be spent (guest) or is hers (cast). */
  readonly change: number;
  /** What left the guest's held points for somewhere else. */
  readonly usedPoints: number;
  /** How much more the guest owes. */
  readonly debtPoints: number;
  readonly bookingId: string | null;
  readonly purchaseId: string | null;
  readonly causeId: string | null;
  readonly points: number;
  readonly lotKind: LotKind | null;
  readonly lotExpiresOn: Day | null;
  readonly counterpart: string | null;
  /** The balance now, in the same snapshot. */
  readonly balance: number;
}

/** Before every id. */
export const NEWEST = Number.MAX_SAFE_INTEGER;

const account = (kind: string, ownerId: string) =>
  sql`(select id from ledger_account where kind = ${kind} and owner_id = ${ownerId})`;

interface Side {
  readonly where: RawBuilder<unknown>;
  readonly change?: RawBuilder<unknown>;
  readonly used?: RawBuilder<unknown>;
  readonly debt?: RawBuilder<unknown>;
  /** Whose account is on the other side. */
  readonly other: RawBuilder<unknown>;
}

// One index read per side of an account, each newest first, so that a page reads only what it shows, not the whole history.
function newest(sides: readonly Side[], beforeId: number, limit: number): RawBuilder<unknown> {
  const zero = sql`0`;
  const parts = sides.map(
    ({ where, change = zero, used = zero, debt = zero, other }) => sql`(
      select t.id, t.created_at as "createdAt", t.kind, t.points, t.lot_id, t.booking_id as "bookingId",
        t.purchase_id as "purchaseId", t.cause_id as "causeId",
        ${change} as change, ${used} as "usedPoints", ${debt} as "debtPoints", ${other} as other_id
      from ledger_transfer t where ${where} and t.id < ${beforeId} order by t.id desc limit ${limit})`,
  );
  return sql`select * from (${sql.join(parts, sql` union all `)}) m order by id desc limit ${limit}`;
}

const plus = sql`t.points`;
const minus = sql`-t.points`;

/** A guest's movements before an id, newest first: of spendable, held and owed points. */
export function guestMovements(ownerId: string, beforeId: number, limit: number): RawBuilder<MovementRow> {
  const [available, held, debt] = ['GUEST_AVAILABLE', 'GUEST_HELD', 'GUEST_DEBT'].map((kind) =>
    account(kind, ownerId),
  );
  const to = sql`t.to_account_id`;
  const from = sql`t.from_account_id`;
  const sides: Side[] = [
    // What he could spend goes away: held, lapsed, given, taken back, or for what he owes, which it lowers.
    {
      where: sql`${from} = ${available}`,
      change: minus,
      debt: sql`case ${to} when ${debt} then -t.points else 0 end`,
      other: to,
    },
    // What he can spend from now on: bought, granted, or no longer held.
    { where: sql`${to} = ${available}`, change: plus, other: from },
    // What was held is used up; what comes back is above.
    { where: sql`${from} = ${held} and ${to} <> ${available}`, used: plus, other: to },
    // He owes more.
    { where: sql`${from} = ${debt}`, debt: plus, other: to },
    // He owes less, by his card or because it was waived; what his points paid is the first one.
    { where: sql`${to} = ${debt} and ${from} <> ${available}`, debt: minus, other: from },
  ];
  return sql<MovementRow>`
    select m.*, l.kind as "lotKind", l.expires_on as "lotExpiresOn", coalesce(c.nickname, p.nickname) as counterpart,
      (select paid_points + free_points from wallet where guest_id = ${ownerId}) as balance
    from (${newest(sides, beforeId, limit)}) m
    left join lot l on l.id = m.lot_id
    left join ledger_account o on o.id = m.other_id left join cast_member c on c.id = o.owner_id
    left join lateral (select n.nickname from participation p join cast_member n on n.id = p.cast_id
                       where p.booking_id = m."bookingId" order by p.id limit 1) p on true
    order by m.id desc`;
}

/** A cast's movements before an id, newest first. */
export function castMovements(ownerId: string, beforeId: number, limit: number): RawBuilder<MovementRow> {
  const reward = account('CAST_REWARD', ownerId);
  const sides: Side[] = [
    { where: sql`t.from_account_id = ${reward}`, change: minus, other: sql`t.to_account_id` },
    { where: sql`t.to_account_id = ${reward}`, change: plus, other: sql`t.from_account_id` },
  ];
  return sql<MovementRow>`
    select m.*, case m.kind when 'PAYOFF' then coalesce(y.kind, 'CAST_PAYOFF') else m.kind end as kind, null as "lotKind", null as "lotExpiresOn", coalesce(g.nickname, b.nickname) as counterpart,
      (select reward_points from reward_balance where cast_id = ${ownerId}) as balance
    from (${newest(sides, beforeId, limit)}) m
    left join ledger_account o on o.id = m.other_id left join guest g on g.id = o.owner_id
    left join payoff y on y.id = m."causeId" and m.kind = 'PAYOFF'
    left join lateral (select n.nickname from booking b join guest n on n.id = b.guest_id where b.id = m."bookingId") b on true
    order by m.id desc`;
}

export async function readMovements(db: Db, query: RawBuilder<MovementRow>): Promise<MovementRow[]> {
  return (await query.execute(db)).rows;
}

export interface MonthRow {
  readonly month: string;
  readonly kind: string;
  readonly points: number;
}

/** What moved in and out of a cast's reward points since an instant, by Tokyo month and kind. */
export function rewardByMonth(db: Db, castId: string, since: Date): Promise<MonthRow[]> {
  const reward = account('CAST_REWARD', castId);
  return allRows<MonthRow>(db)`
    select to_char(m.created_at at time zone 'Asia/Tokyo', 'YYYY-MM') as month, m.kind, sum(m.points)::int as points
    from (select kind, points, created_at from ledger_transfer where to_account_id = ${reward}
          union all select kind, -points, created_at from ledger_transfer where from_account_id = ${reward}) m
    where m.created_at >= ${since} group by 1, 2 order by 1`;
}
