import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TREE = fileURLToPath(new URL('../../apps/web/src/routeTree.gen.ts', import.meta.url));

/** What screen addresses contain besides the path. */
export interface Known {
  readonly bookingId: string;
  readonly castId: string;
  readonly purchaseId: string;
  readonly guestId: string;
}
export type Side = 'open' | 'guest' | 'cast';

/** Addresses that redirect to another screen at once. */
const LEADS_ON: ReadonlySet<string> = new Set([
  '/start',
  '/guest',
  '/cast',
  '/notification',
  '/notification-setting',
  '/authentication/line',
  '/authentication/phone',
]);
/** For signed-in users, though the address belongs to neither side; visited as the guest. */
const OF_BOTH = /^\/(app-setting|contact-us\/(?:history|inquiry)|notification-setting)/;
const NEW_GUESTS = /^\/authentication\/(profile|welcome|phone-check)$/;
const NEW_CASTS = /^\/authentication\/(cast|waiting)$/;

/** Pages for strangers, which the server makes without the app. */
const BY_SERVER = ['/', '/for-casts'];

function sideOf(path: string): Side {
  if (path.startsWith('/guest') || OF_BOTH.test(path) || NEW_GUESTS.test(path)) return 'guest';
  return path.startsWith('/cast') || NEW_CASTS.test(path) ? 'cast' : 'open';
}

/** The value of each parameter, for every path that has one or needs more than its path. */
function addressesOf(path: string, { bookingId, castId, purchaseId, guestId }: Known): string[] {
  const known: Readonly<Record<string, readonly string[]>> = {
    '/authentication': ['', '?as=guest', '?as=cast', '?as=guest&line=cancelled'],
    '/authentication/legal/$page': ['/terms-service'],
    '/authentication/legal/$page/versions': ['/terms-service/versions?changes=true'],
    '/cast/favorite': ['', '?tab=theirs'],
    '/cast/group': ['', '?view=new', '?groupId=00000000-0000-4000-8000-0000000000f2'],
    '/guest/favorite/lists': ['', '?view=new'],
    '/guest/notification': ['', '?tab=NEWS', '?newsId=00000000-0000-7000-8000-000000000000'],
    '/cast/notification': ['', '?tab=NEWS'],
    '/guest/dohan-list': ['', '?tab=PAST'],
    '/cast/dohan-list': ['', '?tab=PAST'],
    '/guest/chat-list': ['', `?friendId=${castId}`, '?filter=UNREAD'],
    '/cast/chat-list': ['', `?friendId=${guestId}`, '?filter=SEND_GIFT'],
    '/guest/dohan-detail': [`?bookingId=${bookingId}`],
    '/cast/dohan-detail': [`?bookingId=${bookingId}`],
    '/guest/dohan-day': [`?bookingId=${bookingId}`],
    '/cast/dohan-day': [`?bookingId=${bookingId}`],
    '/guest/dohan-request': [`?castId=${castId}`],
    '/guest/user-profile': [
      `?castId=${castId}`,
      `?castId=${castId}&request=true`,
      '?castId=00000000-0000-7000-8000-000000000000',
    ],
    '/guest/buy-point/confirm': ['?points=30000'],
    '/guest/buy-point/result': [`?purchaseId=${purchaseId}`],
    '/contact-us/inquiry': ['?inquiryId=00000000-0000-7000-8000-000000000000'],
    '/guest/help/$page': ['/faq'],
    '/guest/my-profile': ['', '/no-such-screen'],
    '/cast/my-profile': ['', '/no-such-screen'],
    '/guest/my-profile/edit/$part': ['/nickname', '/detail-infomation'],
  };
  const base = path.replace(/\/\$.*$/, '');
  return (known[path] ?? ['']).map((rest) => base.replace(/(?<=.)\/$/, '') + rest);
}

/** The address of every screen of a side, from the generated route tree, so that new screens are included automatically. */
export function screensOf(side: Side, known: Known): string[] {
  const made = side === 'open' ? BY_SERVER : [];
  const tree = readFileSync(TREE, 'utf8');
  const table = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree)?.[1] ?? '';
  const screens = [...table.matchAll(/'([^']+)':/g)]
    .map(([, path]) => path!)
    .filter((path) => !LEADS_ON.has(path) && sideOf(path) === side)
    .flatMap((path) => addressesOf(path, known));
  return [...made, ...screens];
}
