import { addMinutes } from '@yoimachi/domain/time';
import {
  SOS_BEFORE_START_MINUTES,
  SOS_AFTER_CHECKOUT_MINUTES,
  SOS_WITHOUT_CHECKOUT_MINUTES,
} from './limits.ts';

/** How long the location of a call for help is kept (rules.md 3, private data). */
export const SOS_PLACE_KEPT_DAYS = 30;

export interface SosMeeting {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly checkedOutAt: Date | null;
}

/** The period in which SOS works for a meeting, inclusive. */
export function sosWindow({ startsAt, endsAt, checkedOutAt }: SosMeeting): { from: Date; to: Date } {
  return {
    from: addMinutes(startsAt, -SOS_BEFORE_START_MINUTES),
    to: checkedOutAt
      ? addMinutes(checkedOutAt, SOS_AFTER_CHECKOUT_MINUTES)
      : addMinutes(endsAt, SOS_WITHOUT_CHECKOUT_MINUTES),
  };
}

export function isSosOpen(meeting: SosMeeting, now: Date): boolean {
  const { from, to } = sosWindow(meeting);
  return from <= now && now <= to;
}

/** What a cast can tell the operators without a word (rules.md 10). */
export const QUIET_CHOICES = ['CONTACT_NOW', 'DANGER', 'TALK_LATER'] as const;
export type QuietChoice = (typeof QUIET_CHOICES)[number];
/** So many an hour; one call for help is enough, and a sixth says nothing new. */
export const QUIET_HELPS_AN_HOUR = 5;
/** How long what she sent stands on her screen and can be taken back. */
export const QUIET_SHOWN_MINUTES = 24 * 60;

/** Where a place can be seen on a map, in degrees. */
export const mapAddressOf = ({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
