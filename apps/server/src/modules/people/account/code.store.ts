import { sql } from 'kysely';
import type { CodePurpose } from '@yoimachi/domain/phone';
import {
  firstRow,
  inColumns,
  run,
  theRow,
  theValue,
  type Db,
  type NewRow,
  type RowOf,
  type Trx,
} from '#platform/database';

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
export function readNumberFacts(
  db: Db,
  phoneIndex: Buffer,
  browserId: string,
  { sendsFrom, lockFrom, dayFrom }: Spans,
): Promise<NumberFacts> {
  // A code is voided within its lifetime of minutes, so what was sent an hour before a span does not reach into it.
  const since = new Date(Math.min(Number(sendsFrom), Number(lockFrom), Number(dayFrom)) - 3_600_000);
  return theRow<NumberFacts>(db)`
    select (count(*) filter (where sent_at > ${sendsFrom}))::int as sends,
      min(sent_at) filter (where sent_at > ${sendsFrom}) as "firstSentAt", max(sent_at) as "lastSentAt",
      (count(*) filter (where void_reason = 'GUESSED' and voided_at >= ${dayFrom}))::int as "guessedToday",
      max(voided_at) filter (where void_reason = 'GUESSED' and browser_id = ${browserId} and voided_at > ${lockFrom}) as "guessedAt",
      exists (select from sms_code where phone_index = ${phoneIndex})
        or exists (select from identity where phone_index = ${phoneIndex}) as "isKnown"
    from sms_code where phone_index = ${phoneIndex} and sent_at > ${since}`;
}

/** How many codes were sent in a span, and when the first. */
export interface Limited {
  readonly sends: number;
  readonly firstSentAt: Date | null;
}

/** The numbers without a code before that an address has sent one to since then. */
export const readFirstSends = (db: Db, address: string, from: Date) =>
  theRow<Limited>(db)`select count(*)::int as sends, min(sent_at) as "firstSentAt" from sms_code
    where address = ${address} and is_first = true and sent_at > ${from}`;

/** The codes sent to a block of numbers since then. */
export const readBlockSends = (db: Db, blockIndex: Buffer, from: Date) =>
  theRow<Limited>(db)`select count(*)::int as sends, min(sent_at) as "firstSentAt" from sms_code
    where block_index = ${blockIndex} and sent_at > ${from}`;

export const countAllSends = (db: Db, from: Date) =>
  theValue<number>(db)`select count(*)::int as sends from sms_code where sent_at >= ${from}`;

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
export const removeUnsentCode = (db: Db, codeId: string) =>
  run(db)`delete from sms_code where id = ${codeId} and used_at is null`;

type LastCode = RowOf<
  'sms_code',
  'id' | 'code_hash' | 'wrong_tries' | 'expires_at' | 'used_at' | 'voided_at'
>;

/** The last code a browser requested for a purpose, locked; one for another purpose is none. */
export const lockLastCode = (trx: Trx, phoneIndex: Buffer, browserId: string, purpose: CodePurpose) =>
  firstRow<LastCode>(trx)`
    select id, code_hash, wrong_tries, expires_at, used_at, voided_at from sms_code
    where phone_index = ${phoneIndex} and browser_id = ${browserId} and purpose = ${purpose}
    order by sent_at desc, id desc limit 1 for update`;

export const markCodeUsed = (trx: Trx, codeId: string, at: Date) =>
  run(trx)`update sms_code set used_at = ${at} where id = ${codeId}`;

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
