import { dayOf, daysBetween } from '#lib/dates.ts';
import type { IconName } from '#ui/icon.tsx';
import type { Told } from './api/notifications.ts';

/** What waits for this person's act, then what was told today, yesterday and before. */
export type NoticeGroup = 'ACT' | 'TODAY' | 'YESTERDAY' | 'EARLIER';

const SAFETY = /^(CAST_ALL_RIGHT|CAST_CHECKOUT|EMAIL_|PHONE_|PAYOFF_STOPPED)/;

/** The groups that hold something, in their order; within each the order stays. What is told twice is there once. */
export function groupsOf(told: readonly Told[], now: Date) {
  const today = dayOf(now);
  const groupOf = (one: Told): NoticeGroup => {
    if (one.waits) return 'ACT';
    const distance = daysBetween(dayOf(new Date(one.createdAt)), today);
    if (distance <= 0) return 'TODAY';
    return distance === 1 ? 'YESTERDAY' : 'EARLIER';
  };
  const once = new Map(told.map((one) => [one.notificationId, one])).values();
  const groups = Map.groupBy(once, groupOf);
  const order: readonly NoticeGroup[] = ['ACT', 'TODAY', 'YESTERDAY', 'EARLIER'];
  return order.flatMap((group) => {
    const some = groups.get(group);
    return some ? [{ group, told: some }] : [];
  });
}

/** How the disc of an icon looks: red is for safety alone. */
export function lookOf(one: Told): 'act' | 'booking' | 'safety' | 'rest' {
  if (SAFETY.test(one.kind)) return 'safety';
  if (one.waits) return 'act';
  return !one.read && one.link?.includes('/dohan-') ? 'booking' : 'rest';
}

const ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/_AGE_|^EMAIL_|^PHONE_|_STOPPED$/, 'shield'],
  [/^INQUIRY_/, 'chat'],
  [/GIFT/, 'gift'],
  [/PAYOFF/, 'bank'],
  [/EXPIRING/, 'ticket'],
  [/CHARGE|REFUND|_CARD_/, 'card'],
  [/POINTS|SETTLED|CAST_REWARD/, 'point'],
  [/STAGE/, 'star'],
  [/PLACE/, 'pin'],
  [/SOON|REMINDER|DAY_BEFORE|CHECKOUT|EXTENSION|LATE/, 'clock'],
];

/** An icon for what it is about. */
export function iconOf({ kind, link }: Told): IconName {
  const known = ICONS.find(([about]) => about.test(kind));
  return known?.[1] ?? (link?.includes('/dohan-') ? 'calendarCheck' : 'bell');
}
