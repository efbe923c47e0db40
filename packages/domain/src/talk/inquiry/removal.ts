import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';

/** What of one's own is hurt by something that others see (rules.md 10). */
export const REMOVAL_RIGHTS = [
  'INTIMATE',
  'PRIVACY',
  'PORTRAIT',
  'DEFAMATION',
  'COPYRIGHT',
  'OTHER',
] as const;
export type RemovalRight = (typeof REMOVAL_RIGHTS)[number];

/** What an operator decides about a removal request. */
export const REMOVAL_OUTCOMES = ['REMOVED', 'PARTLY', 'KEPT'] as const;
export type RemovalOutcome = (typeof REMOVAL_OUTCOMES)[number];

/** Where it is and what it is. */
export const REMOVAL_WHAT_MAX = 500;
/** Within so many days who asked is told what was decided, and who posted it is heard (rules.md 10). */
export const REMOVAL_DAYS = 7;
/** Operators are reminded so long before. */
export const REMOVAL_REMINDER_DAYS = 1;

/** Intimate pictures and addresses do harm by the hour: hidden at once, heard afterwards. */
export const isGrave = (right: RemovalRight): boolean => right === 'INTIMATE' || right === 'PRIVACY';

export const removalDueAt = (askedAt: Date): Date => addMinutes(askedAt, REMOVAL_DAYS * DAY_MINUTES);

/** When operators are reminded next of what is not decided: a day before it is due, and then; null after that. */
export function nextRemovalReminder(askedAt: Date, after: Date): Date | null {
  const all = [
    addMinutes(askedAt, (REMOVAL_DAYS - REMOVAL_REMINDER_DAYS) * DAY_MINUTES),
    removalDueAt(askedAt),
  ];
  return all.find((at) => at > after) ?? null;
}
