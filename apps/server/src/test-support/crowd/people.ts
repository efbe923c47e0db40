import { sql, type RawBuilder } from 'kysely';
import { dayOf } from '@yoimachi/domain/time';
import type { Db, Trx } from '#platform/database';

type Sql = RawBuilder<unknown>;

/** The id of the n-th of a kind, in the form of a version 7 UUID. */
export const idOf = (kind: string, n: Sql): Sql =>
  sql`overlay(overlay(md5(${kind}::text || (${n})::text) placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid`;

const n = sql`n`;

async function insertAccounts(trx: Trx, kind: 'guest' | 'cast', count: number, at: Date): Promise<void> {
  const userType = kind === 'guest' ? 1 : 2;
  await sql`insert into identity (id, phone_index, phone_sealed, created_at)
    select ${idOf(`${kind}-identity`, n)}, sha256((${kind}::text || n)::bytea), '\\x00', ${at}
    from generate_series(1, ${count}) n`.execute(trx);
  await sql`insert into account (id, identity_id, user_type, registration_stage, created_at)
    select ${idOf(kind, n)}, ${idOf(`${kind}-identity`, n)}, ${userType}, 5, ${at}
    from generate_series(1, ${count}) n`.execute(trx);
}

async function insertLedgerAccounts(
  trx: Trx,
  owner: 'guest' | 'cast',
  kinds: readonly string[],
  count: number,
): Promise<void> {
  await sql`insert into ledger_account (kind, owner_id)
    select kind, ${idOf(owner, n)} from generate_series(1, ${count}) n, unnest(${[...kinds]}::text[]) kind`.execute(
    trx,
  );
}

/** Guests with a card, a wallet and a long-lived lot. */
export async function insertGuests(trx: Trx, count: number, at: Date): Promise<void> {
  await insertAccounts(trx, 'guest', count, at);
  await sql`insert into guest (id, nickname, birthday, age_checked_at)
    select ${idOf('guest', n)}, 'たくみ', '1985-04-01', ${at} from generate_series(1, ${count}) n`.execute(
    trx,
  );
  await sql`insert into wallet (guest_id, paid_points)
    select ${idOf('guest', n)}, 10000 from generate_series(1, ${count}) n`.execute(trx);
  await insertLedgerAccounts(trx, 'guest', ['GUEST_AVAILABLE', 'GUEST_HELD', 'GUEST_DEBT'], count);
  await sql`insert into card (id, guest_id, provider_card_id, brand, last4, expires_month, expires_year, registered_at)
    select ${idOf('card', n)}, ${idOf('guest', n)}, 'crowd-' || n, 'VISA', '4242', 12, 2035, ${at}
    from generate_series(1, ${count}) n`.execute(trx);
  await sql`insert into lot (guest_id, kind, granted_points, remaining_points, expires_on, created_at, notice_at)
    select ${idOf('guest', n)}, 'PAID', 10000, 10000, ${dayOf(at)}::date + 170, ${at}, ${at}::timestamptz + interval '140 days'
    from generate_series(1, ${count}) n`.execute(trx);
}

/** Stores without a cast of the crowd: PostgreSQL scans a table of a few rows entirely, which proves nothing. */
const OTHER_STORES = 1_000;

/** Casts with a schedule for the next 30 days: half of them in one store, the others 20 per store. */
export async function insertCasts(trx: Trx, count: number, at: Date): Promise<void> {
  await insertAccounts(trx, 'cast', count, at);
  const storeId = idOf('store', sql`case n % 2 when 0 then 1 else 2 + n / 40 end`);
  await sql`insert into store (id, name, genre, prefecture, district, address, phone, name_key, address_key, search_text)
    select ${idOf('store', n)}, 'ラウンジ 灯', 3, 13, '銀座', '東京都中央区銀座4-0-0', phone,
      'らうんじ灯' || n, '中央区銀座4-0-0', 'らうんじ灯 東京都中央区銀座4-0-0 銀座 ' || phone
    from generate_series(1, ${OTHER_STORES} + ${count}::integer / 40) n, lateral (select '03' || lpad(n::text, 8, '0') as phone) p`.execute(
    trx,
  );
  await sql`insert into cast_member (id, nickname, birthday, verify_status, store_id, genre, prefecture, district, price30, price15,
      recommendation, registered_at, search_text)
    select ${idOf('cast', n)}, '美月', '1998-05-01', 2, ${storeId}, 3, 13, '銀座', 5000, 2500, n % 1000,
      ${at}::timestamptz - n * interval '1 hour', '美月' from generate_series(1, ${count}) n`.execute(trx);
  await insertLedgerAccounts(trx, 'cast', ['CAST_REWARD'], count);
  await sql`insert into reward_balance (cast_id)
    select ${idOf('cast', n)} from generate_series(1, ${count}) n`.execute(trx);
  await sql`insert into cast_photo (cast_id, position, path)
    select ${idOf('cast', n)}, position, 'portraits/crowd.webp'
    from generate_series(1, ${count}) n, generate_series(1, 3) position`.execute(trx);
  await insertSchedules(trx, sql`select ${idOf('cast', n)} as id from generate_series(1, ${count}) n`, at);
}

/** 17:00 to 21:00 with work at 21:30, every day for 30 days before and after. */
export async function insertSchedules(trx: Trx, castIds: Sql, at: Date): Promise<void> {
  await sql`insert into schedule (id, cast_id, day, from_minute, to_minute, work_minute, working_bar, created_at, updated_at)
    select ${idOf('schedule', sql`c.id::text || d`)}, c.id, ${dayOf(at)}::date + d, 1020, 1260, 1290, 'ラウンジ 灯', ${at}, ${at}
    from (${castIds}) c, generate_series(-30, 30) d on conflict do nothing`.execute(trx);
}

/** Ids of a cast in the crowd's large store and one in a small store. */
export async function castsOfStores(db: Db): Promise<{ readonly large: string; readonly small: string }> {
  const { rows } = await sql<{ large: string; small: string }>`
    select ${idOf('cast', sql`2`)} as large, ${idOf('cast', sql`1`)} as small`.execute(db);
  return rows[0]!;
}
