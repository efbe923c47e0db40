import { sql } from 'kysely';
import type { Db } from '../../platform/database/index.ts';

/** Each query answers the rows that break one rule; none when the books are coherent. */
const CHECKS: Readonly<Record<string, ReturnType<typeof sql<object>>>> = {
  'wallet equals its lots': sql`
    select w.guest_id, w.paid_points, w.free_points, w.held_points from wallet w
    left join (select guest_id, sum(remaining_points) filter (where kind = 'PAID') as paid,
                      sum(remaining_points) filter (where kind = 'FREE') as free, sum(held_points) as held
               from lot group by guest_id) s on s.guest_id = w.guest_id
    where (w.paid_points, w.free_points, w.held_points)
      is distinct from (coalesce(s.paid, 0)::int, coalesce(s.free, 0)::int, coalesce(s.held, 0)::int)`,
  'wallet equals its journal accounts': sql`
    with balance as (
      select account_id, sum(points) as points from (
        select to_account_id as account_id, points from ledger_transfer
        union all select from_account_id, -points from ledger_transfer) m group by account_id)
    select a.kind, a.owner_id, coalesce(b.points, 0) as journal, w.paid_points + w.free_points as available, w.held_points
    from ledger_account a join wallet w on w.guest_id = a.owner_id left join balance b on b.account_id = a.id
    where coalesce(b.points, 0) <> case a.kind when 'GUEST_AVAILABLE' then w.paid_points + w.free_points else w.held_points end`,
  'reward balance equals its journal account': sql`
    with balance as (
      select account_id, sum(points) as points from (
        select to_account_id as account_id, points from ledger_transfer
        union all select from_account_id, -points from ledger_transfer) m group by account_id)
    select r.cast_id, r.reward_points, coalesce(b.points, 0) as journal from reward_balance r
    left join ledger_account a on a.kind = 'CAST_REWARD' and a.owner_id = r.cast_id
    left join balance b on b.account_id = a.id
    where r.reward_points <> coalesce(b.points, 0)`,
  'each lot equals what the journal did to it': sql`
    with moved as (
      select t.lot_id,
        sum(case when o.kind = 'GUEST_AVAILABLE' then t.points when f.kind = 'GUEST_AVAILABLE' then -t.points else 0 end) as remaining,
        sum(case when o.kind = 'GUEST_HELD' then t.points when f.kind = 'GUEST_HELD' then -t.points else 0 end) as held
      from ledger_transfer t join ledger_account f on f.id = t.from_account_id join ledger_account o on o.id = t.to_account_id
      where t.lot_id is not null group by t.lot_id)
    select l.id from lot l left join moved m on m.lot_id = l.id
    where (l.remaining_points, l.held_points) is distinct from (coalesce(m.remaining, 0)::int, coalesce(m.held, 0)::int)`,
  'held points of lots equal the open holds': sql`
    select l.id, l.held_points, coalesce(h.points, 0) as open from lot l
    left join (select hl.lot_id, sum(hl.points) as points from hold_lot hl
               where not exists (select from hold_resolution r where r.hold_id = hl.hold_id) group by hl.lot_id) h on h.lot_id = l.id
    where l.held_points <> coalesce(h.points, 0)`,
  'an open booking has an open hold, a closed one none': sql`
    select b.id, b.open, r.hold_id from booking b
    left join hold h on h.booking_id = b.id left join hold_resolution r on r.hold_id = h.id
    where h.id is null or (r.hold_id is null) <> (b.settled_at is null)
       or (not b.open and b.settled_at is null)`,
  'a settled booking cost what the journal says': sql`
    select b.id, b.settled_points, coalesce(t.points, 0) as journal from booking b
    left join (select booking_id, sum(points) as points from ledger_transfer
               where kind in ('USE', 'CANCELLATION_FEE') group by booking_id) t on t.booking_id = b.id
    where coalesce(b.settled_points, 0) <> coalesce(t.points, 0)`,
  'a paid purchase is one lot and one transfer': sql`
    select p.id from purchase p left join ledger_transfer t on t.purchase_id = p.id
    group by p.id, p.status, p.points
    having (p.status = 'SUCCEEDED') <> (count(t.id) = 1) or coalesce(sum(t.points), p.points) <> p.points`,
};

/** What is wrong with the books: the rule and up to ten rows that break it. Empty when all is right. */
export async function findIncoherences(db: Db): Promise<{ rule: string; rows: object[] }[]> {
  const found = [];
  for (const [rule, query] of Object.entries(CHECKS)) {
    const { rows } = await sql<object>`select * from (${query}) as broken limit 10`.execute(db);
    if (rows.length > 0) found.push({ rule, rows });
  }
  return found;
}
