import { type ListStatus, TimeTab } from '@yoimachi/domain/booking';

/** Which bookings a list shows, as kept in the address; the defaults これからの予約 and すべて are left out. */
export interface ListFilter {
  readonly tab?: TimeTab;
  readonly status?: ListStatus;
  /** Only bookings with somebody of one's own group. */
  readonly groupId?: string;
}

/**
 * The statuses a tab can be filtered by; none if there is only one. Status groups have no chips: active and closed are what the first and
 * last tab hold, and the settled ones are 確定, 同伴中 and 完了 individually.
 */
export const FILTERS_OF_TAB: Readonly<Record<TimeTab, readonly ListStatus[]>> = {
  FUTURE: ['NEW', 'ACCEPT', 'IN_MEETING'],
  PAST: [],
  PAST_REJECT_CANCEL: ['REJECT', 'CANCEL'],
};

/** The filter in an address; what a tab does not know is dropped. The router passes on what its own check dropped. */
export function readListFilter({
  tab,
  status,
  groupId,
}: {
  readonly tab?: unknown;
  readonly status?: unknown;
  readonly groupId?: unknown;
}): ListFilter {
  return listFilter(isTab(tab) ? tab : 'FUTURE', status, groupId);
}

/** The shortest form of a filter. */
export function listFilter(tab: TimeTab, status: unknown, groupId?: unknown): ListFilter {
  const known = FILTERS_OF_TAB[tab].find((each) => each === status);
  return {
    ...(tab !== 'FUTURE' && { tab }),
    ...(known && { status: known }),
    ...(typeof groupId === 'string' && groupId !== '' && { groupId }),
  };
}

const isTab = (value: unknown): value is TimeTab =>
  typeof value === 'string' && Object.hasOwn(TimeTab, value);
