import { addDays, endOfDay, instantAt, type Day } from '@yoimachi/domain/time';

/** Days before a lot's last day on which its guest is told (rules.md 4, specification 9). */
export const EXPIRY_NOTICE_DAYS = [30, 7, 1] as const;
/** Told in the morning, at 10:00. */
const NOTICE_MINUTE = 10 * 60;

/** When a guest is told next, after an instant, that a lot ends; null when all was told. */
export function nextExpiryNotice(expiresOn: Day, after: Date): Date | null {
  const times = EXPIRY_NOTICE_DAYS.map((days) => instantAt(addDays(expiresOn, -days), NOTICE_MINUTE));
  return times.find((at) => at > after) ?? null;
}

/** The first notice of a lot; not on the day it is granted, when its guest has just read its end. */
export function firstExpiryNotice(expiresOn: Day, grantDay: Day): Date | null {
  return nextExpiryNotice(expiresOn, endOfDay(grantDay));
}
