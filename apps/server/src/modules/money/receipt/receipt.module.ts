import * as z from 'zod/mini';
import type { receiptRoutes } from '@yoimachi/contract/receipt';
import { ok } from '@yoimachi/domain/result';
import { purchaseChargedBack, purchaseRefunded, receiptIssued } from '#events/catalogue.ts';
import type { Handlers } from '#platform/http';
import { does, job } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { on } from '#platform/outbox';
import { createPrinter } from '#platform/pdf';
import { exportReceipt, printedFile } from './commands/export-receipt.ts';
import { issueReceipt } from './commands/issue-receipt.ts';
import { recordReversal } from './commands/record-reversal.ts';
import { receiptPage, withParts } from './queries/list-receipts.ts';
import { listOpenPurchases } from './queries/open-purchases.ts';
import type { ReceiptContext } from './receipt.context.ts';
import { findOwnReceipt, findReceipt } from './receipt.store.ts';

export function receiptModule(app: AppContext): Module {
  const { db } = app;
  const printer = createPrinter();
  const context: ReceiptContext = { ...app, printer };
  const handlers: Handlers<typeof receiptRoutes> = {
    openPurchases: ({ principal, query }) => listOpenPurchases(context, principal.accountId, query),
    async issueReceipt({ principal, idempotency, body }) {
      const issued = await issueReceipt(context, principal.accountId, idempotency, body);
      if (!issued.ok) return issued;
      const row = await findOwnReceipt(db, principal.accountId, issued.value.receiptId);
      return ok((await withParts(db, [row!]))[0]!);
    },
    listReceipts: ({ principal, query }) => receiptPage(db, principal.accountId, query),
    exportReceipt: ({ principal, query }) => exportReceipt(context, principal.accountId, query.receiptId),
  };
  return {
    handlers,
    subscriptions: [
      on(receiptIssued, ({ payload }, trx) => app.jobs.send(trx, printing, payload)),
      on(purchaseRefunded, ({ payload, at }, trx) => recordReversal(trx, payload, at)),
      on(purchaseChargedBack, ({ payload, at }, trx) => recordReversal(trx, payload, at)),
    ],
    jobs: [does(printing, ({ receiptId }) => printOriginal(context, receiptId))],
    close: () => printer.close(),
  };
}

/** The paper of a receipt is stored soon after it was issued, also when nobody fetches it; what is stored already stays as it is. */
const printing = job('receipt.print', z.object({ receiptId: z.uuid() }));

async function printOriginal(context: ReceiptContext, receiptId: string): Promise<void> {
  const receipt = await findReceipt(context.db, receiptId);
  if (receipt) await printedFile(context, receipt, 'ORIGINAL');
}
