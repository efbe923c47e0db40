import type { Crypto, SealContext } from '#platform/crypto';
import type { Origin } from '#platform/http';
import type { SealedColumn } from '#platform/sealing';
import type { RecordRow } from './access-record.store.ts';

/** A record has no id before it is stored: its origin is sealed for a random name that stands beside it. */
const placeOf = (name: string): SealContext => `access_record.origin:${name}`;

export const sealedOrigins: SealedColumn = {
  table: 'access_record',
  column: 'origin_sealed',
  key: 'id',
  isNumbered: true,
  sealedFor: ['origin_place'],
  place: placeOf,
};

export const sealOrigin = (crypto: Crypto, name: string, origin: Origin): Buffer =>
  crypto.seal(JSON.stringify(origin), placeOf(name));

/** A record with its origin opened. */
export const openRecord = (crypto: Crypto, { origin_sealed, origin_place, ...row }: RecordRow) => ({
  ...row,
  ...(JSON.parse(crypto.open(origin_sealed, placeOf(origin_place))) as Origin),
});
export type OpenedRecord = ReturnType<typeof openRecord>;
