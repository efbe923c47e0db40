import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newsRoutes } from '@yoimachi/contract/news';
import { castBookingRoutes, guestBookingRoutes, toDoRoutes } from '@yoimachi/contract/booking';
import { chatRoutes, userChatRoutes } from '@yoimachi/contract/chat';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { groupRoutes } from '@yoimachi/contract/group';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { pointsRoutes } from '@yoimachi/contract/points';
import { profileRoutes } from '@yoimachi/contract/profile';
import { rankingRoutes } from '@yoimachi/contract/ranking';
import { searchRoutes } from '@yoimachi/contract/search';
import type { Route } from '@yoimachi/contract/route';
import { requestOf, type OptionsArgument } from '@yoimachi/ui/lib/request.ts';
import { minify, transformWithOxc, type Plugin } from 'vite';

/** The address of a call; what begins with `$` is filled in from the address of the screen. */
const asks = <R extends Route>(route: R, ...options: OptionsArgument<R>): string =>
  `/v1${requestOf(route, ...options).path}`;

const ofEveryone = [
  asks(notificationRoutes.userNotification),
  asks(userChatRoutes.userChat),
  asks(toDoRoutes.countToDo),
];
const notices = [asks(notificationRoutes.listNotifications), asks(newsRoutes.countUnreadNews)];

/**
 * What screens ask for before anything else, whoever looks at them, by the name of their page; a frame's is asked for by all in it. Where it
 * depends on what is kept on the device, as the list of the search, it is not here. A walk finds what no screen takes.
 */
export const firstCalls: Readonly<Record<string, readonly string[]>> = {
  'guest.route': [asks(pointsRoutes.userPoint), ...ofEveryone],
  'guest.user-profile': [asks(searchRoutes.getCast, { params: { castId: '$castId' } })],
  'guest.dohan-list': [
    asks(guestBookingRoutes.listGuestBookings, { query: { tab: 'FUTURE' } }),
    asks(groupRoutes.listGroupNames),
  ],
  'guest.favorite.index': [asks(favoriteRoutes.listFavorites), asks(groupRoutes.listGroupNames)],
  'guest.chat-list': [asks(chatRoutes.listConversations), asks(groupRoutes.listGroupNames)],
  'guest.notification': notices,
  'guest.ranking': [asks(rankingRoutes.listRanking)],
  'cast.route': ofEveryone,
  'cast.index': [
    asks(profileRoutes.castHome),
    asks(castBookingRoutes.todayCastBookings),
    asks(castBookingRoutes.listCastBookings, { query: { tab: 'FUTURE', status: 'NEW' } }),
  ],
  'cast.dohan-list': [
    asks(castBookingRoutes.listCastBookings, { query: { tab: 'FUTURE' } }),
    asks(groupRoutes.listGroupNames),
  ],
  'cast.chat-list': [asks(chatRoutes.listConversations), asks(groupRoutes.listGroupNames)],
  'cast.notification': notices,
};

/** Puts `beginCalls` (src/lib/begin-calls.ts) into index.html, where the content policy names it by its hash. */
export function beginFirstCalls(): Plugin {
  let root = '';
  return {
    name: 'begin-first-calls',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    transformIndexHtml: async (html) => {
      const file = join(root, 'src/lib/begin-calls.ts');
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
      const alone = `(() => {${code.replace(/^export function/m, 'function')}\nbeginCalls();})();`;
      const { code: small } = await minify(file, alone);
      return html.replace('</head>', `  <script>${small.trim()}</script>\n  </head>`);
    },
  };
}
