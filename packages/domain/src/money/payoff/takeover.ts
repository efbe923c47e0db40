import { DAY_MS } from '@yoimachi/domain/time';

/** Number, bank account and device changed within so many days: it may be somebody else who asks (rules.md 10). */
export const TAKEOVER_DAYS = 14;

/** When each was last changed; null where it never was. A first device and a first number are no changes. */
export interface TakeoverSigns {
  readonly numberChangedAt: Date | null;
  readonly accountChangedAt: Date | null;
  readonly deviceChangedAt: Date | null;
  /** When she last showed herself in a photo with a gesture. */
  readonly livePhotoAt: Date | null;
}

/**
 * Whether her payoffs wait (rules.md 10): number, bank account and device all changed within 14 days, and she has not shown herself since the
 * last of it.
 */
export function looksTakenOver(
  { numberChangedAt, accountChangedAt, deviceChangedAt, livePhotoAt }: TakeoverSigns,
  now: Date,
): boolean {
  if (!numberChangedAt || !accountChangedAt || !deviceChangedAt) return false;
  const changes = [numberChangedAt, accountChangedAt, deviceChangedAt].map((at) => at.getTime());
  if (Math.min(...changes) <= now.getTime() - TAKEOVER_DAYS * DAY_MS) return false;
  return livePhotoAt === null || livePhotoAt.getTime() < Math.max(...changes);
}
