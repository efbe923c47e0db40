/** Where each side has its list, where it reads one booking, and where it is on its day. */
export const screensOf = {
  guest: { list: '/guest/dohan-list', detail: '/guest/dohan-detail', day: '/guest/dohan-day' },
  cast: { list: '/cast/dohan-list', detail: '/cast/dohan-detail', day: '/cast/dohan-day' },
} as const;
