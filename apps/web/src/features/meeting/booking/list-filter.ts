import { TimeTab } from '@yoimachi/domain/booking';

/** The group of what is agreed on: before the meeting, during it, after it. */
const SETTLED = 'settled';
/** What a list can be narrowed to: statuses, and that group of them. */
export type ListChoice = 'NEW' | 'IN_MEETING' | 'REJECT' | 'CANCEL' | typeof SETTLED;

/** Which bookings a list shows, as kept in the address; the defaults これからの予約 and the group of the tab are left out. */
export interface ListFilter {
  readonly tab?: TimeTab;
  readonly status?: ListChoice;
  /** Only bookings with somebody of one's own group. */
  readonly groupId?: string;
}

/** The same, and the booking that is open beside the list where there is room. */
export interface ListSearch extends ListFilter {
  readonly bookingId?: string;
}

/** What a tab, which is a group of statuses itself, can be narrowed to; nothing where that is only one. */
export const CHOICES_OF_TAB: Readonly<Record<TimeTab, readonly ListChoice[]>> = {
  FUTURE: ['NEW', SETTLED, 'IN_MEETING'],
  PAST: [],
  PAST_REJECT_CANCEL: ['REJECT', 'CANCEL'],
};

/** What an address asks for; what a tab does not know is dropped. */
export function readListSearch(search: Readonly<Record<string, unknown>>): ListSearch {
  const { tab, status, groupId, bookingId } = search;
  return {
    ...listFilter(isTab(tab) ? tab : 'FUTURE', status, groupId),
    ...(typeof bookingId === 'string' && bookingId !== '' && { bookingId }),
  };
}

/** The shortest form of a filter. */
export function listFilter(tab: TimeTab, status: unknown, groupId?: unknown): ListFilter {
  const known = CHOICES_OF_TAB[tab].find((each) => each === status);
  return {
    ...(tab !== 'FUTURE' && { tab }),
    ...(known && { status: known }),
    ...(typeof groupId === 'string' && groupId !== '' && { groupId }),
  };
}

/** A filter as the calls take it. */
export function listQuery({ tab = 'FUTURE', status, groupId }: ListFilter) {
  return {
    tab,
    ...(status === SETTLED ? { group: status } : status && { status }),
    ...(groupId && { groupId }),
  } as const;
}

const isTab = (value: unknown): value is TimeTab =>
  typeof value === 'string' && Object.hasOwn(TimeTab, value);
