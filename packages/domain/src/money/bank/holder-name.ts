import { toHolderKana } from './kana.ts';

/**
 * Whether an account's holder is the registered person: both names as banks write them, whatever stands between family and given name (some
 * banks join them). A registered name that banks cannot write matches nothing. The service pays only to a person's own account.
 */
export function isOwnName(accountHolderKana: string, registeredNameKana: string): boolean {
  const registered = toHolderKana(registeredNameKana);
  return registered.ok && isSameHolder(registered.value, accountHolderKana);
}

/**
 * Whether two names, both as banks write them, are one but for what stands between their parts: nothing, blanks, dots, or a hyphen where the
 * other has a gap, too. A hyphen against nothing is a long mark, which makes another name: ﾕ-ｶ is not ﾕｶ.
 */
export const isSameHolder = (one: string, other: string): boolean =>
  one.replace(GAPS, '') === other.replace(GAPS, '') ||
  one.replace(GAPS_AND_HYPHENS, ' ') === other.replace(GAPS_AND_HYPHENS, ' ');

const GAPS = /[ .]/g;
const GAPS_AND_HYPHENS = /[ .-]+/g;
