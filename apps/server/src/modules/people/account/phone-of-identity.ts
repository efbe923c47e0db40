import { phoneBound } from '#events/catalogue.ts';
import type { Db, Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import type { AccountDeps } from './account.deps.ts';
import { lastFour, openPhone, phonePlace } from './commands/sign-in.ts';
import { findIdentityOfPhone, lockIdentity, readIdentityPhone, writePhone } from './identity.store.ts';

type Tools = Pick<AccountDeps, 'crypto'>;

/** An identity's number in international form; null when it has none. */
export const readPhone = async (db: Db, { crypto }: Tools, identityId: string): Promise<string | null> =>
  openPhone(crypto, await readIdentityPhone(db, identityId));

/** The same, with the identity's row locked: logins with the number and other changes of it wait. */
export const holdPhone = async (trx: Trx, { crypto }: Tools, identityId: string): Promise<string | null> =>
  openPhone(crypto, await lockIdentity(trx, identityId));

/** Whose number it is. */
export const findOwner = (db: Db, { crypto }: Tools, e164: string): Promise<string | undefined> =>
  findIdentityOfPhone(db, crypto.phoneIndex(e164));

/** Gives an identity a number that was proved. The constraint `identity_phone_index_key` refuses one of somebody else. */
export async function bindPhone(
  trx: Trx,
  { crypto }: Tools,
  identityId: string,
  e164: string,
  at: Date,
): Promise<void> {
  const phoneSealed = crypto.seal(e164, phonePlace(identityId));
  const phoneIndex = crypto.phoneIndex(e164);
  const phone = { phoneIndex, phoneSealed, phoneLast4: lastFour(e164), phoneVerifiedAt: at };
  const former = await writePhone(trx, identityId, phone);
  if (former?.equals(phoneIndex)) return;
  await publish(trx, phoneBound, { identityId, formerIndex: former?.toString('base64') ?? null }, at);
}
