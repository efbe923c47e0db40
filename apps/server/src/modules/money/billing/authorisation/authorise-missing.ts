import { PAYMENT_CHECK_MINUTES, takenAnyway } from '@yoimachi/domain/card';
import { cardAmountFor } from '@yoimachi/domain/money';
import { UserType } from '@yoimachi/domain/account';
import { fail, ok, type CodesOf } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import { withTransaction, type Trx } from '#platform/database';
import { missingFor } from '#people/consent';
import { insertAttempt } from '../attempts/attempt.store.ts';
import { checkAttempt, lockAttempt } from '../attempts/check-attempt.ts';
import type { BillingContext } from '../billing.context.ts';
import { currentCard, lockGuest } from '../card.store.ts';
import { checkCeiling } from '../ceiling/check-ceiling.ts';
import { advanceTopUp } from './advance-top-up.ts';
import * as store from './top-up.store.ts';

export interface AuthorisationOrder {
  readonly guestId: string;
  readonly missingPoints: number;
  /** The request or booking it is for. */
  readonly purpose: { readonly clientRequestId: string } | { readonly bookingId: string };
  /** The guest when on-session: his network address, and where he returns to from 3-D Secure. Null off-session. */
  readonly present: { readonly address: string; readonly returnPath: string } | null;
}

/** Points that a card covers. */
export interface TopUp {
  readonly topUpId: string;
  readonly points: number;
  readonly amountYen: number;
  readonly authorisedAt: Date;
  readonly expiresAt: Date;
}

export type AuthorisationFailure = CodesOf<typeof authoriseMissing>;

/**
 * Reserves the yen of missing points on the guest's card (rules.md 4), never inside a transaction: the intent is committed first. Called
 * again for the same purpose, it continues with what exists. CARD_ACTION_REQUIRED: the guest goes to `details.actionUrl`, then the same
 * call is repeated; PAYMENT_NO_ANSWER: the outcome is unknown, and it may be called again; CONFLICT: the request has meanwhile become a
 * booking; TOO_MANY_CARD_ATTEMPTS: too many cards were refused; CARD_CEILING: the card has paid so much lately that it may
 * not pay this, too, which nobody asks of what was agreed before; CONSENT_REQUIRED: he has taken back that missing points are charged, which
 * what he asked for before outlives.
 */
export async function authoriseMissing(context: BillingContext, order: AuthorisationOrder) {
  const intent = await withTransaction(context.db, (trx) => keepOrCreate(trx, context, order));
  if (!intent.ok) return intent;
  const { row, actionUrl } = await advanceTopUp(context, intent.value);
  switch (row.status) {
    case 'AUTHORISED':
      return ok<TopUp>({
        topUpId: row.id,
        points: row.points,
        amountYen: row.amount_yen,
        authorisedAt: context.clock.now(),
        expiresAt: row.expires_at!,
      });
    case 'ACTION_REQUIRED':
      return actionUrl === null
        ? fail('PAYMENT_NO_ANSWER')
        : fail('CARD_ACTION_REQUIRED', undefined, { actionUrl });
    case 'FAILED':
      return fail(row.failure_code === 'THREE_D_SECURE_FAILED' ? 'THREE_D_SECURE_FAILED' : 'CARD_DECLINED');
    default:
      return fail('PAYMENT_NO_ANSWER');
  }
}

async function keepOrCreate(
  trx: Trx,
  context: BillingContext,
  { guestId, missingPoints, purpose, present }: AuthorisationOrder,
) {
  const { ids, clock, provider } = context;
  const attempt = present && { guestId, address: present.address };
  // Purchases also take these locks before the guest's row.
  if (attempt) await lockAttempt(trx, context, attempt);
  await lockGuest(trx, guestId);
  const card = await currentCard(trx, guestId);
  if (!card) return fail('CARD_REQUIRED');
  if ('clientRequestId' in purpose && (await store.hasBecomeBooking(trx, guestId, purpose.clientRequestId)))
    return fail('CONFLICT');
  const at = clock.now();
  if ('clientRequestId' in purpose) {
    const who = { accountId: guestId, userType: UserType.GUEST };
    const items = await missingFor(trx, who, 'AUTO_CHARGE', at);
    if (items.length > 0) return fail('CONSENT_REQUIRED', undefined, { items });
  }
  const asked = cardAmountFor(missingPoints, provider.smallestChargeYen);
  const there =
    'bookingId' in purpose
      ? await store.lockTopUpOfBooking(trx, purpose.bookingId)
      : await store.lockTopUpOfRequest(trx, guestId, purpose.clientRequestId);
  // A different amount, or a different card after one that failed: the old one is released.
  const isSame = there?.amount_yen === asked.amountYen && there.card_id === card.id;
  if (there && isSame) return ok(there.id);
  const allowed = attempt && (await checkAttempt(trx, context, attempt));
  if (allowed?.ok === false) return allowed;
  const affordable =
    'bookingId' in purpose
      ? ok(takenAnyway('AGREED_BOOKING', asked.amountYen))
      : await checkCeiling(trx, card.id, asked.amountYen, at, there?.id);
  if (!affordable.ok) return affordable;
  if (there) await store.changeTopUp(trx, there.id, { status: 'CANCELLING', check_at: at });
  const id = ids.newId();
  await store.insertTopUp(trx, {
    id,
    guestId,
    cardId: card.id,
    points: asked.points,
    amountYen: affordable.value,
    returnPath: present?.returnPath ?? null,
    status: 'CREATED',
    createdAt: at,
    // One made for a booking is handled by the booking's own clock.
    ...('bookingId' in purpose ? purpose : { ...purpose, checkAt: addMinutes(at, PAYMENT_CHECK_MINUTES) }),
  });
  if (allowed) await insertAttempt(trx, { ...allowed.value, guestId, topUpId: id, createdAt: at });
  return ok(id);
}
