/** The person of the screen. */
export type Side = 'guest' | 'cast';

/** Where each side has its chats, its bookings and its rules. */
export const screensOf = {
  guest: { chat: '/guest/chat-list', detail: '/guest/dohan-detail', home: '/guest' },
  cast: { chat: '/cast/chat-list', detail: '/cast/dohan-detail', home: '/cast' },
} as const;

/** Where the rules of what may be written stand. */
export const rulesOf = {
  guest: { to: '/guest/help/$page', params: { page: 'terms-service' } },
  cast: { to: '/cast/term-of-service' },
} as const;
