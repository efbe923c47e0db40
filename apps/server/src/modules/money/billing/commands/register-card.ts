import { fail, ok } from '@yoimachi/domain/result';
import { cardRegistered } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import { identityOfAccount } from '#people/account';
import { noteSign } from '#people/person';
import { markAgeChecked } from '#people/profile';
import type { BillingContext } from '../billing.context.ts';
import { currentCard, hasOpenBooking, lockGuest, removeCurrentCard, replaceCard } from '../card.store.ts';

/** Stores a card the provider has registered, in place of the previous one. Sent again, it returns the same card. */
export async function finishCard(context: BillingContext, guestId: string, setupId: string) {
  const { db, clock, ids, provider } = context;
  const status = await provider.cardStatus({ customer: guestId, setupId });
  if (!status) return fail('NOT_FOUND', 'setupId');
  if (status.state === 'PENDING') return fail('CARD_NOT_READY');
  if (status.state === 'FAILED') return fail(status.code);
  const at = clock.now();
  return withTransaction(db, async (trx) => {
    await lockGuest(trx, guestId);
    await replaceCard(trx, { id: ids.newId(), guestId, data: status.card, at });
    const sign = status.card.fingerprint;
    if (sign !== null)
      await noteSign(trx, { identityId: await identityOfAccount(trx, guestId), kind: 'CARD', sign }, at);
    await markAgeChecked(trx, guestId, at);
    await publish(trx, cardRegistered, { guestId }, at);
    const card = await currentCard(trx, guestId);
    return card ? ok(card) : fail('CARD_NOT_READY');
  });
}

/** Removes the card, unless a booking may still need it (rules.md 4). */
export function removeCard({ db, clock }: BillingContext, guestId: string) {
  return withTransaction(db, async (trx) => {
    await lockGuest(trx, guestId);
    if (await hasOpenBooking(trx, guestId)) return fail('CARD_IN_USE');
    await removeCurrentCard(trx, guestId, clock.now());
    return ok();
  });
}
