import type { AppContext } from '#platform/module';
import type { Db } from '#platform/database';
import type { Origin } from '#platform/http';
import type { OpenContext } from '#base/read-log';
import { insertRecord, recordsUntil, type RecordKind } from './access-record.store.ts';
import { openRecord, sealOrigin, type OpenedRecord } from './origin.ts';

interface AccessRecord {
  readonly kind: RecordKind;
  /** Its name in the contract. */
  readonly call: string;
  readonly accountId: string;
  readonly origin: Origin;
}

/** Keeps from where somebody signed in, posted or bought; with a transaction, together with what was done. */
export async function keepRecord(
  { crypto, clock, ids }: Pick<AppContext, 'clock' | 'crypto' | 'ids'>,
  db: Db,
  { origin, ...record }: AccessRecord,
): Promise<void> {
  const originPlace = ids.newId();
  const originSealed = sealOrigin(crypto, originPlace, origin);
  await insertRecord(db, { ...record, originSealed, originPlace, at: clock.now() });
}

/** The last records of an account until an instant, the newest first; they are kept for six months. */
export async function recordsBefore(
  { db, crypto }: Pick<OpenContext, 'db' | 'crypto'>,
  { accountId, until, limit }: { readonly accountId: string; readonly until: Date; readonly limit: number },
): Promise<OpenedRecord[]> {
  const rows = await recordsUntil(db, accountId, until, limit);
  return rows.map((row) => openRecord(crypto, row));
}
