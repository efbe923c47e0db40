import { isUnderDrinkingAge, mayChooseDrinking } from '@yoimachi/domain/account';
import { DRINK_TAGS, Drinking } from '@yoimachi/domain/profile';
import { dayOf, type Day } from '@yoimachi/domain/time';
import type { ClosedCrypto } from '#platform/crypto';
import type { Trx } from '#platform/database';
import { clearDrinking, removeTags, saveAccountInfo, type CastRow } from '../cast.store.ts';
import { refreshSearchText } from '../commands/search-text.ts';
import { sealAccountInfo, type AccountInfo } from '../private.ts';

export const drinks = (profile: unknown): boolean => {
  const { drinking } = profile as { readonly drinking?: number | null };
  return drinking === Drinking.CAN || drinking === Drinking.A_LITTLE;
};

/** Registers a cast again, as an operator decided; with what her birthday forbids taken. */
export async function registerInfo(
  trx: Trx,
  crypto: ClosedCrypto,
  cast: CastRow,
  info: AccountInfo,
  at: Date,
): Promise<void> {
  const { id, nickname } = cast;
  const sealed = sealAccountInfo(crypto, id, info);
  await saveAccountInfo(trx, id, { nickname, birthday: info.birthday, sealed });
  await forbidDrinks(trx, cast, info.birthday, at);
}

/** What her birthday forbids a cast goes: the drink option, below 20 the drink tags too. */
export async function forbidDrinks(
  trx: Trx,
  { id, profile }: CastRow,
  birthday: Day,
  at: Date,
): Promise<void> {
  if (drinks(profile) && !mayChooseDrinking(birthday, at)) await clearDrinking(trx, id);
  if (!isUnderDrinkingAge(birthday, dayOf(at))) return;
  await removeTags(trx, id, DRINK_TAGS);
  await refreshSearchText(trx, id);
}
