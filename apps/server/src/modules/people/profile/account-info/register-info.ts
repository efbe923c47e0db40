import { mayChooseDrinking } from '@yoimachi/domain/account';
import { Drinking } from '@yoimachi/domain/profile';
import type { ClosedCrypto } from '#platform/crypto';
import type { Trx } from '#platform/database';
import { clearDrinking, saveAccountInfo, type CastRow } from '../cast.store.ts';
import { sealAccountInfo, type AccountInfo } from '../private.ts';

export const drinks = (profile: unknown): boolean => {
  const { drinking } = profile as { readonly drinking?: number | null };
  return drinking === Drinking.CAN || drinking === Drinking.A_LITTLE;
};

/** Registers a cast anew, as an operator decided; a birthday that forbids it takes her drink option. */
export async function registerInfo(
  trx: Trx,
  crypto: ClosedCrypto,
  { id, nickname, profile }: CastRow,
  info: AccountInfo,
  at: Date,
): Promise<void> {
  const sealed = sealAccountInfo(crypto, id, info);
  await saveAccountInfo(trx, id, { nickname, birthday: info.birthday, sealed });
  if (drinks(profile) && !mayChooseDrinking(info.birthday, at)) await clearDrinking(trx, id);
}
