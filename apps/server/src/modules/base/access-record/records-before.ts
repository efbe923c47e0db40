import type { OpenContext } from '#base/read-log';
import { recordsUntil, type RecordKind } from './access-record.store.ts';
import { openOrigin } from './origin.ts';

export interface OpenedRecord {
  readonly kind: RecordKind;
  /** Its name in the contract. */
  readonly call: string;
  readonly at: Date;
  readonly address: string;
  readonly port: number | null;
  readonly agent: string;
}

/** The last records of an account until an instant, the newest first; they are kept for six months. */
export async function recordsBefore(
  { db, crypto }: Pick<OpenContext, 'db' | 'crypto'>,
  { accountId, until, limit }: { readonly accountId: string; readonly until: Date; readonly limit: number },
): Promise<OpenedRecord[]> {
  const rows = await recordsUntil(db, accountId, until, limit);
  return rows.map((row) => ({ kind: row.kind, call: row.call, at: row.at, ...openOrigin(crypto, row) }));
}
