import { debtRetryAt } from '@yoimachi/domain/booking';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { debtAdded, notify } from '#events/catalogue.ts';
import type { Ids } from '#platform/crypto';
import type { Db, Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import { oweToPlatform } from '#money/points';
import * as store from './debt.store.ts';

export interface ChargebackDebt {
  readonly guestId: string;
  /** What was charged back. */
  readonly purchaseId: string;
  /** Points of it already spent. */
  readonly points: number;
}

/** True while a guest is in debt: no request, extension, gift or leaving (rules.md 4). */
export const isPaymentDue = (db: Db, guestId: string): Promise<boolean> => store.hasOpenDebt(db, guestId);

/**
 * Spent points of a chargeback become a debt, on an account of its own (rules.md 4). The debt and its points are written in the caller's
 * transaction; nothing is charged off-session, as the guest's bank has just refused.
 */
export async function addDebt(
  trx: Trx,
  { ids }: { readonly ids: Ids },
  { guestId, purchaseId, points }: ChargebackDebt,
  at: Date,
): Promise<string> {
  const id = ids.newId();
  const debt = {
    id,
    guestId,
    cause: 'CHARGEBACK',
    purchaseId,
    points,
    status: 'OPEN',
    createdAt: at,
  } as const;
  await store.insertDebt(trx, debt);
  await oweToPlatform(trx, { guestId, debtId: id, points, to: 'CHARGED_BACK' }, at);
  await tellOfDebt(trx, { guestId, debtId: id, cause: 'CHARGEBACK' }, at);
  return id;
}

/** A debt for the part of a booking the card did not pay. Its points are moved by the calling settlement. */
export async function addBookingDebt(
  trx: Trx,
  debt: {
    readonly id: string;
    readonly guestId: string;
    readonly bookingId: string;
    readonly points: number;
  },
  at: Date,
): Promise<void> {
  const { id, guestId, bookingId, points } = debt;
  const owed = { id, guestId, cause: 'BOOKING', bookingId, points, status: 'OPEN' } as const;
  await store.insertDebt(trx, { ...owed, createdAt: at, retryAt: debtRetryAt(at, at) });
  await tellOfDebt(trx, { guestId, debtId: id, cause: 'BOOKING' }, at);
}

async function tellOfDebt(
  trx: Trx,
  payload: { readonly guestId: string; readonly debtId: string; readonly cause: 'CHARGEBACK' | 'BOOKING' },
  at: Date,
): Promise<void> {
  const { guestId } = payload;
  await publish(trx, debtAdded, payload, at);
  const notice = noticeOf('GUEST_CHARGE_FAILED', {});
  await publish(trx, notify, { accountId: guestId, ...notice, link: '/guest/payment-info' }, at);
}
