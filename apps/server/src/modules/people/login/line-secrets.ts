import type { LineProof } from '#gateways/line/port.ts';
import type { Crypto, SealContext } from '#platform/crypto';
import type { SealedColumn } from '#platform/sealing';
import type { AppContext } from '#platform/module';
import { findLineOfAccount } from './line.store.ts';

/** Finds a LINE user without storing who it is; another channel calls the same person by another `sub`. */
export const lineIndex = (crypto: Crypto, channel: string, sub: string): Buffer =>
  crypto.hashSecret(`${channel}\0${sub}`, 'line-user');

/** Where a sealed LINE user and her name belong. */
export const linePlace = (identityId: string): SealContext => `line_user.user:${identityId}`;
export const lineNamePlace = (identityId: string): SealContext => `line_user.name:${identityId}`;

export const sealedLineUsers: readonly SealedColumn[] = [
  { table: 'line_user', column: 'user_sealed', key: 'id', sealedFor: ['identity_id'], place: linePlace },
  { table: 'line_user', column: 'name_sealed', key: 'id', sealedFor: ['identity_id'], place: lineNamePlace },
];

export const stateHash = (crypto: Crypto, state: string): Buffer => crypto.hashSecret(state, 'line-state');
export const browserHash = (crypto: Crypto, secret: string): Buffer =>
  crypto.hashSecret(secret, 'line-browser');

/** Nonce and verifier follow from the state, so that none of the three is stored. */
export const proofOf = (crypto: Crypto, state: string): LineProof => ({
  state,
  nonce: crypto.hashSecret(state, 'line-nonce').toString('base64url'),
  verifier: crypto.hashSecret(state, 'line-verifier').toString('base64url'),
});

/**
 * The LINE user id that an account's person is written to at (`gateways/line-message`); null while no LINE user is linked, and once the account was left. Every link has it,
 * also those from before messages went to LINE.
 */
export async function lineAddressOf(
  { db, crypto }: Pick<AppContext, 'crypto' | 'db'>,
  accountId: string,
): Promise<string | null> {
  const row = await findLineOfAccount(db, accountId);
  const address = row ? crypto.open(row.user_sealed, linePlace(row.identity_id)) : '';
  return address === '' ? null : address;
}
