import type { PushAddress } from '#gateways/push/port.ts';
import type { Crypto } from '#platform/crypto';
import type { SealedColumn } from '#platform/sealing';

const endpointPlace = (id: string) => `push_subscription.endpoint:${id}` as const;
const authPlace = (id: string) => `push_subscription.auth:${id}` as const;

export const sealedPushAddresses: readonly SealedColumn[] = [
  { table: 'push_subscription', column: 'endpoint_sealed', key: 'id', place: endpointPlace },
  { table: 'push_subscription', column: 'auth_sealed', key: 'id', place: authPlace },
];

/** Where a browser takes pushes, as it is stored. */
export interface SealedAddress {
  readonly endpoint_sealed: Buffer;
  readonly p256dh: string;
  readonly auth_sealed: Buffer;
}

export const sealAddress = (
  crypto: Pick<Crypto, 'seal'>,
  id: string,
  { endpoint, p256dh, auth }: PushAddress,
): SealedAddress => ({
  endpoint_sealed: crypto.seal(endpoint, endpointPlace(id)),
  p256dh,
  auth_sealed: crypto.seal(auth, authPlace(id)),
});

export const openAddress = (crypto: Pick<Crypto, 'open'>, id: string, row: SealedAddress): PushAddress => ({
  endpoint: crypto.open(row.endpoint_sealed, endpointPlace(id)),
  p256dh: row.p256dh,
  auth: crypto.open(row.auth_sealed, authPlace(id)),
});

/** Finds a browser by its address. */
export const endpointIndex = (crypto: Pick<Crypto, 'hashSecret'>, endpoint: string): Buffer =>
  crypto.hashSecret(endpoint, 'push-endpoint');
