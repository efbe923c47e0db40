import type { UserType } from '@yoimachi/domain/account';
import type { App } from '../../apps/server/src/app.ts';
import type { Crypto } from '../../apps/server/src/platform/crypto/index.ts';

/** By what the identity of a phone number is found. */
export const indexOf = (crypto: Crypto, phone: string): Buffer => crypto.phoneIndex(`+81${phone.slice(1)}`);

/** A demo person's account and identity, by the number; undefined where nobody has it. */
export const findPerson = ({ context: { db, crypto } }: App, phone: string, userType: UserType) =>
  db
    .selectFrom('account')
    .innerJoin('identity', 'identity.id', 'account.identity_id')
    .select(['account.id', 'identity.id as identityId', 'account.suspended_at', 'account.left_at'])
    .where('account.user_type', '=', userType)
    .where('identity.phone_index', '=', indexOf(crypto, phone))
    .executeTakeFirst();

/** The same of somebody who is there. */
export async function demoPerson(app: App, phone: string, userType: UserType) {
  const person = await findPerson(app, phone, userType);
  if (!person) throw new Error(`the demo has nobody with ${phone}`);
  return person;
}
