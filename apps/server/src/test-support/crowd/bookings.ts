import { sql } from 'kysely';
import {
  AUTO_FINISH_MINUTES,
  CLAIM_HOURS,
  DAY_BEFORE_REMINDER_MINUTE,
  END_REMINDER_MINUTES,
  NO_SHOW_AFTER_MINUTES,
  REPLY_HOURS,
  REPLY_HOURS_BEFORE_START,
  REPLY_REMINDER_HOURS,
} from '@yoimachi/domain/booking';
import { TIER_SCORE } from '@yoimachi/domain/review';
import { EVENING } from './draw-bookings.ts';
import { LARGE_STORE_EVERY } from './people.ts';
import { idAt, idOf, type Sql } from './random.ts';
import { createTemporary, instant, type World } from './world.ts';

const minutes = (count: number): Sql => sql`interval '1 minute' * ${count}::int`;
const hours = (count: number): Sql => minutes(count * 60);
const among = (...outcomes: string[]): Sql => sql`p.outcome = any(${outcomes}::text[])`;

const isMet = among('finished', 'cut');
const isApproved = among(
  'finished',
  'cut',
  'withdrawn',
  'late',
  'unpaid',
  'held',
  'due',
  'meeting',
  'noShow',
  'claimed',
);
const hasArrived = among('finished', 'cut', 'meeting', 'claimed');
const claimedAt = sql`(p.starts_at + interval '20 minutes')`;
const deadlineAt = sql`least(p.requested_at + ${hours(REPLY_HOURS)}, p.starts_at - ${hours(REPLY_HOURS_BEFORE_START)})`;

/** Days before and after today with schedules: older ones are gone, which makes one day like another. */
const AROUND = 30;

/** Schedules of everybody who is met, and of who works otherwise: daily in the large store, elsewhere on four days of ten. */
export async function insertSchedules({ trx, chance, today }: World): Promise<void> {
  const isEvening = sql`(p.start_minute >= ${EVENING.from}::int and p.start_minute + p.minutes <= ${EVENING.to}::int)`;
  const ofTheirOwn = (evening: number, other: Sql) =>
    sql`case when ${isEvening} then ${evening}::int else ${other} end`;
  const works = sql`(c.no % ${LARGE_STORE_EVERY}::int = 0 or c.store < 0 or ${chance.of(sql`c.no * 100 + d`, 60)} < 0.4)`;
  await sql`insert into schedule (id, cast_id, day, from_minute, to_minute, work_minute, working_bar, created_at, updated_at)
    select ${idOf('schedule', sql`w.cast_id::text || w.day`)}, w.cast_id, w.day, from_minute, to_minute, work_minute, coalesce(s.name, 'Bar'), at, at
    from (
      select distinct on (cast_id, day) * from (
        select p.cast_id, p.cast_no, p.day, ${ofTheirOwn(EVENING.from, sql`p.start_minute`)} as from_minute,
          ${ofTheirOwn(EVENING.to, sql`p.start_minute + p.minutes + 60`)} as to_minute,
          ${ofTheirOwn(EVENING.work, sql`p.start_minute + p.minutes + 90`)} as work_minute, ${isEvening}::int as place
        from crowd_priced p where p.day >= ${today}::date - ${AROUND}::int
        union all
        select c.id, c.no, ${today}::date + d, ${EVENING.from}::int, ${EVENING.to}::int, ${EVENING.work}::int, 2
        from crowd_cast c cross join generate_series(-${AROUND}::int, ${AROUND}::int) d where ${works}) wanted
      order by cast_id, day, place) w
    cross join lateral (select ${instant(sql`(w.day - 20)`, sql`600`)} as at) made
    join crowd_cast c on c.id = w.cast_id left join crowd_store s on s.no = c.store
    where not exists (select from schedule own where own.cast_id = w.cast_id and own.day = w.day)`.execute(
    trx,
  );
}

export async function insertBookings({ trx, chance, now }: World): Promise<void> {
  const note = sql`b.note is null and b.outcome in ('pending', 'due')`;
  await sql`insert into booking (id, number, guest_id, client_request_id, day, start_minute, end_minute, starts_at, planned_ends_at, guest_count,
      cast_count, place, required_points, requested_at, confirmed_at, settled_at, settled_points, open, during, missing_points, authorise_at)
    select b.id, 'DH-' || to_char(b.day, 'YYYYMMDD') || '-' || lpad(upper(to_hex(b.n)), 8, '0'), g.id, ${idOf('request', sql`b.n`)}, b.day,
      b.start_minute, b.start_minute + b.minutes, b.starts_at, b.ends_at, ${chance.int(sql`b.n`, 70, 1, 2)}, cost.casts,
      coalesce(s.district, '銀座') || '駅 A4出口', cost.required, b.requested_at,
      case when b.outcome = any('{finished,cut,withdrawn,late,unpaid,due,meeting,noShow,claimed}') then b.answered_at end,
      b.ended_at, case when not b.open then cost.used end, b.open, tstzrange(b.starts_at, b.ends_at), b.missing,
      case when ${note} and b.missing > 0 then case when b.n % 100 = 0 then ${now} - interval '1 minute' else ${now} + interval '1 day' end end
    from crowd_booking b join crowd_cost cost on cost.n = b.n join crowd_guest g on g.no = b.guest_no
    join crowd_cast c on c.no = b.cast_no left join crowd_store s on s.no = c.store
    order by b.requested_at, b.n`.execute(trx);
}

/** When the clock next acts on an open participation, and reminds its people: as `nextDue` and `nextReminder` say. */
function clockWork(now: Sql): { dueAt: Sql; dueAction: Sql; reminderAt: Sql } {
  const dayBefore = instant(sql`(p.day - 1)`, sql`${DAY_BEFORE_REMINDER_MINUTE}::int`);
  const reminder = sql`case p.outcome when 'pending' then ${deadlineAt} - ${hours(REPLY_REMINDER_HOURS)} when 'due' then ${dayBefore}
    when 'meeting' then p.ends_at - ${minutes(END_REMINDER_MINUTES)} end`;
  return {
    dueAt: sql`case p.outcome when 'pending' then ${deadlineAt} when 'due' then p.starts_at + ${minutes(NO_SHOW_AFTER_MINUTES)}
      when 'meeting' then p.ends_at + ${minutes(AUTO_FINISH_MINUTES)} when 'noShow' then p.ends_at
      when 'claimed' then ${claimedAt} + ${hours(CLAIM_HOURS)} end`,
    dueAction: sql`case p.outcome when 'pending' then 'autoReject' when 'due' then 'noShow' when 'meeting' then 'autoFinish'
      when 'noShow' then 'closeNoShow' when 'claimed' then 'claimStands' end`,
    // What was due long ago has been sent.
    reminderAt: sql`case when ${reminder} >= ${now} - interval '2 minutes' then ${reminder} end`,
  };
}

export async function insertParticipations({ trx, now }: World): Promise<void> {
  const { dueAt, dueAction, reminderAt } = clockWork(now);
  const isClosed = sql`not p.open`;
  await sql`insert into participation (id, booking_id, cast_id, guest_id, schedule_id, status, version, day, price30, price15, planned_points,
      starts_at, planned_ends_at, ends_at, work_starts_at, during, deadline_at, requested_at, approved_at, arrived_at, arrived_by, finished_at,
      checked_out_at, settled_at, cancelled_at, rejected_at, cancel_type, billed_minutes, billed_points, billed_kind, reward_points, repeatable,
      reason, due_at, due_action, reminder_at, claim_type, claimed_at, cast_class, district)
    select p.id, p.booking_id, p.cast_id, g.id, s.id, case p.outcome when 'pending' then 'PENDING' when 'noShow' then 'NO_SHOW' when 'rejected' then 'REJECT'
        when 'expired' then 'AUTO_REJECT' when 'taken' then 'AUTO_REJECT' when 'withdrawn' then 'CANCEL' when 'late' then 'CANCEL'
        when 'unpaid' then 'AUTO_CANCEL' when 'couldNot' then 'AUTO_CANCEL' when 'cut' then 'FORCE_FINISH' when 'claimed' then 'FORCE_FINISH' else 'APPROVE' end,
      case p.outcome when 'pending' then 1 when 'held' then 2 when 'due' then 2 when 'meeting' then 3 when 'noShow' then 3 when 'finished' then 4
        when 'cut' then 4 when 'claimed' then 4 when 'withdrawn' then 3 when 'late' then 3 when 'unpaid' then 3 else 2 end,
      p.day, p.price30, p.price15, p.planned, p.starts_at, p.ends_at, p.ends_at, ${instant(sql`p.day`, sql`coalesce(s.work_minute, 1320)`)},
      tstzrange(p.starts_at, p.ends_at), ${deadlineAt}, p.requested_at, case when ${isApproved} then p.answered_at end,
      case when ${hasArrived} then p.starts_at end, case when ${hasArrived} then 'cast' end,
      case when ${isMet} then p.ended_at when p.outcome = 'claimed' then ${claimedAt} end,
      case when ${isMet} then p.ended_at + interval '3 minutes' when p.outcome = 'claimed' then ${claimedAt} end,
      p.ended_at, case when ${among('withdrawn', 'late', 'unpaid', 'couldNot')} then p.ended_at end,
      case when ${among('rejected', 'expired', 'taken')} then p.ended_at end,
      case p.outcome when 'withdrawn' then 'GUEST' when 'late' then 'GUEST' when 'unpaid' then 'PAYMENT' when 'couldNot' then 'ONE_COULD_NOT_TAKE_PART'
        when 'claimed' then 'GUEST_NO_SHOW' end,
      p.met_minutes, case when ${isClosed} then p.billed end,
      case when p.billed > 0 then case p.outcome when 'late' then 'CANCELLATION_FEE' else 'USE' end end,
      case when ${isClosed} then p.reward end, ${among('unpaid', 'couldNot')},
      case p.outcome when 'expired' then 'DEADLINE' when 'taken' then 'TIME_TAKEN' when 'rejected' then '満席のため' end,
      ${dueAt}, ${dueAction}, ${reminderAt}, case p.outcome when 'claimed' then 'GUEST_NO_SHOW' end, case p.outcome when 'claimed' then ${claimedAt} end,
      c.cast_class, c.district
    from crowd_priced p join crowd_guest g on g.no = p.guest_no join cast_member c on c.id = p.cast_id left join schedule s on s.cast_id = p.cast_id and s.day = p.day
    order by p.requested_at, p.n, p.place`.execute(trx);
  await insertHistory(trx);
  await sql`insert into stage_count (cause_id, cast_id, kind, stage, counted_at)
    select p.id, p.cast_id, 'BOOKING', p.stage, p.ended_at from crowd_priced p where ${isMet}`.execute(trx);
}

/** The transitions that led to where each participation is. */
async function insertHistory(trx: World['trx']): Promise<void> {
  await sql`insert into booking_event (booking_id, participation_id, at, actor, actor_id, action, from_state, to_state, reason)
    select p.booking_id, p.id, e.at, e.actor, case e.actor when 'guest' then g.id when 'cast' then p.cast_id end, e.action, e.from_state, e.to_state,
      case e.action when 'reject' then '満席のため' when 'autoReject' then case p.outcome when 'taken' then 'TIME_TAKEN' else 'DEADLINE' end end
    from crowd_priced p join crowd_guest g on g.no = p.guest_no cross join lateral (values
      (p.requested_at, 'guest', 'request', null, 'pending', true),
      (p.answered_at, 'cast', 'approve', 'pending', case p.outcome when 'held' then 'held' else 'due' end, ${isApproved}),
      (p.ended_at, 'cast', 'reject', 'pending', 'closed', p.outcome = 'rejected'),
      (p.ended_at, 'clock', 'autoReject', 'pending', 'closed', p.outcome = 'expired'),
      (p.ended_at, 'system', 'autoReject', 'pending', 'closed', p.outcome = 'taken'),
      (p.ended_at, 'system', 'couldNotTakePart', 'pending', 'closed', p.outcome = 'couldNot'),
      (p.ended_at, 'guest', 'cancel', 'due', 'closed', ${among('withdrawn', 'late')}),
      (p.ended_at, 'clock', 'cancelForPayment', 'due', 'closed', p.outcome = 'unpaid'),
      (p.starts_at, 'cast', 'arrive', 'due', 'meeting', ${hasArrived}),
      (p.starts_at + ${minutes(NO_SHOW_AFTER_MINUTES)}, 'clock', 'noShow', 'due', 'noShow', p.outcome = 'noShow'),
      (${claimedAt}, 'cast', 'claimGuestAbsent', 'meeting', 'claimed', p.outcome = 'claimed'),
      (p.ended_at, 'guest', 'finish', 'meeting', 'finished', p.outcome = 'finished' and p.early > 0),
      (p.ended_at, 'cast', 'end', 'meeting', 'finished', p.outcome = 'finished' and p.early = 0),
      (p.ended_at, 'cast', 'forceFinish', 'meeting', 'finished', p.outcome = 'cut')
    ) e (at, actor, action, from_state, to_state, happened)
    where e.happened order by e.at, p.n, p.place`.execute(trx);
}

/**
 * Six of ten guests and five of ten casts review a meeting, most of them kindly: `crowd_review`. The casts' of the last 7 days are hidden,
 * as is every 50th from a few days before: those are due to be shown.
 */
export async function drawReviews({ trx, chance, now }: World): Promise<void> {
  const key = sql`(p.n * 4 + p.place)`;
  const tier = sql`case when ${chance.of(sql`(${key} * 2 + of_guest)`, 80)} < 0.8 then 'GOOD' when ${chance.of(key, 81)} < 0.8 then 'KEEP' else 'BAD' end`;
  const isShown = sql`p.ended_at < ${now} - case when p.n % 50 = 0 and author = 'cast' then interval '9 days' else interval '7 days' end`;
  await createTemporary(
    trx,
    'crowd_review',
    sql`select *, case tier when 'GOOD' then ${TIER_SCORE.GOOD}::int when 'KEEP' then ${TIER_SCORE.KEEP}::int else ${TIER_SCORE.BAD}::int end as score
      from (select p.n, p.id as participation_id, p.guest_no, p.cast_no, p.cast_id, author, ${tier} as tier, p.ended_at,
              case when ${isShown} then p.ended_at + interval '7 days' end as visible_at
            from crowd_priced p cross join (values ('guest', 1, 0.6), ('cast', 0, 0.5)) a (author, of_guest, share)
            where p.outcome = 'finished' and ${chance.of(sql`(${key} * 2 + of_guest)`, 82)} < share
              and (author = 'cast' or p.ended_at < ${now} - interval '7 days')) p`,
  );
}

export async function insertReviews({ trx }: World): Promise<void> {
  const at = sql`(r.ended_at + interval '1 hour')`;
  await sql`insert into review (id, participation_id, author, guest_id, cast_id, tier, again, created_at, finished_at, visible_at)
    select ${idAt('review', sql`r.author || r.participation_id::text`, at)}, r.participation_id, r.author, g.id, r.cast_id, r.tier,
      case r.author when 'cast' then 'OK' end, ${at}, r.ended_at, r.visible_at
    from crowd_review r join crowd_guest g on g.no = r.guest_no order by r.ended_at, r.n`.execute(trx);
}
