import type { FileAnswer } from '@yoimachi/contract/route';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { receiptFileName } from '@yoimachi/domain/receipt';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import { readPrivately } from '#base/read-log';
import type { ActContext } from '#platform/module';
import type { Printer } from '#platform/pdf';
import { neighboursOf } from '../correction.store.ts';
import { insertExport } from '../file.store.ts';
import { layOut } from '../paper/layout.ts';
import { findReceipt, linesOf } from '../receipt.store.ts';

interface Reprint {
  readonly receiptId: string;
  readonly reason: string;
  readonly operator: OperatorRef;
}

/**
 * The paper of a receipt again, for an operator with a reason: marked 再発行 with the day, or as void with the number of the receipt that
 * stands in its place. It is drawn from what is stored; that it was handed out stands with the copies the guest fetched.
 */
export function reprintReceipt(
  context: ActContext & { readonly printer: Printer },
  { receiptId, ...read }: Reprint,
): Promise<Result<FileAnswer, 'NOT_FOUND' | 'READ_CEILING' | 'REASON_REQUIRED'>> {
  return readPrivately(context, { kind: 'RECEIPTS', ...read, subject: receiptId }, async ({ db }) => {
    const receipt = await findReceipt(db, receiptId);
    if (!receipt) return fail('NOT_FOUND');
    const at = context.clock.now();
    const { replaces, replacedBy } = (await neighboursOf(db, [receiptId]))(receiptId);
    const day = dayOf(at);
    const mark =
      replacedBy === null
        ? ({ copy: 'REPRINT', day, replaces } as const)
        : ({ copy: 'VOID', day, replaces, replacedBy } as const);
    const bytes = await context.printer.draw(layOut(receipt, await linesOf(db, [receiptId]), mark));
    await insertExport(db, receiptId, mark.copy, at);
    const answer = { bytes, fileName: receiptFileName(receipt.number) };
    return ok({ accountId: receipt.guestId, rows: 1, answer });
  });
}
