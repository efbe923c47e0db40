import * as z from 'zod/mini';
import { CONSENT_ITEMS, CONSENT_PLACES } from '@yoimachi/domain/consent';
import { day, instant, listOf } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

export { consentNames } from './labels.ja.ts';

const item = () => z.literal([...CONSENT_ITEMS]);

/** What is asked of the caller, in the words of the version in force. */
export const consentAsked = z.object({
  item: item(),
  title: z.string(),
  /** What one agrees to. */
  statement: z.string(),
  version: day(),
  /** The page where the whole text stands; null where the statement is all of it. */
  page: z.nullable(z.literal(['TERM_SERVICE', 'PRIVACY_POLICY'])),
  /** What is new to somebody who agreed to an earlier version; null to anybody else. */
  news: z.nullable(z.string()),
  /** By when the consent that holds was given; null without one. */
  givenAt: z.nullable(instant()),
  /** Whether the registration depends on it. */
  isForRegistration: z.boolean(),
  isWithdrawable: z.boolean(),
});
export type ConsentAsked = z.output<typeof consentAsked>;

/** What the caller once said. */
export const consentRecord = z.object({
  item: item(),
  title: z.string(),
  version: day(),
  /** False: withdrawn. */
  given: z.boolean(),
  place: z.literal([...CONSENT_PLACES]),
  at: instant(),
});
export type ConsentRecord = z.output<typeof consentRecord>;

/** The newest records come first; older ones than these are in the export of one's own data. */
export const consentState = z.object({ asked: z.array(consentAsked), records: z.array(consentRecord) });
export type ConsentState = z.output<typeof consentState>;

export const consentRoutes = {
  listConsents: route('GET', '/consents', 'member', {
    summary: 'What the caller is asked to agree to, and what was agreed to and withdrawn.',
    answer: consentState,
  }),
  giveConsents: route('POST', '/consents', 'member', {
    summary: 'Agrees to what was read, by item and version; what already holds is not written again.',
    body: z.object({
      agreed: listOf({ item: item(), version: day() }).check(z.minLength(1), z.maxLength(8)),
      // By a mail's link one only takes back.
      place: z.literal(['REGISTRATION', 'CARD', 'SHEET', 'SETTINGS']),
    }),
    answer: consentState,
    errors: ['CONSENT_CHANGED'],
  }),
  withdrawConsent: route('DELETE', '/consents/:item', 'member', {
    summary: 'Takes a consent back, from now on; what was sent under it stays as it was agreed.',
    params: z.object({ item: item() }),
    answer: consentState,
    errors: ['CONSENT_KEPT'],
  }),
} as const;
