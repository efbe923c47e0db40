import { sql } from 'kysely';
import type { Db } from '../../platform/database/index.ts';

export interface HistoryRow {
  readonly id: number;
  readonly created_at: Date;
  readonly kind: string;
  readonly points: number;
  readonly used_points: number;
  readonly balance: number;
  readonly booking_id: string | null;
  readonly purchase_id: string | null;
  readonly counterpart: string | null;
}

/**
 * The guest's movements, newest first, the parts of one event as one line. `points` is the change of what can be spent;
 * a use is paid from held points and changes nothing there, its amount stands in `used_points`.
 */
export async function guestHistoryRows(
  db: Db,
  guestId: string,
  beforeId: number | null,
  limit: number,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    with own as (
      select max(id) filter (where kind = 'GUEST_AVAILABLE') as available, max(id) filter (where kind = 'GUEST_HELD') as held
      from ledger_account where owner_id = ${guestId}),
    line as (
      select max(t.id) as id, t.created_at, t.kind, t.booking_id, t.purchase_id,
        sum(case when t.to_account_id = own.available then t.points
                 when t.from_account_id = own.available then -t.points else 0 end)::int as points,
        sum(case when t.kind in ('USE', 'CANCELLATION_FEE') then t.points else 0 end)::int as used_points
      from ledger_transfer t, own
      where t.from_account_id in (own.available, own.held) or t.to_account_id in (own.available, own.held)
      group by t.created_at, t.kind, t.booking_id, t.purchase_id),
    summed as (select line.*, sum(points) over (order by id)::int as balance from line)
    select s.*, c.nickname as counterpart from summed s
    left join lateral (select m.nickname from participation p join cast_member m on m.id = p.cast_id
                       where p.booking_id = s.booking_id order by p.id limit 1) c on true
    where ${beforeId}::bigint is null or s.id < ${beforeId}
    order by s.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The cast's movements, newest first: the reward of a booking and the stage fee taken from it are two lines. */
export async function castHistoryRows(
  db: Db,
  castId: string,
  beforeId: number | null,
  limit: number,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    with own as (select id from ledger_account where owner_id = ${castId} and kind = 'CAST_REWARD'),
    line as (
      select max(t.id) as id, t.created_at, t.kind, t.booking_id, t.purchase_id, 0 as used_points,
        sum(case when t.to_account_id = own.id then t.points else -t.points end)::int as points
      from ledger_transfer t, own where own.id in (t.from_account_id, t.to_account_id)
      group by t.created_at, t.kind, t.booking_id, t.purchase_id),
    summed as (select line.*, sum(points) over (order by id)::int as balance from line)
    select s.*, g.nickname as counterpart from summed s
    left join booking b on b.id = s.booking_id left join guest g on g.id = b.guest_id
    where ${beforeId}::bigint is null or s.id < ${beforeId}
    order by s.id desc limit ${limit}`.execute(db);
  return rows;
}
