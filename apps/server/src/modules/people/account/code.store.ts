import { sql } from 'kysely';
import type { CodePurpose } from '@yoimachi/domain/phone';
import { inColumns, type Db, type NewRow, type Trx } from '#platform/database';

/** Classes of advisory locks, taken in this order. */
const ADDRESS_LOCK = 701;
const PHONE_LOCK = 702;

/** Sends from one address, and to one number, are serialised, so that each sees the previous ones. */
export async function lockSends(trx: Trx, address: string, phoneIndex: Buffer): Promise<void> {
  const phone = phoneIndex.toString('hex');
  await Promise.all([
    sql`select pg_advisory_xact_lock(${sql.lit(ADDRESS_LOCK)}, hashtext(${address}))`.execute(trx),
    sql`select pg_advisory_xact_lock(${sql.lit(PHONE_LOCK)}, hashtext(${phone}))`.execute(trx),
  ]);
}

/** Starts of the time spans counted. */
export interface Spans {
  readonly sendsFrom: Date;
  readonly lockFrom: Date;
  readonly dayFrom: Date;
}

export interface NumberFacts {
  /** A code was sent to it before, or somebody has proved it. */
  readonly isKnown: boolean;
  readonly sends: number;
  readonly firstSentAt: Date | null;
  readonly lastSentAt: Date | null;
  /** Codes voided by guessing today, in any browser. */
  readonly guessedToday: number;
  /** When this browser last voided a code of the number by guessing. */
  readonly guessedAt: Date | null;
}

/** A number's history, as far as it limits sending and trying. */
export async function readNumberFacts(
  db: Db,
  phoneIndex: Buffer,
  browserId: string,
  spans: Spans,
): Promise<NumberFacts> {
  const row = await db
    .selectFrom('sms_code')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('sent_at', '>', spans.sendsFrom).as('sends'),
      fn.min('sent_at').filterWhere('sent_at', '>', spans.sendsFrom).as('firstSentAt'),
      fn.max('sent_at').as('lastSentAt'),
      fn
        .countAll<number>()
        .filterWhere('void_reason', '=', 'GUESSED')
        .filterWhere('voided_at', '>=', spans.dayFrom)
        .as('guessedToday'),
      fn
        .max('voided_at')
        .filterWhere('void_reason', '=', 'GUESSED')
        .filterWhere('browser_id', '=', browserId)
        .filterWhere('voided_at', '>', spans.lockFrom)
        .as('guessedAt'),
      sql<boolean>`exists (select from sms_code where phone_index = ${phoneIndex})
        or exists (select from identity where phone_index = ${phoneIndex})`.as('isKnown'),
    ])
    .where('phone_index', '=', phoneIndex)
    // A code is voided within its lifetime of minutes, so what was sent an hour before a span does not reach into it.
    .where('sent_at', '>', new Date(Math.min(...Object.values(spans).map(Number)) - 3_600_000))
    .executeTakeFirstOrThrow();
  return row;
}

/** How many codes were sent in a span, and when the first. */
export interface Limited {
  readonly sends: number;
  readonly firstSentAt: Date | null;
}

/** The numbers without a code before that an address has sent one to since then. */
export async function readFirstSends(db: Db, address: string, from: Date): Promise<Limited> {
  return db
    .selectFrom('sms_code')
    .select(({ fn }) => [fn.countAll<number>().as('sends'), fn.min('sent_at').as('firstSentAt')])
    .where('address', '=', address)
    .where('is_first', '=', sql.lit(true))
    .where('sent_at', '>', from)
    .executeTakeFirstOrThrow();
}

/** The codes sent to a block of numbers since then. */
export async function readBlockSends(db: Db, blockIndex: Buffer, from: Date): Promise<Limited> {
  return db
    .selectFrom('sms_code')
    .select(({ fn }) => [fn.countAll<number>().as('sends'), fn.min('sent_at').as('firstSentAt')])
    .where('block_index', '=', blockIndex)
    .where('sent_at', '>', from)
    .executeTakeFirstOrThrow();
}

export async function countAllSends(db: Db, from: Date): Promise<number> {
  const row = await db
    .selectFrom('sms_code')
    .select(({ fn }) => fn.countAll<number>().as('sends'))
    .where('sent_at', '>=', from)
    .executeTakeFirstOrThrow();
  return row.sends;
}

/** Stores a code; the open ones of its number are void from now on. */
export async function replaceCode(trx: Trx, code: NewRow<'sms_code'>): Promise<void> {
  await trx
    .updateTable('sms_code')
    .set({ voided_at: code.sentAt, void_reason: 'SUPERSEDED' })
    .where('phone_index', '=', code.phoneIndex)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
  await trx.insertInto('sms_code').values(inColumns(code)).execute();
}

/** A code that did not go out counts against nobody. */
export async function removeUnsentCode(db: Db, codeId: string): Promise<void> {
  await db.deleteFrom('sms_code').where('id', '=', codeId).where('used_at', 'is', null).execute();
}

/** The last code a browser requested for a purpose, locked; one for another purpose is none. */
export function lockLastCode(trx: Trx, phoneIndex: Buffer, browserId: string, purpose: CodePurpose) {
  return trx
    .selectFrom('sms_code')
    .select(['id', 'code_hash', 'wrong_tries', 'expires_at', 'used_at', 'voided_at'])
    .where('phone_index', '=', phoneIndex)
    .where('browser_id', '=', browserId)
    .where('purpose', '=', purpose)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function markCodeUsed(trx: Trx, codeId: string, at: Date): Promise<void> {
  await trx.updateTable('sms_code').set({ used_at: at }).where('id', '=', codeId).execute();
}

/** Counts a wrong attempt; with `voidedAt` it was the last one. */
export async function countWrongTry(trx: Trx, codeId: string, voidedAt: Date | null): Promise<void> {
  await trx
    .updateTable('sms_code')
    .set((eb) => ({
      wrong_tries: eb('wrong_tries', '+', 1),
      ...(voidedAt && { voided_at: voidedAt, void_reason: 'GUESSED' as const }),
    }))
    .where('id', '=', codeId)
    .execute();
}
