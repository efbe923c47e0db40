import { sql } from 'kysely';
import { idAt, type Sql } from './random.ts';
import { createTemporary, instant, type World } from './world.ts';
import { LARGE_STORE_EVERY, STORE_BLOCK } from './people.ts';

const n = sql`n`;
/** Past bookings lie within this many days, but a guest with more has one a day. */
const PAST_DAYS = 730;
/** For the focus's guest and for its cast each. */
const LONG_PAST = 2_000;
/** But no more than this share of all bookings. */
const LONG_PAST_SHARE = 0.1;
/** Upcoming days on which the focus's guest and cast each have a booking. */
const DAYS_AHEAD = 28;
/** Of the first small store, which the focus's cast joins. */
const COLLEAGUES_OF_FOCUS = [1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20];
/** So many of the last guests and casts have no open booking but with the focus. */
export const OF_FOCUS = 50;

/** Two meetings fit in an evening, before work at 22:00. */
export const EVENING = { from: 17 * 60, second: 19 * 60 + 15, to: 21 * 60 + 30, work: 22 * 60 } as const;

/**
 * Which bookings there are: `crowd_booking`, each with its number, guest, main cast, day, times and what becomes of it (`outcome`: how
 * it ended, or, while it is open, its phase). Few casts are popular, a third evening with one of them on a day was refused.
 */
export async function drawBookings(world: World): Promise<void> {
  const { trx, chance, now } = world;
  await drawPast(world);
  await drawOpen(world);
  const minutes = chance.pick(n, 40, [60, 75, 90, 90, 90, 120], 'int');
  const evening = sql`case slot when 1 then ${EVENING.from}::int else ${EVENING.second}::int end + 15 * (n % 2)`;
  const quarter = sql`date_bin('15 minutes', ${now}, timestamptz '2000-01-01 00:00+00')`;
  const startsAt = sql`case when ago is null then ${instant(sql`day`, evening)} else ${quarter} - ago * interval '1 minute' end`;
  const tokyo = sql`(starts_at at time zone 'Asia/Tokyo')`;
  await createTemporary(
    trx,
    'crowd_timed',
    sql`select *, ${tokyo}::date as starts_on, (extract(hour from ${tokyo}) * 60 + extract(minute from ${tokyo}))::int as start_minute
      from (select *, ${startsAt} as starts_at, case when ago is null then ${minutes} else 90 end as minutes
            from (select *, null::int as ago from crowd_past union all select * from crowd_open) b) b`,
  );
  const longAgo = instant(sql`(day - ${chance.int(n, 41, 3, 11)})`, chance.int(n, 42, 540, 1380));
  const requestedAt = sql`case outcome
    when 'pending' then case note when 'due' then ${now} - interval '1441 minutes' when 'reminded' then ${now} - interval '1321 minutes'
      else ${now} - interval '1 minute' * ${chance.int(n, 43, 60, 1200)} end
    when 'held' then ${now} - interval '10 hours'
    when 'due' then least(${now}, starts_at) - interval '30 hours' when 'meeting' then starts_at - interval '30 hours'
    when 'noShow' then starts_at - interval '30 hours' when 'claimed' then starts_at - interval '30 hours' else ${longAgo} end`;
  const answeredAt = sql`requested_at + interval '1 minute' * ${chance.int(n, 44, 12, 400)}`;
  const endedAt = sql`case outcome when 'finished' then ends_at - interval '15 minutes' * early when 'cut' then starts_at + interval '30 minutes'
    when 'rejected' then answered_at when 'taken' then answered_at when 'expired' then requested_at + interval '24 hours'
    when 'withdrawn' then answered_at + interval '40 minutes' when 'late' then starts_at - interval '3 hours'
    when 'unpaid' then ${instant(sql`(day - 2)`, sql`1080`)} end`;
  await createTemporary(
    trx,
    'crowd_booking',
    sql`select *, ${idAt('booking', n, sql`requested_at`)} as id, ${endedAt} as ended_at, outcome = any('{pending,held,due,meeting,noShow,claimed}') as open,
        case when early > 0 or (${isWaiting} and n % 2 = 0) then 500 else 0 end as missing
      from (select *, ${answeredAt} as answered_at from (
        select n, guest_no, cast_no, starts_on as day, slot, outcome, note, start_minute, minutes, starts_at,
          starts_at + minutes * interval '1 minute' as ends_at, ${requestedAt} as requested_at,
          case when outcome = 'finished' and minutes >= 75 and ${chance.of(n, 45)} < 0.05 then 1 else 0 end as early
        from crowd_timed) b) b`,
  );
  await sql`drop table crowd_timed, crowd_past, crowd_open`.execute(trx);
}

/** Still ahead and far away: its card, if it needs one, is asked later. */
const isWaiting = sql`(outcome in ('pending', 'due') and note is null)`;

async function drawPast({ trx, chance, size, today }: World): Promise<void> {
  const { bookings, guests, casts, focus } = size;
  const past = Math.min(LONG_PAST, Math.floor(bookings * LONG_PAST_SHARE));
  const count = bookings - (focus ? 2 * past : 0);
  const luck = chance.of(n, 3);
  const usual = sql`case when ${luck} < 0.09 then 'rejected' when ${luck} < 0.14 then 'expired' when ${luck} < 0.17 then 'withdrawn'
    when ${luck} < 0.2 then 'late' when ${luck} < 0.25 then 'unpaid' when ${luck} < 0.3 then 'cut' else 'finished' end`;
  const loyal = sql`case when k % 200 = 0 then 'rejected' else 'finished' end`;
  const back = sql`(1 + floor((k + ${chance.of(sql`guest_no`, 4)}) * greatest(1, ${PAST_DAYS}::float8 / of_guest))::int)`;
  const focused = sql`generate_series(1, ${past}::int) k where ${focus !== undefined}::boolean`;
  await createTemporary(
    trx,
    'crowd_past',
    sql`select n, guest_no, cast_no, day, least(place, 2)::int as slot,
        case when place > 2 then 'taken' when guest_no > ${guests}::int then ${loyal} else ${usual} end as outcome, null::text as note
      from (select *, row_number() over (partition by cast_no, day order by n) as place from (
        select n, k, guest_no, cast_no, ${today}::date - ${back} as day from (
          select *, row_number() over (partition by guest_no order by n) - 1 as k, count(*) over (partition by guest_no) as of_guest from (
            select n, ${chance.popular(n, 1, guests)} as guest_no, ${chance.popular(n, 2, casts)} as cast_no
            from generate_series(1, ${count}::int) n) drawn) counted
        union all
        select ${count}::int + k, k, ${guests}::int + 1, 1 + (k * 7) % ${casts}::int, ${today}::date - k from ${focused}
        union all
        select ${count + past}::int + k, k, 1 + (k * 11) % ${guests}::int, ${casts}::int + 1, ${today}::date - k from ${focused}
      ) dated) b`,
  );
}

/** What goes on: requests, confirmed meetings, meetings under way, casts who are late, claims; now and then something is due. */
async function drawOpen({ trx, size, today }: World): Promise<void> {
  const { bookings, guests, casts, focus } = size;
  const count = Math.max(0, Math.min(guests, casts) - OF_FOCUS);
  const tomorrow = size.tomorrow ?? 0;
  const kind = sql`n % 50`;
  const outcome = sql`case when ${kind} in (2, 7) then 'meeting' when ${kind} = 3 then 'noShow' when ${kind} = 4 then 'claimed'
    when ${kind} in (5, 6) then 'held' when ${kind} between 8 and 24 then 'due' else 'pending' end`;
  const note = sql`case ${kind} when 0 then 'due' when 1 then 'reminded' when 8 then 'late' end`;
  const ago = sql`case ${kind} when 2 then 30 when 3 then 30 when 4 then 180 when 7 then 150 when 8 then 30 end`;
  const ahead = sql`generate_series(0, ${DAYS_AHEAD}::int) k where ${focus !== undefined}::boolean`;
  const answer = sql`case k when 0 then 'due' else 'pending' end`;
  await createTemporary(
    trx,
    'crowd_open',
    sql`select ${bookings}::int + n as n, n as guest_no, n as cast_no, case when ${ago} is null then ${today}::date + 2 + n % 28 else ${today}::date end as day,
        1 as slot, ${outcome} as outcome, ${note} as note, ${ago} as ago
      from generate_series(1, ${count}::int) n
      union all
      select ${bookings + count}::int + n, n, 1 + (n - 1) % ${casts}::int, ${today}::date + 1, 1 + ((n - 1) / ${casts}::int) % 2, 'due', 'tomorrow', null
      from generate_series(1, ${tomorrow}::int) n
      union all
      select ${bookings + count + tomorrow}::int + 1 + k, ${guests}::int + 1, ${casts}::int - k, ${today}::date + k, 1, ${answer}, 'focus', null from ${ahead}
      union all
      select ${bookings + count + tomorrow + DAYS_AHEAD + 1}::int + 1 + k, ${guests}::int - k, ${casts}::int + 1, ${today}::date + k, 1, ${answer}, 'focus', null
      from ${ahead}`,
  );
}

/**
 * Which casts take part: `crowd_part`, a row for each cast of each booking. Every tenth booking has a second cast of the same store,
 * one in 50 a third, unless they are taken; what she is asked costs what her prices say.
 */
export async function drawParticipations({ trx, chance, size }: World): Promise<void> {
  const key = sql`(n * 4 + place)`;
  const colleague = sql`case when b.cast_no > ${size.casts}::int then ${chance.pick(key, 52, COLLEAGUES_OF_FOCUS, 'int')}
    when b.cast_no % ${LARGE_STORE_EVERY}::int = 0
    then ${LARGE_STORE_EVERY}::int * ${chance.int(key, 50, 1, Math.max(1, Math.floor(size.casts / LARGE_STORE_EVERY)))}
    else (select c from unnest(array[b.cast_no + 1, b.cast_no + 2, b.cast_no - 1, b.cast_no - 2]) c
          where c % ${LARGE_STORE_EVERY}::int > 0 and c / ${STORE_BLOCK}::int = b.cast_no / ${STORE_BLOCK}::int and c between 1 and ${size.casts}::int
          offset place - 2 limit 1) end`;
  const together = sql`(b.outcome = 'held' or (b.note = 'focus' and n % 5 = 0) or (b.note is distinct from 'tomorrow' and ${chance.of(n, 51)} < case place when 2 then 0.1 else 0.02 end))`;
  await createTemporary(
    trx,
    'crowd_part',
    sql`select n, place, cast_no from (
        select *, row_number() over (partition by cast_no, day, slot, starts_on_time order by place, n) as turn,
            row_number() over (partition by guest_no, cast_no, day order by place, n) as asked from (
          select n, 1 as place, guest_no, cast_no, day, slot, outcome <> 'taken' as starts_on_time from crowd_booking
          union all
          select n, place, guest_no, ${colleague}, day, slot, true from crowd_booking b cross join generate_series(2, 3) place
          where b.outcome <> 'taken' and ${together}) asked
        where cast_no <= ${size.casts}::int + 1) p
      where place = 1 or (turn = 1 and asked = 1)`,
  );
  // Nobody could come along: she alone has been asked.
  await sql`update crowd_booking b set outcome = 'pending'
    where outcome = 'held' and not exists (select from crowd_part p where p.n = b.n and p.place > 1)`.execute(
    trx,
  );
}

/** What each participation cost: `crowd_priced`, with its outcome, and `crowd_cost`, the same for whole bookings. */
export async function drawCosts({ trx }: World): Promise<void> {
  const quote = (minutes: Sql) =>
    sql`(${minutes} / 30 * price30 + case when ${minutes} % 30 > 0 then price15 else 0 end)`;
  const met = sql`case outcome when 'finished' then minutes - 15 * early when 'cut' then 30 end`;
  const outcome = sql`case when p.place > 1 and b.outcome in ('rejected', 'expired') then 'couldNot'
    when p.place > 1 and b.outcome = 'held' then 'pending' else b.outcome end`;
  await createTemporary(
    trx,
    'crowd_priced',
    sql`select *, reward + fee as billed from (select *, billable - fee as reward from (select *, billable * fee_percent / 100 as fee from (
        select *, ${quote(sql`minutes`)} as planned, ${met} as met_minutes,
          case when outcome in ('finished', 'cut') then ${quote(met)} when outcome = 'late' then ${quote(sql`minutes`)} else 0 end as billable
        from (select p.n, p.place, p.cast_no, b.id as booking_id, ${idAt('participation', sql`(p.n * 4 + p.place)`, sql`requested_at`)} as id, c.id as cast_id, c.price30, c.price15, c.fee_percent, c.stage, b.guest_no, b.day, b.slot, b.note, b.start_minute,
                b.minutes, b.early, b.starts_at, b.ends_at, b.requested_at, b.answered_at, b.ended_at, b.open, b.missing, ${outcome} as outcome
              from crowd_part p join crowd_booking b on b.n = p.n join crowd_cast c on c.no = p.cast_no) p) p) p) p`,
  );
  await createTemporary(
    trx,
    'crowd_cost',
    sql`select n, count(*)::int as casts, sum(planned)::int as required, sum(billed)::int as used from crowd_priced group by n`,
  );
}
