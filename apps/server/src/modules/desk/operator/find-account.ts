import { toE164, type UserType } from '@yoimachi/domain/account';
import type { OperatorContext } from './operator.context.ts';
import { accountOfId, accountsOfPhone } from './operator.store.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Accounts matching an id or a phone number as typed; a number can have both a guest and a cast account. */
export async function findAccounts(
  { db, crypto, config }: OperatorContext,
  text: string,
): Promise<{ id: string; user_type: UserType }[]> {
  if (UUID.test(text)) {
    const account = await accountOfId(db, text);
    return account ? [account] : [];
  }
  const phone = toE164(text, { allowTestPrefix: config.allowTestPrefix });
  return phone.ok ? accountsOfPhone(db, crypto.phoneIndex(phone.value)) : [];
}
