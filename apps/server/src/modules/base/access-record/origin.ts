import type { Crypto, SealContext } from '#platform/crypto';
import type { Origin } from '#platform/http';
import type { SealedColumn } from '#platform/sealing';

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

export const openOrigin = (
  crypto: Crypto,
  row: { readonly origin_sealed: Buffer; readonly origin_place: string },
): Origin => JSON.parse(crypto.open(row.origin_sealed, placeOf(row.origin_place))) as Origin;
