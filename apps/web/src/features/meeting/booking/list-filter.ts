import { type ListStatus, TimeTab } from '@yoimachi/domain/booking';

/** Which bookings a list shows, as it stands in the address; what is left out is これからの予約 and すべて. */
export interface ListFilter {
  readonly tab?: TimeTab;
  readonly status?: ListStatus;
}

/**
 * The list statuses that a tab can be narrowed down to; none where there is but one. The groups of statuses have no chips: active
 * and closed are what the first and the last tab hold, and the settled ones are 確定, 同伴中 and 完了 one by one.
 */
export const FILTERS_OF_TAB: Readonly<Record<TimeTab, readonly ListStatus[]>> = {
  FUTURE: ['NEW', 'ACCEPT', 'IN_MEETING'],
  PAST: [],
  PAST_REJECT_CANCEL: ['REJECT', 'CANCEL'],
};

/** The filter of an address; what a tab does not know is left out. The router hands on what its check of an address left out. */
export function readListFilter({
  tab,
  status,
}: {
  readonly tab?: unknown;
  readonly status?: unknown;
}): ListFilter {
  return listFilter(isTab(tab) ? tab : 'FUTURE', status);
}

/** The shortest form of a filter. */
export function listFilter(tab: TimeTab, status: unknown): ListFilter {
  const known = FILTERS_OF_TAB[tab].find((each) => each === status);
  return { ...(tab !== 'FUTURE' && { tab }), ...(known && { status: known }) };
}

const isTab = (value: unknown): value is TimeTab =>
  typeof value === 'string' && Object.hasOwn(TimeTab, value);
