/** Where each side reads one booking, and where it is on its day. */
export const screensOf = {
  guest: { detail: '/guest/dohan-detail', day: '/guest/dohan-day' },
  cast: { detail: '/cast/dohan-detail', day: '/cast/dohan-day' },
} as const;
