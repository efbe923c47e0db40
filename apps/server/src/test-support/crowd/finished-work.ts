import { sql } from 'kysely';
import { dayOf } from '@yoimachi/domain/time';
import { withTransaction, type Db, type Trx } from '#platform/database';
import { idOf, type Sql } from './random.ts';
import type { CrowdSize } from './world.ts';

const n = sql`n`;
const guestId = (guests: number) => idOf('guest', sql`1 + n % ${guests}::int`);
/** Of the rows of everything the clock handles besides bookings, one for so many bookings. */
const BOOKINGS_A_ROW = 10;

const dueAtOf = (now: Date): Sql => sql`case when n % 1000 = 0 then ${now}::timestamptz - interval '1 minute'
    when n % 100 = 0 then ${now}::timestamptz + interval '1 day' end`;

/**
 * Rows of everything else the clock handles, for a database filled by `insertCrowd`: nearly all done, every 100th waiting for tomorrow,
 * every 1,000th due since a minute ago. They are in nobody's books, which are not coherent afterwards: only for tests of how much a
 * statement reads.
 */
export async function insertFinishedWork(db: Db, size: CrowdSize): Promise<void> {
  await withTransaction(db, (trx) => insertRows(trx, size.bookings / BOOKINGS_A_ROW, size));
}

async function insertRows(trx: Trx, count: number, { guests, casts, now }: CrowdSize): Promise<void> {
  const dueAt = dueAtOf(now);
  const series = sql`generate_series(1, ${count}::int) n`;
  const guest = guestId(guests);
  const card = idOf('card', sql`1 + n % ${guests}::int`);
  await sql`insert into lot (guest_id, kind, granted_points, remaining_points, expires_on, created_at, notice_at, expired_at)
    select ${guest}, 'FREE', 500, case when n % 100 = 0 then 500 else 0 end,
      ${dayOf(now)}::date + case when n % 1000 = 0 then -1 else 60 end, ${now}::timestamptz - interval '100 days', ${dueAt}, null
    from ${series}`.execute(trx);
  await sql`insert into purchase (id, guest_id, client_key, points, amount_yen, card_id, status, created_at, check_at)
    select ${idOf('purchase', n)}, ${guest}, ${idOf('purchase-key', n)}, 500, 605, ${card},
      case when n % 100 = 0 then 'CREATED' else 'FAILED' end, ${now}, ${dueAt} from ${series}`.execute(trx);
  await sql`insert into refund (id, purchase_id, points, amount_yen, status, created_at, check_at)
    select ${idOf('refund', n)}, ${idOf('purchase', n)}, 500, 605, case when n % 100 = 0 then 'CREATED' else 'SUCCEEDED' end, ${now},
      ${dueAt} from ${series}`.execute(trx);
  await sql`insert into debt (id, guest_id, cause, points, status, created_at, ended_at, retry_at, attempt_id, attempt_card_id,
      attempt_points, attempt_yen, attempt_at, check_at)
    select ${idOf('debt', n)}, ${guest}, 'CHARGEBACK', 500, case when n % 100 = 0 then 'OPEN' else 'PAID' end, ${now},
      case when n % 100 > 0 then ${now}::timestamptz end, ${dueAt}, case when n % 100 = 0 then ${idOf('attempt', n)} end,
      case when n % 100 = 0 then ${card} end, 500, 605, ${now}, ${dueAt} from ${series}`.execute(trx);
  await sql`insert into sandbox_payment.webhook (event_id, payment_key, body, send_at, sent_at)
    select 'crowd-' || n, 'crowd-' || n, '{}', coalesce(${dueAt}, ${now}), case when n % 100 > 0 then ${now}::timestamptz end
    from ${series}`.execute(trx);
  await sql`insert into saved_search_look (guest_id, due_at)
    select id, case when row_number() over (order by id) % 1000 = 0 then ${now}::timestamptz - interval '1 minute'
      else ${now}::timestamptz + interval '1 day' end
    from guest order by id limit ${count} on conflict do nothing`.execute(trx);
  await insertOfBookings(trx, count, guests, now);
  await insertPayoffs(trx, count, casts, now);
}

/** The card's part of so many past bookings. */
async function insertOfBookings(trx: Trx, count: number, guests: number, now: Date): Promise<void> {
  const dueAt = dueAtOf(now);
  const paid: Sql = sql`(select row_number() over (order by id)::int as n, id as booking_id from booking where settled_at is not null order by id limit ${count}) b`;
  const card = idOf('card', sql`1 + n % ${guests}::int`);
  await sql`insert into top_up (id, guest_id, booking_id, card_id, points, amount_yen, status, created_at, expires_at, check_at)
    select ${idOf('top-up', n)}, ${guestId(guests)}, booking_id, ${card}, 500, 605,
      case when n % 100 = 0 then 'CANCELLING' else 'CAPTURED' end, ${now}, ${now}, ${dueAt} from ${paid}`.execute(
    trx,
  );
  await sql`insert into settlement (booking_id, points, step, created_at, check_at)
    select booking_id, 15000, case when n % 100 = 0 then 'PLAN' else 'DONE' end,
      ${now}, ${dueAt} from ${paid}`.execute(trx);
}

/** Casts' payoffs, at most one open for each. */
async function insertPayoffs(trx: Trx, count: number, casts: number, now: Date): Promise<void> {
  const dueAt = dueAtOf(now);
  const series = sql`generate_series(1, ${count}::int) n`;
  const payee = idOf('cast', sql`case when n % 100 = 0 then 1 + n / 100 else 1 + n / 2 % ${casts}::int end`);
  await sql`insert into payoff (id, cast_id, kind, status, points, withholding_yen, transfer_fee_yen, transfer_yen, tax_included,
      period_start, period_end, pay_day, destination, destination_due_at, approval_due_at, requested_at, transferred_on)
    select ${idOf('payoff', n)}, ${payee}, 'CAST_PAYOFF',
      case when n % 100 = 0 then 'AWAITING_APPROVAL' else 'TRANSFERRED' end, 1000, 0, 200, 800, true, ${dayOf(now)}::date, ${dayOf(now)}::date,
      ${dayOf(now)}::date, '\\x00', ${dueAt}, ${dueAt}, ${now}, case when n % 100 > 0 then ${dayOf(now)}::date end from ${series}`.execute(
    trx,
  );
}
