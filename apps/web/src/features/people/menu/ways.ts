import { menuTexts as m } from './ja.ts';

export type Side = 'guest' | 'cast';

/** Where the menus of each side lead, and what is called otherwise there. */
export const ways = {
  guest: {
    phone: m.phone,
    blocked: m.blockedCasts,
    toAge: '/guest/age-verification',
    toRanking: '/guest/ranking',
    toBlocked: '/guest/settings/blocks',
    toLogin: '/guest/settings/login',
    toNotices: '/guest/settings/notifications',
    toPhone: '/guest/change-phone',
    toSessions: '/guest/settings/sessions',
    toSettings: '/guest/settings',
    toConsents: '/guest/settings/consents',
    toExport: '/guest/settings/export',
    toLeave: '/guest/settings/leave',
  },
  cast: {
    phone: m.changePhone,
    blocked: m.blockedGuests,
    toAge: '/cast/age-verification',
    toRanking: '/cast/ranking',
    toPause: '/cast/pause',
    toBlocked: '/cast/settings/blocks',
    toLogin: '/cast/settings/login',
    toNotices: '/cast/settings/notifications',
    toPhone: '/cast/change-phone',
    toSessions: '/cast/settings/sessions',
    toSettings: '/cast/settings',
    toConsents: '/cast/settings/consents',
    toExport: '/cast/settings/export',
    toLeave: '/cast/settings/leave',
  },
} as const;
