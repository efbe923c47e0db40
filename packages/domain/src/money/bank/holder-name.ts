import { toHolderKana } from './kana.ts';

/**
 * Whether an account's holder is the registered person: both names as banks write them, ignoring spaces (some banks join family and given
 * name). A registered name that banks cannot write matches nothing. The service pays only to a person's own account.
 */
export function isOwnName(accountHolderKana: string, registeredNameKana: string): boolean {
  const registered = toHolderKana(registeredNameKana);
  return registered.ok && isSameHolder(registered.value, accountHolderKana);
}

/** Whether two names, both as banks write them, are one but for blanks. */
export const isSameHolder = (one: string, other: string): boolean =>
  withoutBlanks(one) === withoutBlanks(other);

function withoutBlanks(kana: string): string {
  return kana.replaceAll(' ', '');
}
