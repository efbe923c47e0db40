import { createECDH } from 'node:crypto';

/** The keys by which push services know the product (VAPID, RFC 8292). */
export interface PushConfig {
  /** A point of P-256 in base64url; browsers subscribe with it. */
  readonly publicKey: string;
  /** 32 bytes in base64url. */
  readonly privateKey: string;
}

interface PushVariables {
  readonly VAPID_PUBLIC_KEY?: string | undefined;
  readonly VAPID_PRIVATE_KEY?: string | undefined;
}

/** What is inconsistent, one English sentence each. */
export function pushComplaints({
  VAPID_PUBLIC_KEY: own,
  VAPID_PRIVATE_KEY: secret,
}: PushVariables): string[] {
  if (own === undefined && secret === undefined) return [];
  if (own === undefined) return ['VAPID_PUBLIC_KEY is required beside VAPID_PRIVATE_KEY.'];
  if (secret === undefined) return ['VAPID_PRIVATE_KEY is required beside VAPID_PUBLIC_KEY.'];
  return pushKeysOf(Buffer.from(secret, 'base64url'))?.publicKey === own
    ? []
    : ['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not of one pair.'];
}

/** The keys from these variables, once nothing is wrong with them. */
export function pushOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: PushVariables): PushConfig | null {
  if (VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined) return null;
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
}

/** The pair of a private key of 32 bytes; null when P-256 has no such key. */
export function pushKeysOf(privateKey: Buffer): PushConfig | null {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey);
  } catch {
    return null;
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
