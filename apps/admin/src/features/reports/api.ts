import { blockAdminRoutes } from '@yoimachi/contract/block-admin';
import { chatAdminRoutes } from '@yoimachi/contract/chat-admin';
import { call } from '#lib/api.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

export type WaitingReport = CallAnswer<typeof blockAdminRoutes.listReports>['items'][number];
export type ReportedChat = CallAnswer<typeof chatAdminRoutes.readReportedChat>;

export const readReport = (reportId: string, reason: string) =>
  call(blockAdminRoutes.readReport, { params: { reportId }, body: { reason } });

/** What the two had written when one reported the other. */
export const readReportedChat = (reportId: string, reason: string): Promise<ReportedChat> =>
  call(chatAdminRoutes.readReportedChat, { params: { reportId }, body: { reason } });

export const handleReport = (reportId: string) =>
  call(blockAdminRoutes.handleReport, { params: { reportId } });
