import { sql } from 'kysely';
import { cardAmountFor, type CardAmount } from '@yoimachi/domain/money';
import type { Db, Trx } from '#platform/database';
import type { BillingContext } from '../billing.context.ts';
import * as store from './top-up.store.ts';

/**
 * Attaches a request's authorisation to its booking, in the transaction that stores it; one that is not `kept` has only proved the card
 * good and is released. False when it is gone by now.
 */
export async function attachTopUp(
  trx: Trx,
  { topUpId, bookingId, kept }: { topUpId: string; bookingId: string; kept: boolean },
  at: Date,
): Promise<boolean> {
  if (!(await store.setBooking(trx, topUpId, bookingId))) return false;
  if (!kept) await store.giveBackOfBooking(trx, bookingId, at);
  return true;
}

/** An authorisation not attached to a booking is released; an attached one stays. */
export const giveBackUnused = ({ db, clock }: BillingContext, topUpId: string) =>
  sql`
    update top_up set status = 'CANCELLING', check_at = ${clock.now()}
    where id = ${topUpId} and booking_id is null and status = 'AUTHORISED'`.execute(db);

/** How much of a booking's authorisation can be captured. */
export type Capture = CardAmount & { readonly topUpId: string };

/**
 * How much of a booking's authorisation is captured when this many points are needed; null, and the authorisation is released, when none
 * can provide them. The remainder is charged.
 */
export async function planCapture(
  trx: Trx,
  { provider }: Pick<BillingContext, 'provider'>,
  { bookingId, neededPoints }: { bookingId: string; neededPoints: number },
  at: Date,
): Promise<Capture | null> {
  const topUp = await store.lockTopUpOfBooking(trx, bookingId);
  if (!topUp) return null;
  const asked = cardAmountFor(Math.min(neededPoints, topUp.points), provider.smallestChargeYen);
  const fits = provider.capabilities.partialCapture || asked.amountYen === topUp.amount_yen;
  if (topUp.status === 'AUTHORISED' && fits) return { topUpId: topUp.id, ...asked };
  await store.giveBackOfBooking(trx, bookingId, at);
  return null;
}

/** A settlement's authorisation has ended: captured, or to be looked into. */
export async function endCapture(trx: Trx, topUpId: string, captured: boolean, at: Date): Promise<void> {
  const change = captured
    ? ({ status: 'CAPTURED', check_at: null } as const)
    : ({ status: 'CANCELLING', check_at: at } as const);
  await store.changeTopUp(trx, topUpId, change);
}

/** The card an authorisation is on. */
export async function cardOfTopUp(db: Db, topUpId: string): Promise<string> {
  return (await store.findTopUp(db, topUpId))!.card_id;
}
