import { addDays, endOfDay, instantAt, type Day } from '@yoimachi/domain/time';

/** Days before a lot's last day on which its guest is notified (rules.md 4, specification 9). */
export const EXPIRY_NOTICE_DAYS = [30, 7, 1] as const;
/** Notified in the morning, at 10:00. */
const NOTICE_MINUTE = 10 * 60;

/** When a guest is next notified, after an instant, that a lot is expiring; null if all notices were sent. */
export function nextExpiryNotice(expiresOn: Day, after: Date): Date | null {
  const times = EXPIRY_NOTICE_DAYS.map((days) => instantAt(addDays(expiresOn, -days), NOTICE_MINUTE));
  return times.find((at) => at > after) ?? null;
}

/** A lot's first notice; not on the day it is granted, when its guest has just read its expiry. */
export function firstExpiryNotice(expiresOn: Day, grantDay: Day): Date | null {
  return nextExpiryNotice(expiresOn, endOfDay(grantDay));
}
