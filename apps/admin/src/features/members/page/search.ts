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
}

/** What of an address means something. */
export function memberPageSearch({ tab }: Record<string, unknown>): MemberPageSearch {
  return typeof tab === 'string' && tab !== 'overview' && Object.hasOwn(MEMBER_TABS, tab)
    ? { tab: tab as Exclude<MemberTab, 'overview'> }
    : {};
}
