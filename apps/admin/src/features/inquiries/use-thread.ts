import { inquiryAdminRoutes } from '@yoimachi/contract/inquiry-admin';
import { call } from '#lib/api.ts';
import { useRead } from '#lib/use-read.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

export type Thread = CallAnswer<typeof inquiryAdminRoutes.readInquiry>;

/** What somebody wrote, once a reason is given. */
export const useThread = (number: string) =>
  useRead(number, (reason) => call(inquiryAdminRoutes.readInquiry, { params: { number }, body: { reason } }));

/** The last message that is shown: what is written past it is not answered. */
export const seenOf = ({ messages }: Thread): number => messages.at(-1)?.number ?? 1;
