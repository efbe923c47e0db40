import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '#platform/database';
import { idOf } from './people.ts';

type Sql = RawBuilder<unknown>;

/**
 * Which bookings to write: rows of n (a number unique to the booking), guest_id, cast_id (for open ones cast_ids), day, status.
 */
interface Wanted {
  readonly rows: Sql;
  readonly now: Date;
}

const bookingId = idOf('booking', sql`w.n`);
const participationId = idOf('participation', sql`w.n`);
const startsAt = sql`((w.day + time '18:00' + (w.n % 8) * interval '15 minutes') at time zone 'Asia/Tokyo')`;
const endsAt = sql`(${startsAt} + interval '90 minutes')`;
const isMet = sql`w.status in ('APPROVE', 'FORCE_FINISH')`;
const isAnswered = sql`w.status in ('APPROVE', 'FORCE_FINISH', 'CANCEL')`;
const requestedAt = sql`(${startsAt} - interval '3 days')`;
const hasTwoCasts = sql`w.n % 10 = 0`;

/**
 * Bookings that are over and paid, each with its participation, history, hold, reward and reviews. The casts' reviews of the last 7 days
 * are hidden, as is every 50th from a few days before: those are due to be shown.
 */
export async function insertPast(trx: Trx, { rows, now }: Wanted): Promise<void> {
  await sql`create temporary table wanted on commit drop as ${rows}`.execute(trx);
  await sql`insert into booking (id, number, guest_id, client_request_id, day, start_minute, end_minute, starts_at, planned_ends_at,
      guest_count, cast_count, place, required_points, requested_at, confirmed_at, settled_at, settled_points, open, during, missing_points)
    select ${bookingId}, 'P' || w.n, w.guest_id, ${idOf('request', sql`w.n`)}, w.day, 1080 + (w.n % 8) * 15, 1170 + (w.n % 8) * 15,
      ${startsAt}, ${endsAt}, 1, case when ${hasTwoCasts} then 2 else 1 end, '銀座駅 A4出口', 15000, ${requestedAt},
      case when ${isAnswered} then ${startsAt} - interval '2 days' end, ${endsAt}, case when ${isMet} then 15000 else 0 end, false,
      tstzrange(${startsAt}, ${endsAt}), case when w.n % 2 = 0 then 500 else 0 end from wanted w`.execute(
    trx,
  );
  await insertPastParticipations(trx, { id: participationId, castId: sql`w.cast_id`, of: sql`true` });
  const secondCast = sql`(select c.id from cast_member c where c.id > w.cast_id order by c.id limit 1)`;
  await insertPastParticipations(trx, {
    id: idOf('second-part', sql`w.n`),
    castId: secondCast,
    of: sql`${hasTwoCasts} and ${secondCast} is not null`,
  });
  await sql`insert into booking_event (booking_id, participation_id, at, actor, actor_id, action, to_state)
    select ${bookingId}, ${participationId}, ${startsAt} + step * interval '10 minutes', 'guest', w.guest_id, 'request', 'held.pending'
    from wanted w, generate_series(1, 3) step`.execute(trx);
  await sql`with held as (insert into hold (booking_id, guest_id, created_at)
      select ${bookingId}, w.guest_id, ${requestedAt} from wanted w returning id, guest_id, created_at),
    parts as (insert into hold_lot (hold_id, lot_id, points, created_at)
      select h.id, l.id, 15000, h.created_at from held h
      join (select guest_id, min(id) as id from lot group by guest_id) l on l.guest_id = h.guest_id)
    insert into hold_resolution (hold_id, kind, used_points, resolved_at)
    select id, 'SETTLED', 15000, created_at + interval '4 days' from held`.execute(trx);
  await sql`insert into review (id, participation_id, author, guest_id, cast_id, tier, again, created_at, finished_at, visible_at)
    select ${idOf('review', sql`author || w.n`)}, ${participationId}, author, w.guest_id, w.cast_id, 'GOOD',
      case author when 'cast' then 'OK' end, ${endsAt} + interval '1 hour', ${endsAt},
      case when ${endsAt} < ${now}::timestamptz - case when w.n % 50 = 0 and author = 'cast' then interval '9 days' else interval '7 days' end
        then ${endsAt} + interval '7 days' end
    from wanted w, (values ('guest'), ('cast')) a (author)
    where ${isMet} and (author = 'cast' or ${endsAt} < ${now}::timestamptz - interval '7 days')`.execute(trx);
  await insertRewards(trx);
  await sql`drop table wanted`.execute(trx);
}

/** What each meeting brought its cast, and its stage fee, in time order. */
async function insertRewards(trx: Trx): Promise<void> {
  const held = sql`(select id from ledger_account where kind = 'GUEST_HELD' and owner_id = w.guest_id)`;
  const reward = sql`(select id from ledger_account where kind = 'CAST_REWARD' and owner_id = w.cast_id)`;
  const fees = sql`(select id from ledger_account where kind = 'STAGE_FEE')`;
  await sql`insert into ledger_transfer (kind, from_account_id, to_account_id, points, booking_id, participation_id, key, created_at)
    select m.kind, case m.kind when 'USE' then ${held} else ${reward} end, case m.kind when 'USE' then ${reward} else ${fees} end,
      m.points, ${bookingId}, ${participationId}, 'crowd:' || m.kind || w.n, ${endsAt}
    from wanted w, (values ('USE', 15000), ('STAGE_FEE', 3750)) m (kind, points)
    where ${isMet} order by w.day, w.n, m.kind desc`.execute(trx);
}

async function insertPastParticipations(
  trx: Trx,
  participation: { id: Sql; castId: Sql; of: Sql },
): Promise<void> {
  const isWithdrawn = sql`(w.status = 'CANCEL' and w.n % 2 = 0)`;
  await sql`insert into participation (id, booking_id, cast_id, guest_id, schedule_id, status, day, price30, price15, planned_points,
      starts_at, planned_ends_at, ends_at, work_starts_at, during, deadline_at, requested_at, approved_at, arrived_at, arrived_by,
      finished_at, checked_out_at, settled_at, cancelled_at, rejected_at, cancel_type, billed_minutes, billed_points,
      reward_points, repeatable)
    select ${participation.id}, ${bookingId}, ${participation.castId}, w.guest_id, s.id, w.status, w.day, 5000, 2500, 15000,
      ${startsAt}, ${endsAt}, ${endsAt}, (w.day + time '21:30') at time zone 'Asia/Tokyo', tstzrange(${startsAt}, ${endsAt}),
      ${startsAt} - interval '1 day', ${requestedAt}, case when ${isAnswered} then ${startsAt} - interval '2 days' end,
      case when ${isMet} then ${startsAt} end, case when ${isMet} then 'cast' end, case when ${isMet} then ${endsAt} end,
      case when ${isMet} then ${endsAt} end, ${endsAt}, case when w.status like '%CANCEL' then ${startsAt} - interval '1 day' end,
      case when w.status like '%REJECT' then ${startsAt} - interval '1 day' end,
      case w.status when 'CANCEL' then 'GUEST' when 'AUTO_CANCEL' then 'PAYMENT' end,
      case when ${isMet} then 90 end, case when ${isMet} then 15000 end, case when ${isMet} then 11250 end,
      ${isWithdrawn} or w.status = 'AUTO_CANCEL'
    from wanted w left join schedule s on s.cast_id = w.cast_id and s.day = w.day
    where ${participation.of}`.execute(trx);
}

/**
 * Open bookings, each with a participation for every cast: requests awaiting an answer, or (`APPROVE`) confirmed ones. Every 50th is due at
 * `now`, with its reminders and its card; for all others the clock has nothing to do yet.
 */
export async function insertOpen(trx: Trx, { rows, now }: Wanted): Promise<void> {
  const dueAt = sql`case when w.n % 50 = 0 then ${now}::timestamptz - interval '1 minute' else ${now}::timestamptz + interval '1 day' end`;
  const confirmedAt = sql`case when w.status = 'APPROVE' then ${now}::timestamptz - interval '1 day' end`;
  await sql`create temporary table wanted on commit drop as ${rows}`.execute(trx);
  await sql`insert into booking (id, number, guest_id, client_request_id, day, start_minute, end_minute, starts_at, planned_ends_at,
      guest_count, cast_count, place, required_points, requested_at, confirmed_at, during, authorise_at)
    select ${bookingId}, 'O' || w.n, w.guest_id, ${idOf('request', sql`w.n`)}, w.day, 1080 + (w.n % 8) * 15, 1170 + (w.n % 8) * 15,
      ${startsAt}, ${endsAt}, 1, cardinality(w.cast_ids), '銀座駅 A4出口', 15000 * cardinality(w.cast_ids), ${requestedAt},
      ${confirmedAt}, tstzrange(${startsAt}, ${endsAt}), ${dueAt}
    from wanted w`.execute(trx);
  await sql`insert into participation (id, booking_id, cast_id, guest_id, schedule_id, status, day, price30, price15, planned_points,
      starts_at, planned_ends_at, ends_at, work_starts_at, during, deadline_at, requested_at, approved_at, due_at, due_action,
      reminder_at)
    select ${idOf('open-part', sql`w.n || '-' || part.place`)}, ${bookingId}, part.cast_id, w.guest_id, s.id, w.status, w.day, 5000, 2500,
      15000, ${startsAt}, ${endsAt}, ${endsAt}, (w.day + time '21:30') at time zone 'Asia/Tokyo', tstzrange(${startsAt}, ${endsAt}),
      ${startsAt} - interval '1 hour', ${requestedAt}, ${confirmedAt}, ${dueAt}, 'expire', ${dueAt}
    from wanted w cross join unnest(w.cast_ids) with ordinality part (cast_id, place)
    left join schedule s on s.cast_id = part.cast_id and s.day = w.day`.execute(trx);
  await sql`drop table wanted`.execute(trx);
}
