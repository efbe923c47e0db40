import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { allRows, oneOf, type Db } from '#platform/database';

type Query = RawBuilder<object>;
/** `only('w.guest_id')`: true for the people being checked; everybody when nobody is named. */
type Only = (column: string) => RawBuilder<boolean>;

/** Rules about one person's points, so that a few people can be checked alone. Each returns the rows that break it. */
const OF_PEOPLE = {
  'wallet equals its lots': (only) => sql`
    select w.guest_id, w.paid_points, w.free_points, w.held_points from wallet w
    left join lateral (select sum(remaining_points) filter (where kind = 'PAID') as paid,
                      sum(remaining_points) filter (where kind = 'FREE') as free, sum(held_points) as held
               from lot where guest_id = w.guest_id and (remaining_points > 0 or held_points > 0)) s on true
    where ${only('w.guest_id')} and (w.paid_points, w.free_points, w.held_points)
      is distinct from (coalesce(s.paid, 0)::int, coalesce(s.free, 0)::int, coalesce(s.held, 0)::int)`,
  'wallet equals its journal accounts': (only) => sql`
    select a.kind, a.owner_id, ${balance} as journal, w.paid_points + w.free_points as available, w.held_points
    from ledger_account a join wallet w on w.guest_id = a.owner_id
    where ${only('a.owner_id')} and a.kind in ('GUEST_AVAILABLE', 'GUEST_HELD')
      and ${balance} <> case a.kind when 'GUEST_AVAILABLE' then w.paid_points + w.free_points else w.held_points end`,
  'reward balance equals its journal account': (only) => sql`
    select r.cast_id, r.reward_points from reward_balance r
    left join ledger_account a on a.kind = 'CAST_REWARD' and a.owner_id = r.cast_id
    where ${only('r.cast_id')} and (a.id is null or r.reward_points <> ${balance})`,
  'frozen rewards equal their journal account': (only) => sql`
    select a.owner_id, ${balance} as journal from ledger_account a
    where a.kind = 'CAST_FROZEN' and ${only('a.owner_id')}
      and ${balance} <> (select coalesce(sum(f.reward_points), 0) from frozen_reward f where f.cast_id = a.owner_id and f.outcome is null)`,
  'a frozen reward was frozen once, and left as it was decided': (only) => sql`
    select f.participation_id, f.outcome from frozen_reward f
    left join lateral (select coalesce(sum(t.points) filter (where t.kind = 'REWARD_FROZEN'), 0) as frozen,
        coalesce(sum(t.points) filter (where t.kind = 'REWARD_RELEASED'), 0) as released,
        coalesce(sum(t.points) filter (where t.kind = 'REWARD_RETURNED'), 0) as returned
      from ledger_transfer t where t.booking_id = f.booking_id and t.participation_id = f.participation_id) m on true
    where ${only('f.cast_id')} and (m.frozen <> f.reward_points
      or m.released <> case f.outcome when 'RELEASED' then f.reward_points else 0 end
      or m.returned <> case f.outcome when 'RETURNED' then f.reward_points + f.fee_points else 0 end)`,
  'each lot equals what the journal did to it': (only) => sql`
    with own as (select owner_id, max(id) filter (where kind = 'GUEST_AVAILABLE') as available,
                        max(id) filter (where kind = 'GUEST_HELD') as held
                 from ledger_account a where ${only('a.owner_id')} group by owner_id),
    moved as (
      select m.lot_id, sum(m.remaining) as remaining, sum(m.held) as held from own cross join lateral (
        select lot_id, points as remaining, 0 as held from ledger_transfer where to_account_id = own.available
        union all select lot_id, -points, 0 from ledger_transfer where from_account_id = own.available
        union all select lot_id, 0, points from ledger_transfer where to_account_id = own.held
        union all select lot_id, 0, -points from ledger_transfer where from_account_id = own.held) m group by m.lot_id)
    select l.id, m.lot_id from (select * from lot where ${only('lot.guest_id')}) l full join moved m on m.lot_id = l.id
    where (l.remaining_points, l.held_points) is distinct from (coalesce(m.remaining, 0)::int, coalesce(m.held, 0)::int)`,
  'held points of lots equal the open holds': (only) => sql`
    select l.id, l.held_points from lot l
    left join lateral (select sum(hl.points) as points from hold_lot hl where hl.lot_id = l.id
      and not exists (select from hold_resolution r where r.hold_id = hl.hold_id)) h on true
    where ${only('l.guest_id')} and l.held_points <> coalesce(h.points, 0)`,
  'an open booking has an open hold, a closed one none': (only) => sql`
    select b.id, b.open, r.hold_id from booking b
    left join hold h on h.booking_id = b.id left join hold_resolution r on r.hold_id = h.id
    where ${only('b.guest_id')} and (h.id is null or (r.hold_id is null) <> (b.settled_at is null)
       or (not b.open and b.settled_at is null
           and not exists (select from settlement s where s.booking_id = b.id and s.step <> 'DONE')))`,
  'a settled booking cost what the journal says': (only) => sql`
    select b.id, b.settled_points from booking b
    left join lateral (select sum(points) as points from ledger_transfer
               where booking_id = b.id and kind in ('USE', 'CANCELLATION_FEE', 'DEBT')) t on true
    where ${only('b.guest_id')} and coalesce(b.settled_points, 0) <> coalesce(t.points, 0)`,
  'a paid purchase is one lot and one transfer': (only) => sql`
    with credited as (
      select t.purchase_id, count(*) as transfers, sum(t.points) as points
      from ledger_account a join ledger_transfer t on t.to_account_id = a.id
      join ledger_account f on f.id = t.from_account_id and f.kind = 'PURCHASED'
      where a.kind = 'GUEST_AVAILABLE' and ${only('a.owner_id')} group by t.purchase_id)
    select p.id from purchase p left join credited c on c.purchase_id = p.id
    where ${only('p.guest_id')} and ((p.status = 'SUCCEEDED') <> (coalesce(c.transfers, 0) = 1) or coalesce(c.points, p.points) <> p.points)`,
  'open debts are what the journal says is owed': (only) => sql`
    select a.owner_id, ${balance} as journal from ledger_account a
    where a.kind = 'GUEST_DEBT' and ${only('a.owner_id')}
      and ${balance} <> -(select coalesce(sum(d.points), 0) from debt d where d.guest_id = a.owner_id and d.status = 'OPEN')`,
  'points that lack are on a card, and a card pays for its booking alone': (only) => sql`
    select b.id, b.required_points, b.missing_points from booking b
    left join lateral (select coalesce(sum(hl.points), 0) as points from hold h join hold_lot hl on hl.hold_id = h.id
                       where h.booking_id = b.id) held on true
    left join lateral (select count(*) as payments from purchase p where p.booking_id = b.id and p.kind = 'TOP_UP') card on true
    where ${only('b.guest_id')} and (held.points + b.missing_points < b.required_points
      or card.payments > 1 or (card.payments > 0 and b.missing_points = 0))`,
  'a redeemed coupon is one transfer to its free lot': (only) => sql`
    select r.id from coupon_redemption r left join ledger_transfer t on t.cause_id = r.id and t.kind = 'COUPON'
    where ${only('r.guest_id')} group by r.id, r.points, r.lot_id
    having count(t.id) <> 1 or sum(t.points) <> r.points or min(t.lot_id) <> r.lot_id`,
  'a payoff took its points once, and gave them back only when rejected': (only) => sql`
    select p.id, p.status from payoff p
    left join lateral (select sum(points) filter (where kind = 'PAYOFF') as taken, sum(points) filter (where kind = 'PAYOFF_RETURN') as returned
               from ledger_transfer where cause_id = p.id) t on true
    where ${only('p.cast_id')} and (coalesce(t.taken, 0) <> p.points
      or coalesce(t.returned, 0) <> case p.status when 'REJECTED' then p.points else 0 end)`,
  'what left a cast for payoffs is the sum of her payoffs': (only) => sql`
    select a.owner_id from ledger_account a where ${only('a.owner_id')} and a.kind = 'CAST_REWARD'
      and (select coalesce(sum(t.points), 0) from ledger_transfer t where t.from_account_id = a.id and t.kind = 'PAYOFF')
        - (select coalesce(sum(t.points), 0) from ledger_transfer t where t.to_account_id = a.id and t.kind = 'PAYOFF_RETURN')
        <> (select coalesce(sum(p.points), 0) from payoff p where p.cast_id = a.owner_id and p.status <> 'REJECTED')`,
  'a transferred payoff is in one file, and only it': (only) => sql`
    select p.id, p.status from payoff p
    left join lateral (select count(*) as files from payoff_batch_row r where r.payoff_id = p.id and r.result = 'TRANSFERRED'
                         and r.transfer_yen = p.transfer_yen) f on true
    where ${only('p.cast_id')} and f.files <> case p.status when 'TRANSFERRED' then 1 else 0 end`,
  'a refund took its points, unless it failed': (only) => sql`
    select r.id, r.status, r.points from refund r join purchase p on p.id = r.purchase_id
    left join lateral (select sum(case when o.kind = 'REFUNDED' then t.points else -t.points end) as points
                       from ledger_transfer t join ledger_account o on o.id = t.to_account_id
                       where t.cause_id = r.id and t.kind = 'REFUND') m on true
    where ${only('p.guest_id')} and coalesce(m.points, 0) <> case r.status when 'FAILED' then 0 else r.points end`,
  'a chargeback took what the journal says, and no more than was bought': (only) => sql`
    select c.id from chargeback c join purchase p on p.id = c.purchase_id
    left join lateral (select sum(t.points) as points from ledger_transfer t
                       where t.cause_id = c.id and t.kind = 'CHARGEBACK') m on true
    where ${only('p.guest_id')} and (coalesce(m.points, 0) <> c.taken_points or c.taken_points + c.debt_points > p.points)`,
  'gifts cost their guest what the journal says': (only) => sql`
    select a.owner_id from ledger_account a where ${only('a.owner_id')} and a.kind = 'GUEST_AVAILABLE'
      and (select coalesce(sum(t.points), 0) from ledger_transfer t where t.from_account_id = a.id and t.kind = 'GIFT')
        <> (select coalesce(sum(s.points), 0) from gift_sent s where s.guest_id = a.owner_id)`,
  'gifts gave their cast what the journal says': (only) => sql`
    select s.id from gift_sent s left join ledger_transfer t on t.cause_id = s.id
    where ${only('s.cast_id')} group by s.id, s.points, s.fee_points
    having coalesce(sum(t.points) filter (where t.kind = 'GIFT'), 0) <> s.points
      or coalesce(sum(t.points) filter (where t.kind = 'STAGE_FEE'), 0) <> s.fee_points`,
} satisfies Readonly<Record<string, (only: Only) => Query>>;

/** Rules about the books as a whole, for what belongs to nobody. Each returns the rows that break it. */
const OF_ALL = {
  'the days of the journal are its sum': sql`
    with written as (select day, kind, from_kind, to_kind, lot_kind, sum(points)::bigint as points, sum(transfers)::bigint as transfers,
        min(first_id) as first_id, max(last_id) as last_id
      from ledger_day group by 1, 2, 3, 4, 5),
    moved as (select (t.created_at at time zone 'Asia/Tokyo')::date as day, t.kind, f.kind as from_kind, g.kind as to_kind,
        coalesce(l.kind, 'NONE') as lot_kind, sum(t.points)::bigint as points, count(*) as transfers, min(t.id) as lowest, max(t.id) as highest
      from ledger_transfer t join ledger_account f on f.id = t.from_account_id join ledger_account g on g.id = t.to_account_id
      left join lot l on l.id = t.lot_id group by 1, 2, 3, 4, 5)
    select * from written full join moved using (day, kind, from_kind, to_kind, lot_kind)
    where (written.points, written.transfers) is distinct from (moved.points, moved.transfers)
      or moved.lowest < written.first_id or moved.highest > written.last_id`,
  'the days of bookings are the sum of their history': sql`
    with since as (select coalesce(max(day) - 40, '-infinity'::date) as day from booking_day),
    written as (select day, cast_class, district, action, actor, to_state, cancel_type, sum(times)::bigint as times, sum(waited_seconds)::bigint as waited,
        sum(billed_points)::bigint as billed, sum(reward_points)::bigint as reward
      from booking_day where day >= (select day from since) group by 1, 2, 3, 4, 5, 6, 7),
    happened as (
      select (e.at at time zone 'Asia/Tokyo')::date as day, coalesce(e.cast_class, '') as cast_class, coalesce(e.district, '') as district, e.action, e.actor, e.to_state,
        counted_cancel_type(e.to_state, p.cancel_type) as cancel_type,
        count(*) as times, sum(extract(epoch from e.at - p.requested_at))::bigint as waited, 0::bigint as billed, 0::bigint as reward
      from booking_event e join participation p on p.id = e.participation_id
      where e.from_state is distinct from e.to_state and e.at >= (select day::timestamp at time zone 'Asia/Tokyo' from since) group by 1, 2, 3, 4, 5, 6, 7
      union all
      select (p.settled_at at time zone 'Asia/Tokyo')::date, coalesce(p.cast_class, ''), coalesce(p.district, ''), 'settle', 'system', '', '', count(*), 0,
        sum(coalesce(p.billed_points, 0)), sum(coalesce(p.reward_points, 0))
      from participation p where p.settled_at >= (select day::timestamp at time zone 'Asia/Tokyo' from since) group by 1, 2, 3)
    select * from written full join happened using (day, cast_class, district, action, actor, to_state, cancel_type)
    where (written.times, written.billed, written.reward) is distinct from (happened.times, happened.billed, happened.reward)
      or abs(written.waited - happened.waited) > written.times`,
  'a coupon counts its redemptions': sql`
    select c.code from coupon c where c.redeemed_count <>
      (select count(*) from coupon_redemption r where r.coupon_id = c.id)`,
  'the numbers of receipts have no gap': sql`
    select c.last_number, n.count, n.highest from receipt_counter c
    join lateral (select count(*) as count, coalesce(max(number), 0) as highest from receipt) n on true
    where c.last_number <> n.count or c.last_number <> n.highest`,
  'a receipt is the sum of its lines, and of what was not given back more than was paid': sql`
    select r.id, r.number, r.total_yen from receipt r
    join lateral (select sum(l.amount_yen) as yen, sum(l.points) as points from receipt_line l where l.receipt_id = r.id) s on true
    join lateral (select coalesce(sum(v.amount_yen), 0) as yen, coalesce(sum(v.tax_yen), 0) as tax
                  from receipt_reversal v where v.receipt_id = r.id) b on true
    where (r.total_yen, r.points) is distinct from (s.yen::int, s.points::int) or b.yen > r.total_yen or b.tax > r.tax_yen`,
  'a receipt and what was given back before it are no more than the purchase': sql`
    select l.purchase_id from receipt_line l join purchase p on p.id = l.purchase_id
    where p.status <> 'SUCCEEDED' or not exists (select from receipt_correction c where c.receipt_id = l.receipt_id)
      and l.amount_yen + coalesce((select sum(v.amount_yen) from receipt_reversal v where v.purchase_id = p.id
            and v.replaced_by_id is null and v.receipt_id is distinct from l.receipt_id), 0) > p.amount_yen`,
  'a purchase stands on one receipt in force at most': sql`
    select l.purchase_id from receipt_line l
    where not exists (select from receipt_correction c where c.receipt_id = l.receipt_id)
    group by l.purchase_id having count(*) > 1`,
  'a corrected receipt is reversed as a whole, and the one in its place says what was left of it': sql`
    select r.number from receipt_correction c join receipt r on r.id = c.receipt_id join receipt s on s.id = c.replaced_by_id
    join lateral (select coalesce(sum(v.amount_yen), 0)::int as yen, coalesce(sum(v.tax_yen), 0)::int as tax,
        coalesce(sum(v.amount_yen) filter (where v.replaced_by_id = s.id and v.points > 0), 0)::int as left_yen
      from receipt_reversal v where v.receipt_id = r.id) b on true
    where (b.yen, b.tax, b.left_yen) is distinct from (r.total_yen, r.tax_yen, s.total_yen)
      or (s.guest_id, s.day) is distinct from (r.guest_id, r.day)`,
  'a bank file is the sum of its rows': sql`
    select b.id, b.row_count, b.total_yen from payoff_batch b
    join lateral (select count(*) as rows, sum(r.transfer_yen) as yen from payoff_batch_row r where r.batch_id = b.id) r on true
    where (b.row_count, b.total_yen) is distinct from (r.rows::int, r.yen)`,
} satisfies Readonly<Record<string, Query>>;

/** Whatever the books are checked by. */
export type LedgerRule = keyof typeof OF_ALL | keyof typeof OF_PEOPLE;
export const LEDGER_RULES = [...Object.keys(OF_PEOPLE), ...Object.keys(OF_ALL)] as readonly LedgerRule[];

// What the journal says about the account `a`.
const balance = sql<number>`(
  (select coalesce(sum(t.points), 0) from ledger_transfer t where t.to_account_id = a.id)
  - (select coalesce(sum(t.points), 0) from ledger_transfer t where t.from_account_id = a.id))`;

/** A broken rule, with up to ten rows that break it. */
export interface Incoherence {
  readonly rule: string;
  readonly rows: object[];
}

/** What is wrong with the books; empty when all is well. `owners`: only what concerns these guests and casts. */
export async function findIncoherences(db: Db, owners?: readonly string[]): Promise<Incoherence[]> {
  const only: Only = (column) =>
    owners === undefined ? sql`true` : sql`${sql.ref(column)} = ${oneOf(owners)}`;
  const found = await broken(
    db,
    Object.entries(OF_PEOPLE).map(([rule, query]) => [rule, query(only)]),
  );
  return owners === undefined ? [...found, ...(await findIncoherencesOfAll(db))] : found;
}

/** Whether `findIncoherences` of all would find anything: one statement, whose plan a connection keeps, as it has a value. */
async function isAnyIncoherent(db: Db): Promise<boolean> {
  const queries = [
    ...Object.values(OF_PEOPLE).map((query) => query(() => sql`true`)),
    ...Object.values(OF_ALL),
  ];
  const broken = queries.map((query) => sql`exists (${query})`);
  anyBroken ??= sql<{ isAny: boolean }>`select ${sql.join(broken, sql` or `)} or ${false} as "isAny"`.compile(
    db,
  );
  return (await db.executeQuery(anyBroken)).rows[0]!.isAny;
}
let anyBroken: CompiledQuery<{ isAny: boolean }> | undefined;

/** Violations of the rules about the books as a whole. */
export const findIncoherencesOfAll = (db: Db): Promise<Incoherence[]> => broken(db, Object.entries(OF_ALL));

async function broken(db: Db, checks: readonly (readonly [string, Query])[]): Promise<Incoherence[]> {
  const found = [];
  for (const [rule, query] of checks) {
    const rows = await allRows<object>(db)`select * from (${query}) as broken limit 10`;
    if (rows.length > 0) found.push({ rule, rows });
  }
  return found;
}

/** Throws, naming rule and rows, unless journal, lots, holds, balances, bookings and purchases agree. */
export async function assertCoherent(db: Db): Promise<void> {
  if (!(await isAnyIncoherent(db))) return;
  const found = await findIncoherences(db);
  if (found.length > 0) throw new Error(`The books are not coherent: ${JSON.stringify(found)}`);
}
