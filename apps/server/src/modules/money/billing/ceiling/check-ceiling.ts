import { CARD_CEILING_MINUTES, checkCardCeiling, type AllowedYen } from '@yoimachi/domain/card';
import type { Result } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import type { Trx } from '#platform/database';
import { lockCard, paidByCard } from './ceiling.store.ts';

/**
 * The amount, if a card may pay it, as `checkCardCeiling` says of all accounts that use it; who asks is alone with the card until the
 * transaction ends. Taken after the guest's attempts, by which his purchases and authorisations come one after the other already.
 *
 * @param besides an authorisation that this one takes the place of.
 */
export async function checkCeiling(
  trx: Trx,
  cardId: string,
  amountYen: number,
  now: Date,
  besides?: string,
): Promise<Result<AllowedYen, 'CARD_CEILING'>> {
  await lockCard(trx, cardId);
  const paid = await paidByCard(trx, cardId, addMinutes(now, -CARD_CEILING_MINUTES), besides ?? null);
  return checkCardCeiling(paid, amountYen, now);
}
