import type { BodyInputOf } from '@yoimachi/contract/route';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import type { Receipt } from '@yoimachi/contract/receipt';
import { receiptFileName } from '@yoimachi/domain/receipt';
import type { Period } from '@yoimachi/domain/receipt';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { pagesByCursor } from '#lib/request.ts';
import { saveFile } from '#lib/save-file.ts';
import { useAct } from '#lib/use-act.ts';

const receiptKey = 'receipts';

const pageOf = (period: Period | null, cursor: string | null) => ({
  query: { ...(period !== null && { period }), ...(cursor !== null && { cursor }) },
});

/** Purchases not yet on a receipt, by day, newest first. */
export function openPurchasesQuery(period: Period | null) {
  return infiniteQueryOptions({
    queryKey: [receiptKey, 'open', period],
    queryFn: ({ pageParam }) => call(receiptRoutes.openPurchases, pageOf(period, pageParam)),
    ...pagesByCursor,
    // Includes what was bought a moment ago.
    staleTime: 0,
  });
}

/** Receipts, newest first. */
export function receiptsQuery(period: Period | null) {
  return infiniteQueryOptions({
    queryKey: [receiptKey, 'issued', period],
    queryFn: ({ pageParam }) => call(receiptRoutes.listReceipts, pageOf(period, pageParam)),
    ...pagesByCursor,
  });
}

type Order = BodyInputOf<typeof receiptRoutes.issueReceipt>;

/** Issues a receipt. */
export function useIssueReceipt() {
  const client = useQueryClient();
  return useAct({
    name: 'receipt',
    send: (body: Order, idempotencyKey) => call(receiptRoutes.issueReceipt, { body, idempotencyKey }),
    onDone: () => client.invalidateQueries({ queryKey: [receiptKey] }),
  });
}

/** Fetches the PDF and hands it to the browser. */
export function useDownload() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ receiptId, number }: Pick<Receipt, 'receiptId' | 'number'>) =>
      saveFile(await call(receiptRoutes.exportReceipt, { query: { receiptId } }), receiptFileName(number)),
    onSettled: () => client.invalidateQueries({ queryKey: [receiptKey, 'issued'] }),
  });
}
