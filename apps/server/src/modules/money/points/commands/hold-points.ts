import { fail, ok, type Result } from '@yoimachi/domain/result';
import { takeFromLots } from '@yoimachi/domain/points';
import { dayOf } from '@yoimachi/domain/time';
import type { Trx } from '#platform/database';
import { findHold, insertHold, insertHoldLots } from '../hold.store.ts';
import { appendTransfers, owned } from '../ledger.store.ts';
import { lockLots, moveInLots } from '../lot.store.ts';
import { lockWallet } from '../wallet.store.ts';
import { walletChanged } from './credit.ts';

interface HoldOrder {
  readonly guestId: string;
  readonly bookingId: string;
  readonly points: number;
  /** How many of them may be missing because a card covers them; none when absent. */
  readonly cardPoints?: number;
}
type HoldFailure = 'POINTS_INSUFFICIENT';
/** What the balance did not cover. */
interface Held {
  readonly missingPoints: number;
}

/**
 * Sets points aside for a booking, nearest expiry first. Fails with POINTS_INSUFFICIENT and `details.missingPoints`
 * when balance and card do not cover them; then nothing is held.
 */
export async function holdPoints(trx: Trx, order: HoldOrder, at: Date): Promise<Result<Held, HoldFailure>> {
  const [, taken] = await Promise.all([lockWallet(trx, order.guestId), takeParts(trx, order, at)]);
  if (!taken.ok) return taken;
  const holdId = await insertHold(trx, order.bookingId, order.guestId, at);
  await storeParts(trx, holdId, order, taken.value.parts, `hold:${order.bookingId}`, at);
  return ok({ missingPoints: taken.value.missing });
}

/** Adds points to a booking's hold, for an extension; `step` identifies the extension. */
export async function addToHold(
  trx: Trx,
  order: HoldOrder & { readonly step: string },
  at: Date,
): Promise<Result<Held, HoldFailure>> {
  const [, hold, taken] = await Promise.all([
    lockWallet(trx, order.guestId),
    findHold(trx, order.bookingId),
    takeParts(trx, order, at),
  ]);
  if (!hold || hold.resolved) throw new Error(`Booking ${order.bookingId} has no open hold`);
  if (!taken.ok) return taken;
  const key = `extend:${order.bookingId}:${order.step}`;
  await storeParts(trx, hold.id, order, taken.value.parts, key, at);
  return ok({ missingPoints: taken.value.missing });
}

type Taken = ReturnType<typeof takeFromLots>;
type Parts = Taken['parts'];

async function takeParts(trx: Trx, order: HoldOrder, at: Date): Promise<Result<Taken, HoldFailure>> {
  const lots = await lockLots(trx, order.guestId);
  const taken = takeFromLots(lots, order.points, dayOf(at));
  if (taken.missing <= (order.cardPoints ?? 0)) return ok(taken);
  return fail('POINTS_INSUFFICIENT', undefined, { missingPoints: taken.missing });
}

async function storeParts(trx: Trx, holdId: number, order: HoldOrder, parts: Parts, key: string, at: Date) {
  const transfers = parts.map((part) => ({
    kind: 'HOLD' as const,
    from: owned('GUEST_AVAILABLE', order.guestId),
    to: owned('GUEST_HELD', order.guestId),
    points: part.points,
    lotId: part.lotId,
    bookingId: order.bookingId,
    key: `${key}:${part.lotId}`,
  }));
  await Promise.all([
    insertHoldLots(trx, holdId, parts, at),
    moveInLots(
      trx,
      parts.map((part) => ({ ...part, to: 'held' as const })),
    ),
    appendTransfers(trx, transfers, at),
    walletChanged(trx, order.guestId, at),
  ]);
}
