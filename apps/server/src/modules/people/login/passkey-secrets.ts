import type { Crypto } from '#platform/crypto';

export const challengeHash = (crypto: Crypto, challenge: string): Buffer =>
  crypto.hashSecret(challenge, 'passkey-challenge');

/** What an authenticator keeps instead of a person's id; it says nothing about her. */
export const userHandleOf = (crypto: Crypto, identityId: string): Buffer =>
  crypto.hashSecret(identityId, 'passkey-user');
