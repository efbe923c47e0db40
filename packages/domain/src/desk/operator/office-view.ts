/** The lists of the back office whose filters an operator can keep under a name. */
export const OFFICE_LISTS = ['members', 'bookings', 'audit'] as const;
export type OfficeList = (typeof OFFICE_LISTS)[number];

/** The longest name of kept filters, in characters. */
export const VIEW_NAME_MAX = 30;
/** So many of a list each operator keeps. */
export const VIEWS_PER_LIST = 20;
