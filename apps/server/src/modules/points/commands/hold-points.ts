import { fail, ok, type Result } from '@yoimachi/domain/result';
import { takeFromLots } from '@yoimachi/domain/points';
import { dayOf } from '@yoimachi/domain/time';
import type { Trx } from '../../../platform/database/index.ts';
import { findHold, insertHold, insertHoldLots } from '../hold.store.ts';
import { appendTransfers, owned } from '../ledger.store.ts';
import { lockLots, moveInLots } from '../lot.store.ts';
import { lockWallet } from '../wallet.store.ts';
import { walletChanged } from './credit.ts';

interface HoldOrder {
  readonly guestId: string;
  readonly bookingId: string;
  readonly points: number;
}
type HoldFailure = 'POINTS_INSUFFICIENT';

/**
 * Sets points aside for a booking, nearest expiry first. Fails with POINTS_INSUFFICIENT and `details.missingPoints`
 * when the balance does not cover them; then nothing is held.
 */
export async function holdPoints(
  trx: Trx,
  order: HoldOrder,
  at: Date,
): Promise<Result<undefined, HoldFailure>> {
  await lockWallet(trx, order.guestId);
  const taken = await takeParts(trx, order, at);
  if (!taken.ok) return taken;
  const holdId = await insertHold(trx, order.bookingId, order.guestId, at);
  await storeParts(trx, holdId, order, taken.value, `hold:${order.bookingId}`, at);
  return ok();
}

/** Adds points to the hold of a booking, for an extension; `step` names the extension once. */
export async function addToHold(
  trx: Trx,
  order: HoldOrder & { readonly step: string },
  at: Date,
): Promise<Result<undefined, HoldFailure>> {
  await lockWallet(trx, order.guestId);
  const hold = await findHold(trx, order.bookingId);
  if (!hold || hold.resolved) throw new Error(`Booking ${order.bookingId} has no open hold`);
  const taken = await takeParts(trx, order, at);
  if (!taken.ok) return taken;
  await storeParts(trx, hold.id, order, taken.value, `extend:${order.bookingId}:${order.step}`, at);
  return ok();
}

type Parts = ReturnType<typeof takeFromLots>['parts'];

async function takeParts(trx: Trx, order: HoldOrder, at: Date): Promise<Result<Parts, HoldFailure>> {
  const lots = await lockLots(trx, order.guestId);
  const { parts, missing } = takeFromLots(lots, order.points, dayOf(at));
  return missing > 0 ? fail('POINTS_INSUFFICIENT', undefined, { missingPoints: missing }) : ok(parts);
}

async function storeParts(trx: Trx, holdId: number, order: HoldOrder, parts: Parts, key: string, at: Date) {
  await insertHoldLots(trx, holdId, parts, at);
  await moveInLots(
    trx,
    parts.map((part) => ({ ...part, to: 'held' as const })),
  );
  await appendTransfers(
    trx,
    parts.map((part) => ({
      kind: 'HOLD' as const,
      from: owned('GUEST_AVAILABLE', order.guestId),
      to: owned('GUEST_HELD', order.guestId),
      points: part.points,
      lotId: part.lotId,
      bookingId: order.bookingId,
      key: `${key}:${part.lotId}`,
    })),
    at,
  );
  await walletChanged(trx, order.guestId, at);
}
