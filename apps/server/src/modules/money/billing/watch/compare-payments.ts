import { addMinutes } from '@yoimachi/domain/time';
import type { Payment } from '#gateways/payment/port.ts';
import { withTransaction } from '#platform/database';
import { daily, type Routine } from '#platform/jobs';
import { changeTopUp, lockTopUp } from '../authorisation/top-up.store.ts';
import type { BillingContext } from '../billing.context.ts';
import { advancePurchase } from '../commands/advance-purchase.ts';
import { findPurchase } from '../purchase.store.ts';
import * as store from './compare.store.ts';
import { raiseMismatch } from './raise-mismatch.ts';

const PAGE = 100;
/** What has just ended may still be in progress at the provider. */
const REST_MINUTES = 60;
/** This many without an answer end a night's comparison; the next night continues. */
const MOST_SILENT = 5;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Compares what ended with the provider's books, every night. */
export function nightlyComparison(context: BillingContext): Routine {
  return {
    name: 'billing.compare',
    minutes: daily(4, 30),
    run: () => comparePayments(context),
  };
}

/**
 * Asks the provider for every payment that has ended here since the last time, each once. Paid there but not here is credited; reserved
 * there but given up here is released; any other mismatch is raised for an operator. What gets no answer is asked again the next night.
 *
 * @returns how many were compared.
 */
export async function comparePayments(context: BillingContext): Promise<number> {
  const purchases = await compareAll(context, 'purchase', store.purchasesToCompare, comparePurchase);
  const topUps = await compareAll(context, 'top_up', store.topUpsToCompare, compareTopUp);
  return purchases + topUps;
}

type Compare = (context: BillingContext, here: store.EndedPayment, there: Payment | null) => Promise<unknown>;

async function compareAll(
  context: BillingContext,
  table: 'purchase' | 'top_up',
  read: typeof store.purchasesToCompare,
  compare: Compare,
): Promise<number> {
  const { db, clock, log, provider } = context;
  const before = addMinutes(clock.now(), -REST_MINUTES);
  let [compared, silent, after] = [0, 0, FIRST_ID];
  for (;;) {
    const rows = await read(db, before, after, PAGE);
    for (const row of rows) {
      try {
        await compare(context, row, await provider.findPayment(row.id));
        await store.markCompared(db, table, row.id, clock.now());
        compared++;
      } catch (error) {
        log.warn({ err: error, key: row.id }, 'a payment could not be compared');
        if (++silent >= MOST_SILENT) return compared;
      }
    }
    if (rows.length < PAGE) return compared;
    after = rows.at(-1)!.id;
  }
}

async function comparePurchase(
  context: BillingContext,
  { id, isPaid, amountYen }: store.EndedPayment,
  there: Payment | null,
): Promise<void> {
  const isTaken = there?.state === 'SUCCEEDED';
  if (isPaid) {
    if (!isTaken || there.amountYen !== amountYen) await raiseMismatch(context, id, there);
  } else if (isTaken) {
    const { row } = await advancePurchase(context, (await findPurchase(context.db, id))!, { hasNews: true });
    if (row.status !== 'SUCCEEDED') await raiseMismatch(context, id, there);
  }
}

async function compareTopUp(
  context: BillingContext,
  { id }: store.EndedPayment,
  there: Payment | null,
): Promise<void> {
  if (there?.state === 'SUCCEEDED') await raiseMismatch(context, id, there);
  if (there?.state !== 'AUTHORISED') return;
  await withTransaction(context.db, async (trx) => {
    const { status } = await lockTopUp(trx, id);
    if (status === 'CANCELLED' || status === 'FAILED')
      await changeTopUp(trx, id, { status: 'CANCELLING', check_at: context.clock.now() });
  });
}
