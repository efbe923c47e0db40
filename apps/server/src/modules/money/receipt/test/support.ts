import { receiptRoutes, type Receipt } from '@yoimachi/contract/receipt';
import { purchaseRefunded } from '#events/catalogue.ts';
import { startRefund } from '#money/billing';
import { spendPoints, system } from '#money/points';
import { publish } from '#platform/outbox';
import { withTransaction } from '#platform/database';
import { givePoints, type Person, type TestApp } from '../../../../test-support/index.ts';

/** Points bought now; returns the purchase's id. */
export async function purchased(test: TestApp, guest: Person, points: number): Promise<string> {
  await givePoints(test, guest.userId, points);
  const row = await test.db
    .selectFrom('purchase')
    .select('id')
    .where('guest_id', '=', guest.userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.id;
}

export const orderOf = (...purchaseIds: string[]) => ({
  purchaseIds,
  name: '株式会社 髙橋商店',
  honorific: '御中' as const,
});

export function issue(test: TestApp, guest: Person, ...purchaseIds: string[]): Promise<Receipt> {
  return test.ok(receiptRoutes.issueReceipt, { body: orderOf(...purchaseIds) }, guest);
}

/** Refunds money to the card and announces it, bypassing the payment provider. */
export async function refunded(
  test: TestApp,
  refund: { purchaseId: string; points: number; amountYen: number },
): Promise<void> {
  const at = test.clock.now();
  await withTransaction(test.db, async (trx) => {
    const started = await startRefund(trx, test.context, refund, at);
    if (!started.ok) throw new Error(started.error.code);
    const { refundId, amountYen } = started.value;
    await trx
      .updateTable('refund')
      .set({ status: 'SUCCEEDED', completed_at: at, check_at: null })
      .where('id', '=', refundId)
      .execute();
    const payload = { ...refund, amountYen, refundId };
    await publish(trx, purchaseRefunded, payload, at);
  });
  await test.work();
}

/** The bank takes back the money of a purchase, bypassing the payment provider. */
export async function chargedBack(
  test: TestApp,
  guest: Person,
  { purchaseId, points, amountYen }: { purchaseId: string; points: number; amountYen: number },
): Promise<void> {
  const at = test.clock.now();
  const id = test.context.ids.newId();
  await withTransaction(test.db, async (trx) => {
    const taken = await spendPoints(
      trx,
      {
        guestId: guest.userId,
        points,
        to: system('CHARGED_BACK'),
        kind: 'CHARGEBACK',
        purchaseId,
        causeId: id,
        key: `chargeback:${id}`,
        onlyLotId: (await lotOf(test, purchaseId))!,
      },
      at,
    );
    if (!taken.ok) throw new Error(taken.error.code);
    await trx
      .insertInto('chargeback')
      .values({
        id,
        purchase_id: purchaseId,
        event_id: id,
        amount_yen: amountYen,
        taken_points: points,
        debt_points: 0,
        created_at: at,
      })
      .execute();
  });
}

async function lotOf(test: TestApp, purchaseId: string): Promise<number | null> {
  const row = await test.db
    .selectFrom('purchase')
    .select('lot_id')
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  return row.lot_id;
}
