import type { AppContext } from '#platform/module';
import type { Db } from '#platform/database';
import type { Origin } from '#platform/http';
import { insertRecord, type RecordKind } from './access-record.store.ts';
import { sealOrigin } from './origin.ts';

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
  const place = ids.newId();
  const sealed = sealOrigin(crypto, place, origin);
  await insertRecord(db, { ...record, sealed, place, at: clock.now() });
}
