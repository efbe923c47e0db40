import type { BodyInputOf } from '@yoimachi/contract/route';
import { receiptRoutes, type Receipt } from '@yoimachi/contract/receipt';
import { receiptFileName, type Period } from '@yoimachi/domain/receipt';
import { call } from '#lib/api.ts';
import { pages, useRefresh } from '#lib/queries.ts';
import { saveFile } from '#lib/save-file.ts';
import { useAct } from '#lib/use-act.ts';
import { useSend } from '#lib/use-send.ts';

const ofPeriod = (period: Period | null) => ({ query: { ...(period !== null && { period }) } });

/** Purchases not yet on a receipt, by day, newest first. */
export const openPurchasesQuery = (period: Period | null) =>
  // Includes what was bought a moment ago.
  pages(receiptRoutes.openPurchases, ofPeriod(period), { staleTime: 0 });

/** Receipts, newest first. */
export const receiptsQuery = (period: Period | null) => pages(receiptRoutes.listReceipts, ofPeriod(period));

type Order = BodyInputOf<typeof receiptRoutes.issueReceipt>;

/** Issues a receipt. */
export const useIssueReceipt = () =>
  useAct({
    name: 'receipt',
    send: (body: Order, idempotencyKey) => call(receiptRoutes.issueReceipt, { body, idempotencyKey }),
    onDone: useRefresh(receiptRoutes),
  });

/** Fetches the PDF and hands it to the browser. */
export const useDownload = ({ number }: Pick<Receipt, 'number'>) =>
  useSend(receiptRoutes.exportReceipt, {
    onSuccess: (blob) => saveFile(blob, receiptFileName(number)),
    onSettled: useRefresh(receiptRoutes.listReceipts),
  });
