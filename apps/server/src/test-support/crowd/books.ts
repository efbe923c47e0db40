import { sql } from 'kysely';
import { idAt, type Sql } from './random.ts';
import { createTemporary, instant, type World } from './world.ts';

/** The gift that is sent: its price in the catalogue. */
const GIFT_POINTS = 500;
/** Gifts that a guest sends one after the other, from one purchase. */
const ROUND = 10;
/** A round's rows in the journal: the purchase, and each gift with its fee. */
const ROUND_ROWS = 1 + 2 * ROUND;
const PAID_DAYS = 180;
/** Of somebody who books every day. */
const BOOKINGS_A_FUND = 20;
const LONE_POINTS = 5_000;

/** How the rest of a journal is filled: rounds of gifts, a shorter last one, and purchases without any. */
function roundsFor(rows: number): { gifts: number; lone: number } {
  const left = rows % ROUND_ROWS;
  const last = left < 3 ? 0 : Math.floor((left - 1) / 2);
  return { gifts: Math.floor(rows / ROUND_ROWS) * ROUND + last, lone: left - (last > 0 ? 1 + 2 * last : 0) };
}

/** Purchases, lots, holds, gifts, journal and balances: a booking is paid from a purchase of its own. */
export async function insertBooks(world: World): Promise<void> {
  await drawFunds(world);
  await drawGifts(world);
  await numberLots(world);
  await insertLots(world);
  await insertHolds(world);
  await insertGifts(world);
  await insertJournal(world);
  await insertBalances(world);
}

/** `crowd_fund`: what each purchase for bookings paid. Who books every day buys for many bookings at once. */
async function drawFunds({ trx, size, today }: World): Promise<void> {
  const at = sql`(min(b.requested_at) - interval '6 minutes')`;
  await createTemporary(
    trx,
    'crowd_paid',
    sql`select b.n, b.id as booking_id, b.guest_no, b.requested_at, b.ended_at, b.open, cost.required - b.missing as granted, cost.used,
        case when b.guest_no > ${size.guests}::int and not b.open then -1 - b.n / ${BOOKINGS_A_FUND}::int else b.n end as fund
      from crowd_booking b join crowd_cost cost on cost.n = b.n`,
  );
  await createTemporary(
    trx,
    'crowd_fund',
    sql`select *, expires_on < ${today}::date and granted > used + held as lapsed from (
        select b.fund, b.guest_no, sum(b.granted)::int as granted, sum(b.used)::int as used, coalesce(sum(b.granted) filter (where b.open), 0)::int as held,
          ${at} as at, (${at} at time zone 'Asia/Tokyo')::date + ${PAID_DAYS}::int as expires_on, ${idAt('purchase', sql`b.fund`, at)} as purchase_id
        from crowd_paid b group by b.fund, b.guest_no) p`,
  );
}

/** `crowd_gift`, so many that the journal gets the rows it is to have, and `crowd_round`, the purchases they are paid from. */
async function drawGifts({ trx, chance, size, now }: World): Promise<void> {
  const { rows } = await sql<{ rows: number }>`select
    ((select count(*) + count(*) filter (where lapsed) from crowd_fund) + (select count(*) + count(*) filter (where not open and granted > used) from crowd_paid)
     + (select count(*) filter (where billed > 0) + count(*) filter (where fee > 0) from crowd_priced))::int as rows`.execute(
    trx,
  );
  const { gifts, lone } = roundsFor(Math.max(0, (size.transfers ?? 0) - rows[0]!.rows));
  const days = sql`(${chance.of(sql`round`, 90)} * 700 + 1)`;
  const n = sql`n`;
  await createTemporary(
    trx,
    'crowd_round',
    sql`select *, (at at time zone 'Asia/Tokyo')::date + ${PAID_DAYS}::int as expires_on, ${idAt('gift purchase', sql`round`, sql`at`)} as purchase_id from (
        select round, gifts, ${chance.popular(sql`round`, 91, size.guests)} as guest_no,
          date_trunc('second', ${now} - interval '1 day' * ${days}) as at, gifts * ${GIFT_POINTS}::int as granted
        from (select (n - 1) / ${ROUND}::int as round, count(*)::int as gifts from generate_series(1, ${gifts}::int) n group by 1) r
        union all
        select -n, 0, ${chance.popular(n, 92, size.guests)}, ${now} - interval '1 day', ${LONE_POINTS}::int from generate_series(1, ${lone}::int) n) r`,
  );
  const points = sql`${GIFT_POINTS}::int`;
  await createTemporary(
    trx,
    'crowd_gift',
    sql`select g.*, c.id as cast_id, ${points} * c.fee_percent / 100 as fee, ${idAt('gift', n, sql`g.at`)} as id from (
        select n, r.round, r.guest_no, r.at + interval '1 minute' * (1 + (n - 1) % ${ROUND}::int) as at, ${chance.popular(n, 93, size.casts)} as cast_no
        from generate_series(1, ${gifts}::int) n join crowd_round r on r.round = (n - 1) / ${ROUND}::int) g
      join crowd_cast c on c.no = g.cast_no`,
  );
}

const nextId = (table: string): Sql => sql`nextval(pg_get_serial_sequence(${table}::text, 'id'))`;

async function numberLots({ trx }: World): Promise<void> {
  await createTemporary(
    trx,
    'crowd_lot',
    sql`select ${nextId('lot')} as id, l.* from (
        select fund, null::int as round, guest_no, granted, used, held, at, expires_on, purchase_id, lapsed from crowd_fund
        union all
        select null, round, guest_no, granted, gifts * ${GIFT_POINTS}::int, 0, at, expires_on, purchase_id, false from crowd_round
        order by 7, 1, 2) l`,
  );
  await createTemporary(
    trx,
    'crowd_hold',
    sql`select ${nextId('hold')} as id, l.* from (
        select p.n, p.booking_id, p.guest_no, p.granted, p.used, p.requested_at, p.ended_at, l.id as lot_id
        from crowd_paid p join crowd_lot l on l.fund = p.fund order by p.requested_at, p.n) l`,
  );
}

const lapsedAt = instant(sql`(l.expires_on + 1)`, sql`0`);

async function insertLots({ trx, now }: World): Promise<void> {
  const notice = (days: number) => instant(sql`(l.expires_on - ${days}::int)`, sql`600`);
  await sql`insert into lot (id, guest_id, kind, granted_points, remaining_points, held_points, expires_on, created_at, expired_at, notice_at)
    overriding system value
    select l.id, g.id, 'PAID', l.granted, case when l.lapsed then 0 else l.granted - l.used - l.held end, l.held, l.expires_on, l.at,
      case when l.lapsed then ${lapsedAt} end,
      case when ${notice(30)} > ${now} then ${notice(30)} when ${notice(7)} > ${now} then ${notice(7)} when ${notice(1)} > ${now} then ${notice(1)} end
    from crowd_lot l join crowd_guest g on g.no = l.guest_no order by l.id`.execute(trx);
  await sql`insert into purchase (id, guest_id, client_key, points, amount_yen, status, created_at, completed_at, lot_id)
    select l.purchase_id, g.id, ${idAt('purchase-key', sql`l.id`, sql`l.at`)}, l.granted, l.granted * 121 / 100, 'SUCCEEDED', l.at, l.at, l.id
    from crowd_lot l join crowd_guest g on g.no = l.guest_no order by l.id`.execute(trx);
}

async function insertHolds({ trx }: World): Promise<void> {
  await sql`insert into hold (id, booking_id, guest_id, created_at) overriding system value
    select h.id, h.booking_id, g.id, h.requested_at from crowd_hold h join crowd_guest g on g.no = h.guest_no order by h.id`.execute(
    trx,
  );
  await sql`insert into hold_lot (hold_id, lot_id, points, created_at)
    select id, lot_id, granted, requested_at from crowd_hold order by id`.execute(trx);
  await sql`insert into hold_resolution (hold_id, kind, used_points, resolved_at)
    select id, case when used > 0 then 'SETTLED' else 'RELEASED' end, used, ended_at from crowd_hold where ended_at is not null order by id`.execute(
    trx,
  );
}

async function insertGifts({ trx }: World): Promise<void> {
  await sql`insert into gift_sent (id, gift_id, guest_id, cast_id, points, fee_points, reward_points, day, sent_at)
    select s.id, (select id from gift where points = ${GIFT_POINTS} order by position limit 1), g.id, s.cast_id, ${GIFT_POINTS}, s.fee,
      ${GIFT_POINTS} - s.fee, (s.at at time zone 'Asia/Tokyo')::date, s.at
    from crowd_gift s join crowd_guest g on g.no = s.guest_no order by s.at, s.n`.execute(trx);
}

/** All movements in the order in which they happened. */
async function insertJournal({ trx }: World): Promise<void> {
  const account = (kind: string) =>
    sql`(select id from ledger_account where kind = ${kind} and owner_id is null)`;
  await createTemporary(
    trx,
    'crowd_account',
    sql`select g.no, max(a.id) filter (where a.kind = 'GUEST_AVAILABLE') as available, max(a.id) filter (where a.kind = 'GUEST_HELD') as held
      from crowd_guest g join ledger_account a on a.owner_id = g.id group by g.no`,
  );
  await createTemporary(
    trx,
    'crowd_reward',
    sql`select c.no, a.id from crowd_cast c join ledger_account a on a.owner_id = c.id and a.kind = 'CAST_REWARD'`,
  );
  await sql`insert into ledger_transfer (kind, from_account_id, to_account_id, points, lot_id, booking_id, participation_id, purchase_id, cause_id, key, created_at)
    select kind, source, target, points, lot_id, booking_id, participation_id, purchase_id, cause_id, key, at from (
      select 'PURCHASE' as kind, ${account('PURCHASED')} as source, a.available as target, l.granted as points, l.id as lot_id, null::uuid as booking_id,
        null::uuid as participation_id, l.purchase_id, null::uuid as cause_id, 'purchase:' || l.purchase_id as key, l.at, 1 as step
      from crowd_lot l join crowd_account a on a.no = l.guest_no
      union all
      select 'HOLD', a.available, a.held, h.granted, h.lot_id, h.booking_id, null, null, null, 'hold:' || h.booking_id || ':' || h.lot_id, h.requested_at, 2
      from crowd_hold h join crowd_account a on a.no = h.guest_no
      union all
      select case p.outcome when 'late' then 'CANCELLATION_FEE' else 'USE' end, a.held, r.id, p.billed, h.lot_id, p.booking_id, p.id, null, null,
        'use:' || p.id || ':' || h.lot_id, p.ended_at, 3
      from crowd_priced p join crowd_hold h on h.n = p.n join crowd_account a on a.no = p.guest_no join crowd_reward r on r.no = p.cast_no where p.billed > 0
      union all
      select 'STAGE_FEE', r.id, ${account('STAGE_FEE')}, p.fee, null, p.booking_id, p.id, null, null, 'fee:' || p.id, p.ended_at, 4
      from crowd_priced p join crowd_reward r on r.no = p.cast_no where p.fee > 0
      union all
      select 'RELEASE', a.held, a.available, h.granted - h.used, h.lot_id, h.booking_id, null, null, null, 'release:' || h.booking_id || ':' || h.lot_id, h.ended_at, 5
      from crowd_hold h join crowd_account a on a.no = h.guest_no where h.ended_at is not null and h.granted > h.used
      union all
      select 'EXPIRY', a.available, ${account('EXPIRED')}, l.granted - l.used, l.id, null, null, null, null,
        'expiry:' || l.id || ':' || to_char(${lapsedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ${lapsedAt}, 6
      from crowd_lot l join crowd_account a on a.no = l.guest_no where l.lapsed
      union all
      select 'GIFT', a.available, r.id, ${GIFT_POINTS}::int, l.id, null, null, null, s.id, 'gift:' || s.id || ':' || l.id, s.at, 3
      from crowd_gift s join crowd_lot l on l.round = s.round join crowd_account a on a.no = s.guest_no join crowd_reward r on r.no = s.cast_no
      union all
      select 'STAGE_FEE', r.id, ${account('STAGE_FEE')}, s.fee, null, null, null, null, s.id, 'fee:gift:' || s.id, s.at, 4
      from crowd_gift s join crowd_reward r on r.no = s.cast_no) t
    order by at, step, key`.execute(trx);
}

async function insertBalances({ trx, size }: World): Promise<void> {
  const ofGuest = sql`(select guest_no, sum(case when lapsed then 0 else granted - used - held end)::int as paid, sum(held)::int as held
    from crowd_lot group by guest_no)`;
  await sql`insert into wallet (guest_id, paid_points, held_points, version)
    select g.id, coalesce(l.paid, 0), coalesce(l.held, 0), 1 from crowd_guest g left join ${ofGuest} l on l.guest_no = g.no
    where g.no <= ${size.guests}::int`.execute(trx);
  await sql`update wallet w set paid_points = w.paid_points + l.paid, held_points = w.held_points + l.held, version = version + 1
    from ${ofGuest} l join crowd_guest g on g.no = l.guest_no where g.no > ${size.guests}::int and w.guest_id = g.id`.execute(
    trx,
  );
  const earned = sql`(select cast_no, sum(points)::int as points from (
      select cast_no, reward as points from crowd_priced union all select cast_no, ${GIFT_POINTS}::int - fee from crowd_gift) e group by cast_no)`;
  await sql`insert into reward_balance (cast_id, reward_points, version)
    select c.id, coalesce(e.points, 0), 1 from crowd_cast c left join ${earned} e on e.cast_no = c.no where c.store >= 0`.execute(
    trx,
  );
  await sql`update reward_balance r set reward_points = r.reward_points + e.points, version = version + 1
    from ${earned} e join crowd_cast c on c.no = e.cast_no where c.store < 0 and r.cast_id = c.id`.execute(
    trx,
  );
}
