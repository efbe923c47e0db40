import { PAYMENT_CHECK_MINUTES, takenAnyway } from '@yoimachi/domain/card';
import { cardAmountFor } from '@yoimachi/domain/money';
import { addMinutes } from '@yoimachi/domain/time';
import { withTransaction, type Trx } from '#platform/database';
import { captureTopUp, chargeCard, currentCardId, planCapture } from '#money/billing';
import { heldPoints } from '#money/points';
import type { CardContext } from '../context.ts';
import type { Participations } from '../process/participation.ts';
import { lockBooking } from '../process/participation.store.ts';
import * as store from '../process/settlement.store.ts';
import { finishSettlement } from './finish-settlement.ts';

/**
 * Settles a closed booking whose hold does not cover it: one capture of what is still needed, then one charge for the shortfall, then
 * everything is written at once (booking table, rows 41 and 42). Each step is recorded as an intent before the provider is asked, so it can
 * resume anywhere; the booking's lock lets only one runner write each step.
 */
export async function settleByCard(context: CardContext, bookingId: string): Promise<void> {
  await step(context, bookingId, 'PLAN', async (trx, participations, row, at) => {
    const neededPoints = row.points - (await heldPoints(trx, bookingId));
    const capture = await planCapture(trx, context, { bookingId, neededPoints }, at);
    await (capture
      ? store.beginCapture(trx, bookingId, capture)
      : chargeOrFinish(trx, context, participations, row, at));
  });
  await capture(context, bookingId);
  await charge(context, bookingId);
}

async function capture(context: CardContext, bookingId: string): Promise<void> {
  const row = await store.findSettlement(context.db, bookingId);
  if (row?.step !== 'CAPTURE') return;
  const collected = await captureTopUp(context, row.top_up_id!, row.capture_yen!);
  if (collected.end === 'UNKNOWN') return askLater(context, bookingId);
  await step(context, bookingId, 'CAPTURE', async (trx, participations, locked, at) => {
    const paymentId = collected.end === 'PAID' ? collected.paymentId : null;
    if (paymentId !== null) await store.setCaptured(trx, bookingId, paymentId);
    await chargeOrFinish(trx, context, participations, { ...locked, captured_payment_id: paymentId }, at);
  });
}

async function charge(context: CardContext, bookingId: string): Promise<void> {
  const row = await store.findSettlement(context.db, bookingId);
  if (row?.step !== 'CHARGE') return;
  const collected = await chargeCard(context, {
    key: row.charge_id!,
    cardId: row.charge_card_id!,
    amountYen: row.charge_yen!,
  });
  if (collected.end === 'UNKNOWN') return askLater(context, bookingId);
  await step(context, bookingId, 'CHARGE', (trx, participations, locked, at) => {
    const paymentId = collected.end === 'PAID' ? collected.paymentId : null;
    return finishSettlement(trx, context, participations, locked, paymentId, at);
  });
}

/** What neither hold nor capture covers is charged to the guest's card; without a card it becomes a debt. */
async function chargeOrFinish(
  trx: Trx,
  context: CardContext,
  participations: Participations,
  row: store.SettlementRow,
  at: Date,
): Promise<void> {
  const captured = row.captured_payment_id === null ? 0 : row.capture_points!;
  const lacking = row.points - (await heldPoints(trx, row.booking_id)) - captured;
  const cardId = lacking > 0 ? await currentCardId(trx, participations[0]!.guestId) : null;
  if (cardId === null) return finishSettlement(trx, context, participations, row, null, at);
  const { points, amountYen } = cardAmountFor(lacking, context.provider.smallestChargeYen);
  const amount = { points, amountYen: takenAnyway('SHORTFALL', amountYen) };
  await store.beginCharge(trx, row.booking_id, { id: context.ids.newId(), cardId, ...amount, at });
}

/** Runs a step in its own transaction, unless somebody has already taken it. */
async function step(
  context: CardContext,
  bookingId: string,
  expected: store.SettlementRow['step'],
  run: (trx: Trx, participations: Participations, row: store.SettlementRow, at: Date) => Promise<unknown>,
): Promise<void> {
  await withTransaction(context.db, async (trx) => {
    const participations = await lockBooking(trx, bookingId);
    const row = await store.findSettlement(trx, bookingId);
    if (row?.step === expected) await run(trx, participations, row, context.clock.now());
  });
}

const askLater = async ({ db, clock }: CardContext, bookingId: string): Promise<void> => {
  await store.checkSettlementAt(db, bookingId, addMinutes(clock.now(), PAYMENT_CHECK_MINUTES));
};
