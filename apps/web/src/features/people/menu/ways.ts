import { menuTexts as m } from './ja.ts';

export type Side = 'guest' | 'cast';

/** Where both menus lead. */
const waysOf = <S extends Side>(side: S) =>
  ({
    toAge: `/${side}/age-verification`,
    toRanking: `/${side}/ranking`,
    toBlocked: `/${side}/settings/blocks`,
    toLogin: `/${side}/settings/login`,
    toNotices: `/${side}/settings/notifications`,
    toPhone: `/${side}/change-phone`,
    toSessions: `/${side}/settings/sessions`,
    toSettings: `/${side}/settings`,
    toConsents: `/${side}/settings/consents`,
    toExport: `/${side}/settings/export`,
    toLeave: `/${side}/settings/leave`,
  }) as const;

/** Where the menus of each side lead, and what is called otherwise there. */
export const ways = {
  guest: { ...waysOf('guest'), phone: m.phone, blocked: m.blockedCasts },
  cast: { ...waysOf('cast'), phone: m.changePhone, blocked: m.blockedGuests, toPause: '/cast/pause' },
} as const;
