import * as z from 'zod/mini';
import { MESSAGE_MAX_UNITS } from '@yoimachi/domain/chat';
import {
  INQUIRY_CATEGORIES,
  INQUIRY_NAME_MAX,
  INQUIRY_PICTURES_MAX,
  REMOVAL_OUTCOMES,
  REMOVAL_RIGHTS,
  REMOVAL_WHAT_MAX,
  SENT_CATEGORIES,
} from '@yoimachi/domain/inquiry';
import { day, id, instant, listOf, minute, page, pageQuery, text, token } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** Characters of a subject are counted by the domain; a family of emoji is one, and many units. */
const SUBJECT_UNITS = 600;
const MAIL_MAX = 254;
/** Fits a uuid and its proof. */
const TOKEN_MAX = 100;

const state = z.literal(['RECEIVED', 'IN_PROGRESS', 'ANSWERED']);

export const inquiryMessage = z.object({
  number: z.int(),
  by: z.literal(['PERSON', 'OPERATOR']),
  text: z.string(),
  at: instant(),
  /** Addresses of its pictures, for the one who asked, for a while. */
  pictures: z.array(z.string()),
});
export type InquiryMessage = z.output<typeof inquiryMessage>;

const head = {
  /** Of the receipt: `Y-7KQ2-M9XD`. */
  number: z.string(),
  category: z.literal([...INQUIRY_CATEGORIES]),
  subject: z.string(),
  state,
  createdAt: instant(),
};

export const inquirySummary = z.object({
  ...head,
  inquiryId: id(),
  /** There is an answer that was not read. */
  isUnread: z.boolean(),
  /** The last answer, its first words. */
  lastAnswer: z.nullable(z.string()),
});
export type InquirySummary = z.output<typeof inquirySummary>;

export const inquiryThread = z.object({
  ...head,
  booking: z.nullable(z.object({ bookingId: id(), day: day(), startMinute: minute() })),
  removal: z.nullable(
    z.object({
      what: z.string(),
      right: z.literal([...REMOVAL_RIGHTS]),
      /** Until when it is decided. */
      dueAt: instant(),
      outcome: z.nullable(z.literal([...REMOVAL_OUTCOMES])),
    }),
  ),
  messages: z.array(inquiryMessage),
});
export type InquiryThread = z.output<typeof inquiryThread>;

const removal = z.optional(z.object({ what: text(REMOVAL_WHAT_MAX), right: z.literal([...REMOVAL_RIGHTS]) }));
const written = {
  category: z.literal([...SENT_CATEGORIES]),
  subject: text(SUBJECT_UNITS),
  text: text(MESSAGE_MAX_UNITS),
  removal,
};
const uploadIds = z.array(id()).check(z.maxLength(INQUIRY_PICTURES_MAX));
const received = z.object({ inquiryId: id(), number: z.string() });
const inquiryId = z.object({ inquiryId: id() });

const TEXT = ['REQUIRED', 'TOO_LONG'] as const;
const PICTURES = [
  'UPLOAD_GONE',
  'UPLOAD_UNFINISHED',
  'IMAGE_TYPE',
  'IMAGE_TOO_SMALL',
  'IMAGE_TOO_LARGE',
  'IMAGE_BROKEN',
] as const;

/** What people ask the operators. Signed out, a thread is opened by the link in the mail of receipt, which signs in nobody. */
export const inquiryRoutes = {
  listInquiries: route('GET', '/contact-us/history', 'member', {
    summary: 'Own inquiries, the newest first, with how many have an answer that was not read.',
    query: z.object(pageQuery),
    answer: z.object({ ...page(inquirySummary).shape, unreadCount: z.int() }),
  }),
  getInquiry: route('GET', '/contact-us/history/:inquiryId', 'member', {
    summary: 'One inquiry with all that was written.',
    params: inquiryId,
    answer: inquiryThread,
    errors: ['NOT_FOUND'],
  }),
  inquiryBookings: route('GET', '/contact-us/bookings', 'member', {
    summary: 'Own bookings that an inquiry can be about, the latest twenty.',
    answer: z.object({
      items: listOf({ bookingId: id(), day: day(), startMinute: minute(), names: z.array(z.string()) }),
    }),
  }),
  sendInquiry: route('POST', '/contact-us', 'member', {
    summary: 'Asks the operators something; at most two pictures, sent before for INQUIRY_PICTURE.',
    idempotent: true,
    body: z.object({ ...written, bookingId: z.optional(id()), uploadIds }),
    answer: received,
    errors: [...TEXT, ...PICTURES, 'NOT_FOUND'],
  }),
  writeInquiry: route('POST', '/contact-us/history/:inquiryId/messages', 'member', {
    summary: 'Writes again in an inquiry of one’s own.',
    idempotent: true,
    params: inquiryId,
    body: z.object({ text: written.text, uploadIds }),
    errors: [...TEXT, ...PICTURES, 'NOT_FOUND'],
  }),
  readInquiry: route('POST', '/contact-us/history/:inquiryId/read', 'member', {
    summary: 'Its answers up to this message are read.',
    params: inquiryId,
    body: z.object({ number: z.int().check(z.minimum(0), z.maximum(1_000_000)) }),
    errors: ['NOT_FOUND'],
  }),
  sendOpenInquiry: route('POST', '/contact-us/open', 'open', {
    summary:
      'The same for who is not signed in; a mail of receipt with a link to the thread goes to the address. The same `clientId` again is the same inquiry.',
    body: z.object({
      ...written,
      clientId: id(),
      name: z.optional(text(INQUIRY_NAME_MAX)),
      mail: text(MAIL_MAX),
      botCheck: token(4000),
    }),
    answer: z.object({ number: z.string() }),
    errors: [...TEXT, 'EMAIL_INVALID', 'BOT_CHECK_FAILED', 'CONFLICT'],
  }),
  openInquiry: route('POST', '/contact-us/thread', 'open', {
    summary: 'The thread behind the link of a mail. Opening it changes nothing.',
    body: z.object({ token: token(TOKEN_MAX) }),
    answer: inquiryThread,
    errors: ['NOT_FOUND'],
  }),
  writeOpenInquiry: route('POST', '/contact-us/thread/messages', 'open', {
    summary:
      'Writes again in the thread behind the link of a mail; the same `clientId` again is the same message.',
    body: z.object({ token: token(TOKEN_MAX), clientId: id(), text: written.text }),
    errors: [...TEXT, 'NOT_FOUND'],
  }),
} as const;
