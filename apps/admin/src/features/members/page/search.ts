import type { AdminCall } from '@yoimachi/contract/admin';

/** What each tab asks for; who may not is not shown it. */
export const MEMBER_TABS = {
  overview: 'readMember',
  bookings: 'listMemberBookings',
  points: 'listMemberPoints',
  money: 'listMemberMoney',
  stage: 'listMemberStageCounts',
  reviews: 'listMemberReviews',
  reports: 'listMemberReports',
  sessions: 'listMemberSessions',
  consents: 'listMemberConsents',
  history: 'listMemberHistory',
} as const satisfies Readonly<Record<string, AdminCall>>;
export type MemberTab = keyof typeof MEMBER_TABS;

export interface MemberPageSearch {
  /** The overview without. */
  readonly tab?: Exclude<MemberTab, 'overview'>;
  /** The booking whose cancellation fee is to be made good: the form for it is open. */
  readonly goodwillFor?: string;
  /** How many points it begins with. */
  readonly points?: number;
}

const BOOKING_NUMBER = /^DH-[\dA-Z-]{1,36}$/;

/** What of an address means something. */
export function memberPageSearch({ tab, goodwillFor, points }: Record<string, unknown>): MemberPageSearch {
  return {
    ...(typeof tab === 'string' &&
      tab !== 'overview' &&
      Object.hasOwn(MEMBER_TABS, tab) && { tab: tab as Exclude<MemberTab, 'overview'> }),
    ...(typeof goodwillFor === 'string' && BOOKING_NUMBER.test(goodwillFor) && { goodwillFor }),
    ...(typeof points === 'number' &&
      Number.isInteger(points) &&
      points > 0 &&
      points < 10_000_000 && { points }),
  };
}
