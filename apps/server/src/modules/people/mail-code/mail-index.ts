import type { ClosedCrypto } from '#platform/crypto';

/** Finds an address without storing it, in any case. */
export const mailIndex = (crypto: Pick<ClosedCrypto, 'hashSecret'>, email: string): Buffer =>
  crypto.hashSecret(email.toLowerCase(), 'mail');
