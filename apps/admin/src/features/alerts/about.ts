import type { QueueName } from '@yoimachi/domain/queue';

/** Alerts about something that waits in a queue of its own: which one, and what names it there. */
const QUEUES: readonly (readonly [RegExp, QueueName, string])[] = [
  [/^OPERATOR_CLAIM_OBJECTED$/, 'claims', 'bookingId'],
  [/^OPERATOR_INQUIRY(_AGAIN)?$/, 'inquiries', 'number'],
  [/^OPERATOR_REMOVAL/, 'removals', 'number'],
  [/^OPERATOR_(SAFETY_)?REPORT$/, 'reports', 'reportId'],
  [/^OPERATOR_(AGE_CHECK|UNDER_AGE)/, 'age-checks', 'checkId'],
  [/^OPERATOR_PHONE_CHANGE$/, 'phone-changes', 'changeId'],
  [/^OPERATOR_LOST_NUMBER$/, 'lost-numbers', 'requestId'],
  [/^OPERATOR_NAME_REQUEST$/, 'name-requests', 'requestId'],
  [/^OPERATOR_PENALTIES$/, 'penalties', 'castId'],
];

interface Told {
  readonly kind: string;
  readonly about: Readonly<Record<string, string>>;
}

/** Where what an alert tells of is decided; null: it is looked after here. */
export function placeOf({ kind, about }: Told): { readonly queue: QueueName; readonly item: string } | null {
  const found = QUEUES.find(([of, , key]) => of.test(kind) && about[key] !== undefined);
  return found ? { queue: found[1], item: about[found[2]]! } : null;
}
