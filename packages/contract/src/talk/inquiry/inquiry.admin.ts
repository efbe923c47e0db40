import * as z from 'zod/mini';
import { MESSAGE_MAX_UNITS } from '@yoimachi/domain/chat';
import {
  INQUIRY_CATEGORIES,
  INQUIRY_NUMBER,
  REMOVAL_OUTCOMES,
  REMOVAL_RIGHTS,
} from '@yoimachi/domain/inquiry';
import { id, instant, listOf, pageQuery, text } from '@yoimachi/contract/common';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { queuePage } from '@yoimachi/contract/queue';
import { route } from '@yoimachi/contract/route';

const params = z.object({ number: z.string().check(z.regex(INQUIRY_NUMBER)) });
const answer = {
  text: text(MESSAGE_MAX_UNITS),
  /** The last message that was read: who wrote again meanwhile is not answered past it. */
  seen: z.int().check(z.minimum(1)),
};

/** Nothing of what was written. */
const listed = {
  number: z.string(),
  category: z.literal([...INQUIRY_CATEGORIES]),
  state: z.literal(['RECEIVED', 'IN_PROGRESS', 'ANSWERED']),
  /** Null: of somebody who is not signed in. */
  accountId: z.nullable(id()),
  who: z.nullable(z.literal(['CAST', 'GUEST'])),
  nickname: z.nullable(z.string()),
  bookingId: z.nullable(id()),
};

export const inquiryAdminRoutes = {
  listInquiries: route('GET', '/inquiries', 'operator', {
    summary:
      'Inquiries that wait for an answer, the longest first; removal requests that are not decided have a list of their own.',
    query: z.object({ ...pageQuery, category: z.optional(z.literal([...INQUIRY_CATEGORIES])) }),
    answer: queuePage(listed),
  }),
  listRemovals: route('GET', '/removals', 'operator', {
    summary: 'Removal requests that are not decided, the first due first.',
    query: z.object(pageQuery),
    answer: queuePage({
      ...listed,
      right: z.literal([...REMOVAL_RIGHTS]),
      /** Hidden first, decided afterwards. */
      isGrave: z.boolean(),
    }),
  }),
  readInquiry: route('POST', '/inquiries/:number/read', 'operator', {
    summary: 'What somebody asked and was answered; private, so it needs a reason.',
    params,
    body: z.object(readReason),
    answer: z.object({
      accountId: z.nullable(id()),
      /** Of who is not signed in. */
      name: z.nullable(z.string()),
      mail: z.nullable(z.string()),
      category: z.literal([...INQUIRY_CATEGORIES]),
      state: z.string(),
      subject: z.string(),
      bookingId: z.nullable(id()),
      removal: z.nullable(
        z.object({
          what: z.string(),
          right: z.string(),
          isGrave: z.boolean(),
          dueAt: instant(),
          outcome: z.nullable(z.string()),
          /** The numbers under which posters are heard. */
          heard: z.array(z.string()),
        }),
      ),
      messages: listOf({
        number: z.int(),
        by: z.literal(['PERSON', 'OPERATOR']),
        text: z.string(),
        at: instant(),
        /** Each opens once. */
        pictures: z.array(z.string()),
      }),
    }),
    errors: ['NOT_FOUND', ...READ_ERRORS],
  }),
  takeInquiry: route('POST', '/inquiries/:number/take', 'operator', {
    summary: 'The operator looks after it, and has it in its queue.',
    params,
    errors: ['NOT_FOUND', 'CONFLICT', 'ITEM_TAKEN'],
  }),
  answerInquiry: route('POST', '/inquiries/:number/answer', 'operator', {
    summary: 'Answers what was asked; the person is told.',
    params,
    body: z.object(answer),
    errors: ['NOT_FOUND', 'REQUIRED', 'TOO_LONG', 'CONFLICT'],
  }),
  hearPoster: route('POST', '/inquiries/:number/hear/:accountId', 'operator', {
    summary: 'Asks the account that posted what a removal request is about, in a thread of its own.',
    params: z.object({ ...params.shape, accountId: id() }),
    body: z.object({ text: answer.text }),
    answer: z.object({ number: z.string() }),
    errors: ['NOT_FOUND', 'REQUIRED', 'TOO_LONG', 'CONFLICT'],
  }),
  decideRemoval: route('POST', '/inquiries/:number/decide', 'operator', {
    summary: 'Decides a removal request, with the reason; who asked and who was heard are told.',
    params,
    body: z.object({ ...answer, outcome: z.literal([...REMOVAL_OUTCOMES]) }),
    errors: ['NOT_FOUND', 'REQUIRED', 'TOO_LONG', 'CONFLICT'],
  }),
} as const;
