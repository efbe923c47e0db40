import { TAX_PERCENT, taxOfTotalYen } from '@yoimachi/domain/money';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { correct, PROVISO, type Correction, type Honorific } from '@yoimachi/domain/receipt';
import { fail, ok } from '@yoimachi/domain/result';
import { receiptIssued } from '#events/catalogue.ts';
import { withTransaction, type Trx } from '#platform/database';
import type { ActContext } from '#platform/module';
import { publish } from '#platform/outbox';
import type { Printer } from '#platform/pdf';
import { findCorrection, type CorrectionRow } from '../correction.store.ts';
import { nameToPrint } from '../printed-name.ts';
import { lockPurchases } from '../purchase.store.ts';
import { findReceipt, insertReceipt, linesOf, lockReceipt, type ReceiptRow } from '../receipt.store.ts';
import { insertReversals, reversalsOf } from '../reversal.store.ts';

type Context = Pick<ActContext, 'db' | 'clock' | 'ids' | 'config'> & { readonly printer: Printer };

interface Order {
  readonly receiptId: string;
  readonly name: string;
  readonly honorific: Honorific;
  /** Kept with the call, and beside the receipt for operators. */
  readonly reason: string;
  readonly operator: OperatorRef;
}

/** The receipt in force now, and how it came to stand in the place of the other. */
interface Corrected {
  readonly receipt: ReceiptRow;
  readonly correction: CorrectionRow;
}

/**
 * Corrects a mistyped name: reverses a receipt as a whole and issues another one, under the next number, over what is left of it (rules.md
 * 4). Purchases are locked first and in the order of their ids, as by who issues and by what gives money back. Who sends the same again
 * is told the same; of two operators the second one is refused.
 */
export async function correctReceipt(context: Context, order: Order) {
  const reason = order.reason.trim();
  if (reason === '') return fail('REASON_REQUIRED', 'reason');
  const name = await nameToPrint(context.printer, order.name);
  if (!name.ok) return name;
  const wanted = { name: name.value, honorific: order.honorific };
  return withTransaction(context.db, async (trx) => {
    const lines = await linesOf(trx, [order.receiptId]);
    await lockPurchases(
      trx,
      lines.map(({ purchaseId }) => purchaseId),
    );
    const receipt = await lockReceipt(trx, order.receiptId);
    if (!receipt) return fail('NOT_FOUND');
    const before = await correctedBefore(trx, receipt.receiptId);
    if (before && isSame(before, wanted, order.operator)) return ok(before);
    const corrected = correct(
      {
        name: receipt.addressee,
        honorific: receipt.honorific,
        totalYen: receipt.totalYen,
        isReplaced: before !== undefined,
        lines,
        returned: await reversalsOf(trx, [order.receiptId]),
      },
      wanted,
    );
    if (!corrected.ok) return corrected;
    await replace(trx, context, {
      receipt,
      lines,
      wanted,
      reason,
      operator: order.operator,
      ...corrected.value,
    });
    return ok((await correctedBefore(trx, receipt.receiptId))!);
  });
}

async function correctedBefore(trx: Trx, receiptId: string): Promise<Corrected | undefined> {
  const correction = await findCorrection(trx, receiptId);
  if (!correction) return undefined;
  return { correction, receipt: (await findReceipt(trx, correction.replacedById))! };
}

type Wanted = Pick<Order, 'name' | 'honorific'>;

const isSame = ({ receipt, correction }: Corrected, wanted: Wanted, operator: OperatorRef) =>
  correction.operatorId === operator.id &&
  receipt.addressee === wanted.name &&
  receipt.honorific === wanted.honorific;

async function replace(
  trx: Trx,
  { ids, clock, config }: Context,
  given: Correction & {
    readonly receipt: ReceiptRow;
    readonly lines: Awaited<ReturnType<typeof linesOf>>;
    readonly wanted: Wanted;
    readonly reason: string;
    readonly operator: OperatorRef;
  },
): Promise<void> {
  const { receipt, purchases, reversals, wanted } = given;
  const at = clock.now();
  const receiptId = ids.newId();
  const kinds = new Map(given.lines.map(({ purchaseId, kind }) => [purchaseId, kind]));
  const totalYen = purchases.reduce((sum, { amountYen }) => sum + amountYen, 0);
  const points = purchases.reduce((sum, each) => sum + each.points, 0);
  await publish(trx, receiptIssued, { receiptId }, at);
  await insertReceipt(trx, {
    id: receiptId,
    guestId: receipt.guestId,
    ...wanted,
    proviso: PROVISO,
    totals: { day: receipt.day, points, totalYen, taxYen: taxOfTotalYen(totalYen) },
    taxPercent: TAX_PERCENT,
    issuer: config.issuer,
    purchases: purchases.map((each) => ({ ...each, kind: kinds.get(each.purchaseId)! })),
    replaces: { receiptId: receipt.receiptId, operatorId: given.operator.id, reason: given.reason },
    at,
  });
  await insertReversals(
    trx,
    reversals.map(({ purchaseId, points, amountYen, taxYen }) => {
      const reversed = { purchaseId, points, amountYen, taxYen, returnedAt: at };
      return { ...reversed, receiptId: receipt.receiptId, replacedById: receiptId };
    }),
  );
}
