import * as z from 'zod/mini';
import { day, id, instant, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

export const nameRequestInput = z.object({
  name: text(60),
  nameKana: text(60),
  birthday: day(),
  reason: text(400),
});

/** A request to change name or birthday; `outcome` is null while it waits, `reason` says why it was rejected. */
export const nameRequest = z.object({
  requestId: id(),
  name: z.string(),
  nameKana: z.string(),
  birthday: day(),
  askedAt: instant(),
  outcome: z.nullable(z.literal(['APPROVED', 'REJECTED', 'WITHDRAWN'])),
  reason: z.nullable(z.string()),
});

export const accountChanges = z.object({
  /** The address a code is on its way to. */
  email: z.nullable(z.object({ email: z.string(), expiresAt: instant(), resendAt: instant() })),
  /** The last one; null when she never asked. */
  nameRequest: z.nullable(nameRequest),
  /** What a change of store depends on: with an open meeting it waits, and the coming days move with her. */
  openMeetingCount: z.int(),
  comingDayCount: z.int(),
});

/** What a cast changes of her registration once it is finished. */
export const accountInfoRoutes = {
  accountChanges: route('GET', '/cast/account-info', 'cast', {
    summary: 'What of her registration is being changed, and what a change of store depends on.',
    answer: accountChanges,
  }),
  sendEmailCode: route('POST', '/cast/account-info/email-code', 'cast', {
    summary: 'Sends a 6-digit code to a new mail address; a new code voids the old one.',
    body: z.object({ email: text(254) }),
    answer: z.object({ email: z.string(), expiresAt: instant(), resendAt: instant() }),
    errors: [
      'EMAIL_INVALID',
      'EMAIL_UNCHANGED',
      'REGISTRATION_ORDER',
      'RESEND_TOO_SOON',
      'TOO_MANY_ATTEMPTS',
      'TOO_MANY_REQUESTS',
    ],
  }),
  changeEmail: route('PUT', '/cast/account-info/email', 'cast', {
    summary: 'Makes the address hers that the code was sent to.',
    body: z.object({ code: text(20) }),
    answer: z.object({ email: z.string() }),
    errors: ['CODE_EXPIRED', 'CODE_FORMAT', 'INVALID_VERIFICATION_CODE', 'TOO_MANY_ATTEMPTS'],
  }),
  requestName: route('POST', '/cast/account-info/name-request', 'cast', {
    summary: 'Asks an operator to change her registered name or birthday; one request at a time.',
    idempotent: true,
    body: nameRequestInput,
    answer: nameRequest,
    errors: [
      'AGE_UNDER_18',
      'KANA_ONLY',
      'NAME_REQUEST_OPEN',
      'NAME_REQUIRED',
      'NAME_UNCHANGED',
      'REASON_REQUIRED',
      'REGISTRATION_ORDER',
    ],
  }),
  withdrawNameRequest: route('DELETE', '/cast/account-info/name-request', 'cast', {
    summary: 'Takes the waiting request back; without one nothing changes.',
  }),
} as const;
