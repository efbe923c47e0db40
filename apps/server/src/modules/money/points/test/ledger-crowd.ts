import { sql } from 'kysely';
import { insertCrowd } from '../../../../test-support/crowd/index.ts';
import { loadInBulk } from '../../../../test-support/crowd/bulk-load.ts';
import { OPERATORS, type TestApp } from '../../../../test-support/index.ts';

interface Size {
  readonly transfers: number;
  readonly bookings: number;
}

/** Days that the journal, the receipts and whatever else is counted by day go back. */
const DAYS = 730;
/** Bookings of one of them, as of somebody who comes every week for two years. */
const BOOKINGS_EACH = 100;

/**
 * Fills a database with so many bookings, a journal of so many rows, and what the office lists beside them. What comes on top of the crowd
 * bypasses the commands, so that the books are not coherent: only for tests of how much a statement reads.
 */
export async function fillLedger(app: TestApp, { transfers, bookings }: Size): Promise<void> {
  const people = Math.max(1_000, Math.ceil(bookings / BOOKINGS_EACH));
  await insertCrowd(app.db, { guests: people, casts: people, bookings, now: app.clock.now() });
  await growJournal(app, transfers);
  for (const fill of [registered, receipts, givenBack, owed, proposed, paidOff, checkedAndTold])
    await fill(app);
  await sql`select count_cohorts()`.execute(app.db);
  await sql`vacuum analyze`.execute(app.db);
}

/**
 * The rest of a journal: movements one after the other in time, of all guests, casts, lots and bookings of the crowd; of a hundred thousand
 * some are of each rare kind.
 */
async function growJournal({ db, clock }: TestApp, transfers: number): Promise<void> {
  const { rows } = await sql<{ rows: number }>`select count(*)::bigint as rows from ledger_transfer`.execute(
    db,
  );
  const missing = transfers - rows[0]!.rows;
  if (missing <= 0) return;
  await loadInBulk(db, ['ledger_transfer'], async (trx) => {
    await sql`set local work_mem = '256MB'`.execute(trx);
    await sql`set local maintenance_work_mem = '512MB'`.execute(trx);
    await sql`create temporary table of_guest on commit drop as
      select row_number() over (order by l.id) - 1 as no, l.id as lot_id, a.id as available_id, h.id as held_id, b.id as booking_id
      from lot l join ledger_account a on a.owner_id = l.guest_id and a.kind = 'GUEST_AVAILABLE'
      join ledger_account h on h.owner_id = l.guest_id and h.kind = 'GUEST_HELD'
      left join lateral (select id from booking b where b.guest_id = l.guest_id limit 1) b on true`.execute(
      trx,
    );
    await sql`create temporary table of_cast on commit drop as
      select row_number() over (order by id) - 1 as no, id from ledger_account where kind = 'CAST_REWARD'`.execute(
      trx,
    );
    await sql`analyze of_guest, of_cast`.execute(trx);
    await insertMovements(trx, { missing, now: clock.now() });
  });
}

async function insertMovements(
  trx: TestApp['db'],
  { missing, now }: { readonly missing: number; readonly now: Date },
): Promise<void> {
  const account = (kind: string) =>
    sql`(select id from ledger_account where kind = ${sql.lit(kind)} and owner_id is null)`;
  const sides = sql`(values
    ('PURCHASE', ${account('PURCHASED')}, null, null, 'available', 10), ('COUPON', ${account('GRANTED')}, null, null, 'available', 1),
    ('HOLD', null, 'available', null, 'held', 30), ('RELEASE', null, 'held', null, 'available', 15), ('USE', null, 'held', null, 'cast', 27),
    ('STAGE_FEE', null, 'cast', ${account('STAGE_FEE')}, null, 15), ('EXPIRY', null, 'available', ${account('EXPIRED')}, null, 1))
    s(kind, from_id, from_side, to_id, to_side, share)`;
  await sql`create temporary table of_kind on commit drop as
    select row_number() over () - 1 as no, s.kind, s.from_id, s.from_side, s.to_id, s.to_side from ${sides}, generate_series(1, s.share)
    order by md5(s.kind || generate_series)`.execute(trx);
  const side = (which: 'from' | 'to') => sql`case ${sql.ref(`k.${which}_side`)}
    when 'available' then g.available_id when 'held' then g.held_id when 'cast' then c.id else ${sql.ref(`k.${which}_id`)} end`;
  const rare = sql`case when n % 100000 in (3, 33333) then 'ADJUSTMENT' when n % 100000 = 7 then 'REFUND' when n % 100000 = 11 then 'CHARGEBACK' else k.kind end`;
  await sql`insert into ledger_transfer (kind, from_account_id, to_account_id, points, lot_id, booking_id, key, created_at)
    select ${rare}, ${side('from')}, ${side('to')}, 100 + n % 900, case when k.kind = 'STAGE_FEE' then null else g.lot_id end,
      case when k.kind in ('HOLD', 'RELEASE', 'USE', 'STAGE_FEE') then g.booking_id end, 'grown:' || n,
      ${now}::timestamptz - interval '1 day' * ${DAYS}::int + interval '1 second' * (n::float8 * ${DAYS}::int * 86400 / ${missing}::bigint)
    from generate_series(0, ${missing}::bigint - 1) n
    join of_kind k on k.no = n % (select count(*) from of_kind)
    join of_guest g on g.no = (n * 7919) % (select count(*) from of_guest)
    join of_cast c on c.no = (n * 104729) % (select count(*) from of_cast)
    order by n`.execute(trx);
}

/** Who registered on which day; some have left. */
async function registered({ db, clock }: TestApp): Promise<void> {
  const hash = sql`(hashtext(id::text) & 2147483647)`;
  await sql`update account set created_at = ${clock.now()}::timestamptz - interval '1 minute' * (${hash} % (${DAYS}::int * 1440)),
    left_at = case when ${hash} % 500 = 0 then ${clock.now()}::timestamptz - interval '1 hour' * (${hash} % 5000) end`.execute(
    db,
  );
}

const NAMES = ['株式会社銀座商会', '合同会社まほろば', '髙橋商店', '山田太郎', '有限会社八重洲', '佐藤 花子'];
/** Stands on one receipt of ten thousand. */
export const RARE_NAME = '鷹栖醸造所';

async function receipts({ db }: TestApp): Promise<void> {
  await sql`insert into receipt (id, number, guest_id, day, issued_at, addressee, honorific, proviso, points, total_yen, tax_percent, tax_yen,
      issuer_name, issuer_address, registration_number)
    select p.id, n, p.guest_id, (p.completed_at at time zone 'Asia/Tokyo')::date, p.completed_at + interval '1 day',
      case when n % 10000 = 0 then ${RARE_NAME}::text else (${NAMES}::text[])[1 + n % ${NAMES.length}::int] || n % 977 end, '様', 'ポイント代', p.points,
      p.amount_yen, 10, p.amount_yen * 10 / 110, '宵待ち', '東京都', 'T9000000000000'
    from (select *, row_number() over (order by completed_at, id) as n from purchase where status = 'SUCCEEDED') p`.execute(
    db,
  );
  await sql`insert into receipt_line (receipt_id, position, purchase_id, kind, points, amount_yen)
    select id, 1, id, 'PURCHASE', points, total_yen from receipt`.execute(db);
}

/** One purchase of a hundred was refunded, one of two hundred charged back. */
async function givenBack({ db }: TestApp): Promise<void> {
  const every = (nth: number) => sql`(hashtext(id::text) & 2147483647) % ${nth}::int = 0`;
  await sql`insert into refund (id, purchase_id, points, amount_yen, status, created_at, completed_at)
    select id, id, points, amount_yen, 'SUCCEEDED', completed_at + interval '3 days', completed_at + interval '3 days'
    from purchase where status = 'SUCCEEDED' and ${every(100)}`.execute(db);
  await sql`insert into receipt_reversal (refund_id, purchase_id, receipt_id, points, amount_yen, tax_yen, returned_at)
    select f.id, f.purchase_id, f.purchase_id, f.points, f.amount_yen, f.amount_yen * 10 / 110, f.completed_at from refund f`.execute(
    db,
  );
  await sql`insert into chargeback (id, purchase_id, event_id, amount_yen, taken_points, debt_points, created_at)
    select id, id, 'event ' || id, amount_yen, points, 0, completed_at + interval '30 days'
    from purchase where status = 'SUCCEEDED' and ${every(200)}`.execute(db);
}

async function owed({ db }: TestApp): Promise<void> {
  await sql`insert into debt (id, guest_id, cause, booking_id, points, status, created_at, ended_at)
    select b.id, b.guest_id, 'BOOKING', b.id, 500, case when n % 20 = 0 then 'OPEN' else 'PAID' end, b.starts_at,
      case when n % 20 > 0 then b.starts_at + interval '2 days' end
    from (select *, row_number() over (order by id) as n from booking where not open) b where n % 50 = 0`.execute(
    db,
  );
}

/** Refunds that two operators decide; one of a hundred still waits. */
async function proposed({ db }: TestApp): Promise<void> {
  const { tanaka, sato } = OPERATORS;
  await sql`insert into operator_act (id, kind, account_id, purchase_id, points, reason, proposed_at, proposed_by, approved_at, approved_by)
    select f.id, 'REFUND', p.guest_id, p.id, f.points, '誤購入', f.created_at, ${tanaka.id},
      case when n % 100 > 0 then f.created_at end, case when n % 100 > 0 then ${sato.id}::uuid end
    from (select *, row_number() over (order by id) as n from refund) f join purchase p on p.id = f.purchase_id`.execute(
    db,
  );
}

/** Every cast twice a month. */
async function paidOff({ db, clock }: TestApp): Promise<void> {
  await sql`insert into payoff (id, cast_id, kind, status, points, withholding_yen, transfer_fee_yen, transfer_yen, tax_included, period_start,
      period_end, pay_day, destination, requested_at, transferred_on)
    select overlay(md5(c.id::text || d) placing '7' from 13 for 1)::uuid, c.id, 'SYSTEM_PAYOFF', 'TRANSFERRED', 5000, 0, 300, 4700, true,
      d::date - 15, d::date - 1, d::date, '\\x00', d, d::date
    from cast_member c cross join generate_series(${clock.now()}::timestamptz - interval '1 day' * ${DAYS}::int, ${clock.now()}::timestamptz - interval '1 day',
      interval '15 days') d`.execute(db);
}

/** A check of age of everybody, and codes and mails all day long. */
async function checkedAndTold({ db, clock }: TestApp): Promise<void> {
  await sql`insert into age_check (id, account_id, way, document_type, issuer, state, submitted_at, decided_at, decided_by)
    select id, id, 'ANALOG', 'DRIVERS_LICENSE', '東京都', 'VERIFIED', created_at, created_at + interval '1 hour', ${OPERATORS.tanaka.id}
    from account`.execute(db);
  await sql`insert into sent_message (key, channel, state, started_at, ended_at)
    select 'grown ' || n, case n % 3 when 0 then 'SMS' else 'MAIL' end, 'SENT', at, at
    from (select n, ${clock.now()}::timestamptz - interval '1 minute' * (n * ${DAYS}::int * 1440.0 / 1000000) as at
          from generate_series(1, 1000000) n) x`.execute(db);
}
