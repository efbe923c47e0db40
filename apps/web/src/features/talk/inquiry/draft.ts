import { checkInquiryFields, SENT_CATEGORIES, REMOVAL_RIGHTS } from '@yoimachi/domain/inquiry';
import type { InquiryOrder, RemovalRight, SentCategory } from '@yoimachi/domain/inquiry';
import { checkEmail } from '@yoimachi/domain/account';
import { isRefused } from '#lib/api-error.ts';
import type { Problems } from '#lib/use-form.ts';
import { inquiryTexts as t } from './ja.ts';

/** What is typed into the form. */
export interface Draft {
  readonly category: string;
  readonly bookingId: string;
  readonly subject: string;
  readonly text: string;
  readonly what: string;
  readonly right: string;
  readonly name: string;
  readonly mail: string;
}

export const EMPTY: Draft = {
  category: 'BOOKING',
  bookingId: '',
  subject: '',
  text: '',
  what: '',
  right: 'PRIVACY',
  name: '',
  mail: '',
};

/** A draft that was kept; what of it is none is left out. */
export function readDraft(kept: string): Draft {
  try {
    const found = JSON.parse(kept) as Readonly<Record<string, unknown>>;
    const entries = Object.keys(EMPTY).map((name) => [name, found[name]] as const);
    return { ...EMPTY, ...Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')) };
  } catch {
    return EMPTY;
  }
}

/** What the draft asks for; a category or a right that is none becomes the first. */
export function orderOf(draft: Draft): InquiryOrder {
  const category: SentCategory = SENT_CATEGORIES.find((one) => one === draft.category) ?? 'OTHER';
  const right: RemovalRight = REMOVAL_RIGHTS.find((one) => one === draft.right) ?? 'OTHER';
  const removal = category === 'REMOVAL' ? { what: draft.what, right } : undefined;
  return { category, subject: draft.subject, text: draft.text, ...(removal && { removal }) };
}

/** What the domain calls the fields that the form calls otherwise. */
const FIELDS: Readonly<Record<string, string>> = { email: 'mail', 'removal.what': 'what' };

/** What is to be put right before it is sent, by field. */
export function problemsOf(draft: Draft, isOpen: boolean): Problems<Draft> {
  const checked = [...(isOpen ? [checkEmail(draft.mail)] : []), ...checkInquiryFields(orderOf(draft))];
  return Object.fromEntries(
    checked.flatMap((each) => {
      if (each.ok) return [];
      const { code, field = 'text' } = each.error;
      return [[FIELDS[field] ?? field, code]];
    }),
  );
}

/** The sentence for a try that failed. */
export function failureOf(error: unknown): string {
  if (!isRefused(error)) return t.notSent;
  return error.code === 'RATE_LIMITED' && 'until' in error.details ? t.limit : error.message;
}
