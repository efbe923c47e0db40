import { addMinutes } from '@yoimachi/domain/time';

/** What waits for operators, in the order in which it is looked at (rules.md 10). */
export const QUEUES = [
  'alerts',
  'reports',
  'age-checks',
  'media-files',
  'inquiries',
  'removals',
  'claims',
  'phone-changes',
  'lost-numbers',
  'name-requests',
  'penalties',
  'matches',
  'referrals',
  'debts',
  'frozen-rewards',
  'acts',
  'dead-work',
  'deliveries',
] as const;
export type QueueName = (typeof QUEUES)[number];

/** Rows of a page. */
export const QUEUE_PAGE = 50;
/** Further than this nobody counts: how many wait beyond is no other work. */
export const QUEUE_COUNT_MAX = 1000;
/** What somebody has taken is free again after so many minutes without an act on it. */
export const TAKEN_MINUTES = 30;

export const takenUntil = (actedAt: Date): Date => addMinutes(actedAt, TAKEN_MINUTES);
/** What was acted on at this instant or before is free at `now`. */
export const freeBefore = (now: Date): Date => addMinutes(now, -TAKEN_MINUTES);

const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const NUMBER = '\\d{1,15}';
/** What an item is named by where it is not an uuid alone: a number, either, an inquiry's number of receipt, the two of a match. */
const FORMS: Partial<Record<QueueName, string>> = {
  alerts: NUMBER,
  'dead-work': `${NUMBER}|${UUID}`,
  inquiries: 'Y-[\\dA-Z]{4}-[\\dA-Z]{4}',
  removals: 'Y-[\\dA-Z]{4}-[\\dA-Z]{4}',
  matches: `${UUID}_${UUID}`,
};

/** Whether anything in a queue can have this id. */
export const isItemId = (queue: QueueName, id: string): boolean =>
  new RegExp(`^(?:${FORMS[queue] ?? UUID})$`).test(id);

/** The longest of them. */
export const QUEUE_ITEM_ID_MAX = 73;
