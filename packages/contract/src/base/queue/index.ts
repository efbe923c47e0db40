import * as z from 'zod/mini';
import { id, instant, listOf, page, token } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { QUEUE_ITEM_ID_MAX, QUEUES } from '@yoimachi/domain/queue';

export { cannedReasons } from './reasons.ja.ts';

const queue = () => z.literal([...QUEUES]);
const itemId = () => token(QUEUE_ITEM_ID_MAX);
const person = { id: id(), name: z.string() };
const taken = z.object({
  ...person,
  takenAt: instant(),
  /** Free again then, unless something is done about it before. */
  until: instant(),
});

/** What a row of every queue says. */
const queueRow = {
  /** Its id in the queue, by which it is taken. */
  itemId: z.string(),
  /** Since when it waits. */
  askedAt: instant(),
  /** Until when it has to be decided; null: there is no such time. */
  answerBy: z.nullable(instant()),
  /** Who has taken it. */
  owner: z.nullable(taken),
};

/** A page of what waits, the first due first. */
export const queuePage = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  page(z.object({ ...queueRow, ...shape }));

const ofItem = z.object({ queue: queue(), itemId: itemId() });
const TAKE_ERRORS = ['ITEM_TAKEN', 'NOT_FOUND', 'OPERATOR_ROLE'] as const;

/** The inbox of work: what waits where, and who has taken what. */
export const queueAdminRoutes = {
  listQueues: route('GET', '/queues', 'operator', {
    summary: 'What waits in each queue that the operator works in.',
    answer: z.object({
      items: listOf({
        queue: queue(),
        /** Up to a thousand; `isMore`: that many and more. */
        count: z.int(),
        isMore: z.boolean(),
        /** Since when the one waits that has waited longest; null: nothing waits. */
        oldestAt: z.nullable(instant()),
        /** Past their time. */
        late: z.int(),
        /** The next time that is not past yet. */
        nextAnswerBy: z.nullable(instant()),
      }),
    }),
  }),
  takeItem: route('POST', '/queues/:queue/items/:itemId/take', 'operator', {
    summary:
      'The operator takes what waits, or says that he is still at it. ITEM_TAKEN names who has it. It is free again when it is decided, and after 30 minutes without an act on it.',
    params: ofItem,
    answer: z.object({ owner: taken }),
    errors: TAKE_ERRORS,
  }),
  releaseItem: route('POST', '/queues/:queue/items/:itemId/release', 'operator', {
    summary: 'What the operator has taken is free again; an owner may free what somebody else has.',
    params: ofItem,
    errors: TAKE_ERRORS,
  }),
  handOver: route('POST', '/queues/:queue/items/:itemId/hand-over/:operatorId', 'operator', {
    summary: 'Somebody else has it from now on: what the operator has taken, or what nobody has.',
    params: z.object({ ...ofItem.shape, operatorId: id() }),
    answer: z.object({ owner: taken }),
    errors: [...TAKE_ERRORS, 'OPERATOR_UNKNOWN'],
  }),
} as const;
