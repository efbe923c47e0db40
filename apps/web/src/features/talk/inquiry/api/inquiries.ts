import { contentRoutes } from '@yoimachi/contract/content';
import { inquiryRoutes as routes } from '@yoimachi/contract/inquiry';
import { useMutation } from '@tanstack/react-query';
import type { BodyInputOf } from '@yoimachi/contract/route';
import { withBotProof } from '#people/account';
import { call } from '#lib/api.ts';
import { pages, query, useRefresh } from '#lib/queries.ts';

/** One's own inquiries, the newest first. */
export const inquiriesQuery = () => pages(routes.listInquiries, {}, { staleTime: 0 });

export const inquiryQuery = (inquiryId: string) =>
  query(routes.getInquiry, { params: { inquiryId } }, { staleTime: 0 });

/** The thread behind the link of a mail. */
export const linkedQuery = (token: string) =>
  query(routes.openInquiry, { body: { token } }, { staleTime: 0 });

export const ownBookingsQuery = () => query(routes.inquiryBookings);

/** Where support is written to without this form. */
export const supportQuery = () => query(contentRoutes.support, {}, { staleTime: Infinity });

type OpenBody = Omit<BodyInputOf<(typeof routes)['sendOpenInquiry']>, 'botCheck' | 'clientId'>;

/** Signed out: the key of the act is the id by which a second try is known. */
export const sendOpenInquiry = (body: OpenBody, clientId: string) =>
  withBotProof((botCheck) => call(routes.sendOpenInquiry, { body: { ...body, clientId, botCheck } }));

/** Marks the answers of a thread as read. */
export const useMarkRead = (inquiryId: string) =>
  useMutation({
    mutationFn: (number: number) => call(routes.readInquiry, { params: { inquiryId }, body: { number } }),
    onSuccess: useRefresh(routes.listInquiries),
  });
