import type { LotPart } from '@yoimachi/domain/points';
import type { Trx } from '#platform/database';
import { addBookingDebt, cardOfTopUp, endCapture, recordCardPayment } from '#money/billing';
import { heldPoints, resolveHold } from '#money/points';
import { settleBooking } from '../process/booking.store.ts';
import type { BookingContext } from '../context.ts';
import type { LoadedParticipation, Participations } from '../process/participation.ts';
import { settleParticipation } from '../process/participation.store.ts';
import { endSettlement, type SettlementRow } from '../process/settlement.store.ts';
import { compensates, duesOf } from '../process/move-money.ts';
import { tellOfSettlement } from '../process/tell-of-steps.ts';

/**
 * Writes a settlement the card was asked for: purchases with their lots, the uses, the rewards, what remains owed, the release of the rest.
 * Once, under the booking's lock; `chargeId` is the provider's id of the charge, null when there was none.
 */
export async function finishSettlement(
  trx: Trx,
  context: BookingContext,
  participations: Participations,
  row: SettlementRow,
  chargeId: string | null,
  at: Date,
): Promise<void> {
  const { bookingId, guestId } = participations[0]!;
  const bought = await recordPayments(trx, participations[0]!, row, chargeId, at);
  const covered = (await heldPoints(trx, bookingId)) + bought.reduce((sum, lot) => sum + lot.points, 0);
  const owedPoints = Math.max(0, row.points - covered);
  const debtId = owedPoints > 0 ? context.ids.newId() : null;
  if (debtId !== null) await addBookingDebt(trx, { id: debtId, guestId, bookingId, points: owedPoints }, at);
  const resolution = {
    bookingId,
    dues: duesOf(participations),
    compensate: compensates(participations),
    beyondHold: { lots: bought, debtId },
  };
  const resolved = await resolveHold(trx, resolution, at);
  const rewards = new Map(resolved.rewards.map((each) => [each.participationId, each.rewardPoints]));
  await Promise.all([
    settleBooking(trx, bookingId, row.points, at),
    ...participations.map(({ id }) => settleParticipation(trx, id, rewards.get(id) ?? 0, at)),
    endSettlement(trx, bookingId),
  ]);
  const card = {
    points: bought.reduce((sum, lot) => sum + lot.points, 0),
    yen: bought.reduce((sum, lot) => sum + lot.amountYen, 0),
  };
  await tellOfSettlement(trx, participations, { points: row.points, rewards }, card, at);
}

interface Bought extends LotPart {
  readonly amountYen: number;
}

/** The capture and the charge as purchases of this day; returns their lots. */
async function recordPayments(
  trx: Trx,
  { guestId, bookingId }: LoadedParticipation,
  row: SettlementRow,
  chargeId: string | null,
  at: Date,
): Promise<Bought[]> {
  const bought: Bought[] = [];
  if (row.top_up_id !== null) {
    if (row.captured_payment_id !== null) {
      const points = row.capture_points!;
      const amountYen = row.capture_yen!;
      const lotId = await recordCardPayment(
        trx,
        {
          purchaseId: row.top_up_id,
          guestId,
          cardId: await cardOfTopUp(trx, row.top_up_id),
          kind: 'TOP_UP',
          bookingId,
          points,
          amountYen,
          paymentId: row.captured_payment_id,
        },
        at,
      );
      bought.push({ lotId, points, amountYen });
    }
    await endCapture(trx, row.top_up_id, row.captured_payment_id !== null, at);
  }
  if (chargeId !== null) {
    const points = row.charge_points!;
    const amountYen = row.charge_yen!;
    const payment = { purchaseId: row.charge_id!, guestId, bookingId, points, amountYen };
    const lotId = await recordCardPayment(
      trx,
      { ...payment, cardId: row.charge_card_id!, kind: 'SHORTFALL', paymentId: chargeId },
      at,
    );
    bought.push({ lotId, points, amountYen });
  }
  return bought;
}
