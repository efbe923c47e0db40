import { brandTexts } from '#lib/labels.ja.ts';
import { dayOf, formatDay, minuteOfDay } from '#ui/lib/dates.ts';
import type { AuditRow } from './api.ts';
import { callNames, targetNames } from './call-names.ja.ts';
import { auditTexts as t } from './ja.ts';

export const callName = (call: string): string => (callNames as Record<string, string>)[call] ?? call;

/** Whether the call showed something private. */
export const isRead = (call: string): boolean => call.startsWith('read');

export const targetsOf = ({ targets }: AuditRow): { readonly name: string; readonly id: string }[] =>
  Object.entries(targets).map(([name, id]) => ({ name: targetNames[name] ?? name, id }));

/** Ids are long: their end tells them apart. */
export const shortId = (id: string): string => (id.length > 12 ? `…${id.slice(-8)}` : id);

export const outcomeOf = ({ outcome }: AuditRow): string =>
  outcome === 'DONE' ? t.done : t.refusedWith(outcome);

/** To the second: two acts within a minute have an order. */
export function momentOf(at: string): string {
  const instant = new Date(at);
  const day = dayOf(instant);
  const minute = minuteOfDay(instant, day);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${formatDay(day)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}:${two(instant.getUTCSeconds())}`;
}

export const targetText = (row: AuditRow): string =>
  targetsOf(row)
    .map(({ name, id }) => `${name} ${shortId(id)}`)
    .join('、') || brandTexts.none;
