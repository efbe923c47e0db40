/** Which conversations a list shows (rules.md 8). */
export const CHAT_FILTERS = [
  'ALL',
  'UNREAD',
  'FAVORITE',
  'PIN',
  'BOOKING_CONFIRM',
  'BOOKING_WAITING_CONFIRM',
  'BOOKING_HISTORY',
  'NO_BOOKING',
] as const;
/** Hers alone; NOT_RELEASE_GIFT lists nothing while gifts are not released (rules.md 8). */
export const GIFT_FILTERS = ['NOT_RELEASE_GIFT', 'SEND_GIFT'] as const;
export const CAST_CHAT_FILTERS = [...CHAT_FILTERS, ...GIFT_FILTERS] as const;
export type ChatFilter = (typeof CAST_CHAT_FILTERS)[number];
