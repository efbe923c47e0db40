import * as z from 'zod/mini';
import { LOST_NUMBER_NAME_MAX, LOST_NUMBER_REASON_MAX } from '@yoimachi/domain/phone';
import { browserId, phone } from '@yoimachi/contract/account';
import { day, instant, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

const CODE_ERRORS = [
  'PHONE_REQUIRED',
  'PHONE_INVALID',
  'PHONE_NOT_MOBILE',
  'CODE_FORMAT',
  'INVALID_VERIFICATION_CODE',
  'CODE_EXPIRED',
  'TOO_MANY_ATTEMPTS',
  'QUOTA_EXCEEDED',
] as const;

/** The person's own last change: `newPhone` in full, since only they see it. */
export const phoneChange = z.object({
  state: z.enum(['WAITING', 'REJECTED']),
  newPhone: z.string(),
  askedAt: instant(),
  /** Why an operator rejected it. */
  reason: z.nullable(z.string()),
});

export const phoneRoutes = {
  ownPhone: route('GET', '/account/phone', 'member', {
    summary: "This person's number, and a change that waits or was rejected.",
    answer: z.object({
      phone: z.nullable(z.string()),
      /** A cast's number changes when an operator has approved it. */
      needsApproval: z.boolean(),
      change: z.nullable(phoneChange),
    }),
  }),
  changePhone: route('POST', '/account/change-phone', 'member', {
    summary:
      "Changes the number by a code on the new one: a guest's at once, a cast's when an operator approves. The same code again gets the same answer.",
    body: z.object({ phone: phone(), confirmation: phone(), browserId: browserId(), code: text(20) }),
    answer: z.object({ state: z.enum(['DONE', 'WAITING']) }),
    errors: [...CODE_ERRORS, 'PHONE_MISMATCH', 'PHONE_SAME', 'PHONE_TAKEN', 'PHONE_CHANGE_WAITING'],
  }),
  withdrawPhoneChange: route('DELETE', '/account/change-phone', 'member', {
    summary: 'Takes back a change that waits for an operator.',
    errors: ['NOT_FOUND'],
  }),
  askLostNumber: route('POST', '/identity/lost-number', 'open', {
    summary:
      'Asks operators to give an identity whose number is lost a new one, proved by a code. The answer is the same whether the old one is known or not.',
    body: z.object({
      oldPhone: phone(),
      name: text(LOST_NUMBER_NAME_MAX),
      birthday: day(),
      phone: phone(),
      browserId: browserId(),
      code: text(20),
      reason: text(LOST_NUMBER_REASON_MAX),
    }),
    errors: [...CODE_ERRORS, 'NAME_REQUIRED', 'PHONE_SAME', 'LOST_NUMBER_WAITING', 'LOST_NUMBER_LIMIT'],
  }),
} as const;
