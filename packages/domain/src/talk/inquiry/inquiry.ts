import { checkMessageText } from '@yoimachi/domain/chat';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { charactersOf, hasVisibleText } from '@yoimachi/domain/text';
import type { RemovalRight } from './removal.ts';

/** What people write about. */
export const SENT_CATEGORIES = [
  'BOOKING',
  'POINTS',
  'PAYMENT',
  'ACCOUNT',
  'REPORT',
  'REMOVAL',
  'BUG',
  'OTHER',
] as const;
export type SentCategory = (typeof SENT_CATEGORIES)[number];
/** HEARING is begun by operators: whoever posted what is to be removed is asked about it. */
export const INQUIRY_CATEGORIES = [...SENT_CATEGORIES, 'HEARING'] as const;
export type InquiryCategory = (typeof INQUIRY_CATEGORIES)[number];

export type InquiryState = 'RECEIVED' | 'IN_PROGRESS' | 'ANSWERED';
/** What happens to an inquiry: an operator takes or answers it, its person writes again. */
export type InquiryTurn = 'TAKEN' | 'ANSWERED' | 'WRITTEN';

/** Characters, as readers count them. */
export const INQUIRY_SUBJECT_MAX = 50;
export const INQUIRY_TEXT_MAX = 1000;
export const INQUIRY_NAME_MAX = 50;
/** The specification: up to two pictures. */
export const INQUIRY_PICTURES_MAX = 2;

/** Of one account within 24 hours: each calls an operator. */
export const INQUIRIES_A_DAY = 10;
/** Of people who are not signed in, by their network and by the address they give: a mail of receipt goes to whatever is typed. */
export const INQUIRIES_OF_NETWORK_A_DAY = 10;
export const INQUIRIES_TO_MAIL_A_DAY = 3;
/** Of one thread within 24 hours. */
export const INQUIRY_MESSAGES_A_DAY = 20;
/** How long after its last message the link in a mail opens a thread. */
export const INQUIRY_LINK_DAYS = 90;
/** How long an operator's link to a picture is good, for one opening. */
export const INQUIRY_PICTURE_LINK_MINUTES = 10;

/** Without letters that look like digits. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** `Y-7KQ2-M9XD`: short enough to be read out, too many to be guessed. It opens nothing by itself. */
export const INQUIRY_NUMBER = /^Y-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;

/** The number of receipt from eight random bytes. */
export function inquiryNumber(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, 8), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return `Y-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** What a turn makes of a state. CONFLICT: what is answered waits for its person, and is not taken. */
export function afterTurn(state: InquiryState, turn: InquiryTurn): Result<InquiryState, 'CONFLICT'> {
  if (turn === 'ANSWERED') return ok('ANSWERED');
  if (turn === 'WRITTEN') return ok(state === 'ANSWERED' ? 'IN_PROGRESS' : state);
  return state === 'ANSWERED' ? fail('CONFLICT') : ok('IN_PROGRESS');
}

export interface InquiryOrder {
  readonly category: SentCategory;
  readonly subject: string;
  readonly text: string;
  /** What is to be removed; asked for with REMOVAL, and left aside with every other category. */
  readonly removal?: { readonly what: string; readonly right: RemovalRight } | undefined;
}

type Checked = Result<undefined, 'REQUIRED' | 'TOO_LONG'>;

function checkSubject(subject: string): Checked {
  if (!hasVisibleText(subject)) return fail('REQUIRED', 'subject');
  return charactersOf(subject) > INQUIRY_SUBJECT_MAX ? fail('TOO_LONG', 'subject') : ok();
}

/** Whether each field of an inquiry says what it has to, in the order of the form: REQUIRED and TOO_LONG name the field. */
export function checkInquiryFields({ category, subject, text, removal }: InquiryOrder): readonly Checked[] {
  const isUnsaid = category === 'REMOVAL' && !hasVisibleText(removal?.what ?? '');
  return [
    checkSubject(subject),
    checkMessageText(text, INQUIRY_TEXT_MAX),
    isUnsaid ? fail('REQUIRED', 'removal.what') : ok(),
  ];
}

/** The same of the whole: the first field that does not. */
export const checkInquiry = (order: InquiryOrder): Checked =>
  checkInquiryFields(order).find((checked) => !checked.ok) ?? ok();
