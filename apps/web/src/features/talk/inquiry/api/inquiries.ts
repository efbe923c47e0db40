import { contentRoutes } from '@yoimachi/contract/content';
import { inquiryRoutes as routes } from '@yoimachi/contract/inquiry';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '@yoimachi/contract/route';
import { withBotProof } from '#people/account';
import { call } from '#lib/api.ts';
import { pagesByCursor } from '#lib/request.ts';
import { useAct } from '#lib/use-act.ts';

const KEY = ['inquiries'] as const;

/** One's own inquiries, the newest first. */
export const inquiriesQuery = infiniteQueryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: ({ pageParam }) =>
    call(routes.listInquiries, { query: pageParam === null ? {} : { cursor: pageParam } }),
  ...pagesByCursor,
  staleTime: 0,
});

export const inquiryQuery = (inquiryId: string) =>
  queryOptions({
    queryKey: [...KEY, inquiryId],
    queryFn: () => call(routes.getInquiry, { params: { inquiryId } }),
    staleTime: 0,
  });

/** The thread behind the link of a mail. */
export const linkedQuery = (token: string) =>
  queryOptions({
    queryKey: [...KEY, 'link', token],
    queryFn: () => call(routes.openInquiry, { body: { token } }),
    staleTime: 0,
  });

export const ownBookingsQuery = queryOptions({
  queryKey: [...KEY, 'bookings'],
  queryFn: () => call(routes.inquiryBookings),
});

/** Where support is written to without this form. */
export const supportQuery = queryOptions({
  queryKey: ['support'],
  queryFn: () => call(contentRoutes.support),
  staleTime: Infinity,
});

type MemberBody = BodyInputOf<(typeof routes)['sendInquiry']>;
type OpenBody = Omit<BodyInputOf<(typeof routes)['sendOpenInquiry']>, 'botCheck' | 'clientId'>;

export function useSendInquiry(onDone: (number: string) => void) {
  const client = useQueryClient();
  return useAct({
    name: 'inquiry',
    send: (body: MemberBody, idempotencyKey) => call(routes.sendInquiry, { body, idempotencyKey }),
    onDone: ({ number }) => {
      void client.invalidateQueries({ queryKey: KEY });
      onDone(number);
    },
  });
}

/** Signed out: the key of the act is the id by which a second try is known. */
export function useSendOpenInquiry(onDone: (number: string) => void) {
  return useAct({
    name: 'inquiry.open',
    send: (body: OpenBody, clientId) =>
      withBotProof((botCheck) => call(routes.sendOpenInquiry, { body: { ...body, clientId, botCheck } })),
    onDone: ({ number }) => onDone(number),
  });
}

interface Written {
  readonly text: string;
  readonly uploadIds: readonly string[];
}

export function useWriteAgain(inquiryId: string, onDone: () => void) {
  const client = useQueryClient();
  return useAct({
    name: `inquiry.${inquiryId}`,
    send: ({ text, uploadIds }: Written, idempotencyKey) =>
      call(routes.writeInquiry, {
        params: { inquiryId },
        body: { text, uploadIds: [...uploadIds] },
        idempotencyKey,
      }),
    onDone: () => {
      onDone();
      return client.invalidateQueries({ queryKey: KEY });
    },
  });
}

export function useWriteByLink(token: string, onDone: () => void) {
  const client = useQueryClient();
  return useAct({
    name: `inquiry.${token}`,
    send: ({ text }: Written, clientId) => call(routes.writeOpenInquiry, { body: { token, clientId, text } }),
    onDone: () => {
      onDone();
      return client.invalidateQueries({ queryKey: linkedQuery(token).queryKey });
    },
  });
}

/** Marks the answers of a thread as read. */
export function useMarkRead(inquiryId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (number: number) => call(routes.readInquiry, { params: { inquiryId }, body: { number } }),
    onSuccess: () => client.invalidateQueries({ queryKey: inquiriesQuery.queryKey }),
  });
}
