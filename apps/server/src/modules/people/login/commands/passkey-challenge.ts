import { PASSKEY_CHALLENGE_MINUTES } from '@yoimachi/domain/login';
import { addMinutes } from '@yoimachi/domain/time';
import type { Expected } from '#gateways/passkey/port.ts';
import type { Crypto } from '#platform/crypto';
import { insertChallenge, takeChallenge } from '../passkey.store.ts';
import { expectedOrigin, relyingPartyOf } from '../relying-party.ts';
import type { LoginDeps } from '../login.deps.ts';

export const CHALLENGE_MS = PASSKEY_CHALLENGE_MINUTES * 60_000;

/** A challenge for one answer of an authenticator; with an identity, for a passkey of hers. */
export async function newChallenge(
  { db, clock, crypto }: Pick<LoginDeps, 'db' | 'clock' | 'crypto'>,
  identityId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const token = crypto.randomToken();
  const at = clock.now();
  await insertChallenge(db, {
    challengeHash: challengeHash(crypto, token),
    identityId,
    createdAt: at,
    expiresAt: addMinutes(at, PASSKEY_CHALLENGE_MINUTES),
  });
  return Uint8Array.from(Buffer.from(token, 'base64url'));
}

/** What an answer must have been made for; its challenge is taken, once, for the same person (null: for a sign-in). */
export const expectedOf = (
  { db, clock, crypto, config }: Pick<LoginDeps, 'db' | 'clock' | 'crypto' | 'config'>,
  clientDataJson: string,
  identityId: string | null,
): Expected => ({
  rpId: relyingPartyOf(config),
  origin: expectedOrigin(config, clientDataJson),
  takeChallenge: (challenge) =>
    takeChallenge(db, { challengeHash: challengeHash(crypto, challenge), identityId }, clock.now()),
});

export const challengeHash = (crypto: Crypto, challenge: string): Buffer =>
  crypto.hashSecret(challenge, 'passkey-challenge');

/** What an authenticator keeps instead of a person's id; it says nothing about her. */
export const userHandleOf = (crypto: Crypto, identityId: string): Buffer =>
  crypto.hashSecret(identityId, 'passkey-user');
