import { COUPON_TERM_DAYS } from '@yoimachi/domain/coupon';
import { SYSTEM_ACCOUNTS } from '@yoimachi/domain/points';
import { addDays, instantAt, type Day } from '@yoimachi/domain/time';
import pg from 'pg';
import type { Crypto } from '../../apps/server/src/platform/crypto/index.ts';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { PROGRESS_KEY, SCENES_KEY } from './accounts.ts';
import { DEMO_DEFAULTS, makeDemo } from './demo.ts';
import { demoId } from './id.ts';
import { insertAgeChecks } from './insert-age-checks.ts';
import { insertBookings } from './insert-bookings.ts';
import { insertBooks } from './insert-books.ts';
import { insertOperators } from './insert-operators.ts';
import { insertPayoffs } from './insert-payoffs.ts';
import { insertPeople } from './insert-people.ts';
import { insertSchedules } from './insert-schedules.ts';
import { indexedAfterwards, type Sql, insertRows } from './insert.ts';
import { makeBooks } from './ledger.ts';
import { demoCoupon } from './offers.ja.ts';

/** From so many casts on the indexes of what they have are made afterwards. */
const MANY = 2_000;
const OF_CASTS = ['cast_member', 'cast_tag', 'media', 'media_file', 'schedule'];

export type SeedOptions = {
  /** The product's own key: phones are looked up and sealed with it. */
  crypto: Crypto;
  /** The product's current day. */
  today: Day;
  castCount?: number;
  guestCount?: number;
  seed?: number;
  /** Empties a filled database first; otherwise one with accounts is refused. */
  replace?: boolean;
};

export type SeedSummary = {
  stores: number;
  casts: number;
  guests: number;
  bookings: number;
  schedules: number;
};

/**
 * Fills a migrated database with the demo, in one transaction: past bookings are settled through the ledger. Throws StartupError if there
 * are already accounts and `replace` is not set.
 */
export async function seedDemo(databaseUrl: string, options: SeedOptions): Promise<SeedSummary> {
  const { castCount, guestCount, seed } = { ...DEMO_DEFAULTS, ...options };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await makeRoom(client, options.replace === true);
    const demo = makeDemo({ castCount, guestCount, seed, today: options.today });
    const books = makeBooks(demo);
    const insertCasts = async () => {
      await insertPeople(client, demo, options.crypto);
      await insertSchedules(client, demo);
    };
    await (castCount < MANY ? insertCasts() : indexedAfterwards(client, OF_CASTS, insertCasts));
    await insertBookings(client, demo.bookings);
    await insertBooks(client, demo, books);
    const operatorId = await insertOperators(client, options.today);
    await insertAgeChecks(client, demo);
    await insertPayoffs(client, books, { crypto: options.crypto, operatorId });
    await insertOffers(client, options.today);
    await insertStageCounts(client);
    await client.query('select count_cohorts()');
    await client.query('commit');
    await client.query('analyze');
    return {
      stores: demo.stores.length,
      casts: demo.casts.length,
      guests: demo.guests.length,
      bookings: demo.bookings.length,
      schedules: demo.casts.reduce((sum, cast) => sum + cast.schedules.length, demo.bookings.length),
    };
  } finally {
    await client.end();
  }
}

async function makeRoom(sql: Sql, replace: boolean): Promise<void> {
  const { rowCount } = await sql.query('select from account limit 1');
  if (rowCount === 0) return;
  if (!replace) throw new StartupError('The database already has accounts: add --replace to empty it first.');
  // Everything about people depends on these tables; what belongs to the service itself stays or is restored.
  await sql.query(`truncate ledger_day, booking_day, booking_cohort, cohort_person, bank_csv_layout, standing_run, setting_change, identity, identity_match, store, store_change, outbox, idempotency_key, dev_inbox, sms_code, coupon,
    sandbox_line.person, sandbox_payment.card, payoff_batch, payoff_system_day cascade`);
  await sql.query('delete from setting where key = any ($1)', [[SCENES_KEY, PROGRESS_KEY]]);
  await sql.query(`insert into ledger_account (kind) select unnest($1::text[])`, [SYSTEM_ACCOUNTS]);
}

/** Settled meetings count for the stages, and every cast is somewhere on the way to her next one. */
async function insertStageCounts(sql: Sql): Promise<void> {
  await sql.query(`
    insert into stage_count (cause_id, cast_id, kind, stage, counted_at)
    select p.id, p.cast_id, 'BOOKING', c.stage, p.settled_at
    from participation p join cast_member c on c.id = p.cast_id
    where p.settled_at is not null and p.billed_minutes > 0`);
  await sql.query(`
    insert into stage_progress (cast_id, bookings, changed_at)
    select c.id, least(count(n.cause_id), r.bookings - 1), c.registered_at
    from cast_member c
    join stage_requirement r on r.stage = c.stage + 1
    left join stage_count n on n.cast_id = c.id
    group by c.id, r.bookings`);
}

const COUPON_DAYS = 365;

/** Enables gifts, which an installation does not do by itself, and creates a coupon everybody can redeem. */
async function insertOffers(sql: Sql, today: Day): Promise<void> {
  await sql.query(`insert into setting (key, value) values ('gift.enabled', 'true') on conflict do nothing`);
  const startsAt = instantAt(today, 0);
  const coupon = { ...demoCoupon, startsAt, createdAt: startsAt, termDays: COUPON_TERM_DAYS };
  const own = 'code, name, title, description, points, term_days, starts_at, created_at';
  await insertRows(
    sql,
    'coupon',
    [coupon],
    own,
    {
      id: ({ code }) => demoId(startsAt, 'coupon', code),
      ends_at: () => instantAt(addDays(today, COUPON_DAYS), 0),
      eligibility: () => 'ALL',
    },
    'on conflict do nothing',
  );
}
