import { PASSKEY_CHALLENGE_MINUTES } from '@yoimachi/domain/login';
import { addMinutes } from '@yoimachi/domain/time';
import type { Expected } from '#gateways/passkey/port.ts';
import { expectedOrigin, relyingPartyOf } from '#people/login';
import type { OfficeDeps } from './office.deps.ts';
import { insertChallenge, takeChallenge } from './passkey.store.ts';

type Means = Pick<OfficeDeps, 'db' | 'clock' | 'crypto' | 'config'>;

export const CHALLENGE_MS = PASSKEY_CHALLENGE_MINUTES * 60_000;

/** The back office may have an address of its own, which its passkeys belong to. */
const placeOf = ({ config }: Pick<Means, 'config'>) => ({ publicUrl: config.adminUrl ?? config.publicUrl });

export const officeRpId = (means: Pick<Means, 'config'>): string => relyingPartyOf(placeOf(means));

const challengeHash = ({ crypto }: Pick<Means, 'crypto'>, challenge: string): Buffer =>
  crypto.hashSecret(challenge, 'office-challenge');

/** What an authenticator keeps instead of an operator's id. */
export const userHandleOf = ({ crypto }: Pick<Means, 'crypto'>, operatorId: string): Buffer =>
  crypto.hashSecret(operatorId, 'office-passkey-user');

/** A challenge for one answer; `isNew`: for a passkey that is added. */
export async function newChallenge(means: Means, operatorId: string, isNew: boolean) {
  const token = means.crypto.randomToken();
  const endsAt = addMinutes(means.clock.now(), PASSKEY_CHALLENGE_MINUTES);
  const hash = challengeHash(means, token);
  await insertChallenge(means.db, { challengeHash: hash, operatorId, isNew, endsAt });
  return { token, bytes: Uint8Array.from(Buffer.from(token, 'base64url')) };
}

/** What an answer must have been made for; its challenge is taken, once. */
export const expectedOf = (
  means: Means,
  clientDataJson: string,
  operatorId: string,
  isNew: boolean,
): Expected => ({
  rpId: officeRpId(means),
  origin: expectedOrigin(placeOf(means), clientDataJson),
  takeChallenge: (challenge) =>
    takeChallenge(means.db, {
      hash: challengeHash(means, challenge),
      operatorId,
      isNew,
      at: means.clock.now(),
    }),
});
