import * as z from 'zod/mini';
import { beforeEach, expect, test } from 'vitest';
import { besideRoutes } from '@yoimachi/contract/beside';
import { blockRoutes, hiddenRoutes } from '@yoimachi/contract/block';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { rankingRoutes } from '@yoimachi/contract/ranking';
import type { Route } from '@yoimachi/contract/route';
import { searchRoutes } from '@yoimachi/contract/search';
import { allRoutes } from '@yoimachi/contract/table';
import { RANKING_TABS } from '@yoimachi/domain/ranking';
import { enterRankings } from '#find/ranking';
import { noteDevice } from '#people/person';
import { withTransaction } from '#platform/database';
import { guestWithPoints, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import {
  approved,
  bookableCast,
  EVENING,
  joinStore,
  participationOf,
  type Bookable,
} from '../../../meeting/booking/test/support.ts';
import { castsWhoFit } from '../queries/casts-who-fit.ts';

// Whoever a guest is not to see is in none of the places where casts are found, whatever the reason is.

const app = useRewoundApp();
let companion: Bookable;

beforeEach(async () => {
  companion = await bookableCast(app);
});

interface Pair {
  readonly guest: Person;
  readonly cast: Bookable;
}
const idsOf = (items: readonly { readonly castId: string }[]) => items.map(({ castId }) => castId);
const NAME = '千代菊';

/** Each place where casts are found, by the call that answers it. */
const PLACES: readonly [keyof typeof allRoutes, string, (pair: Pair) => Promise<string[]>][] = [
  [
    'searchCasts',
    'the search',
    async ({ guest }) => idsOf((await app.ok(searchRoutes.searchCasts, {}, guest)).items),
  ],
  [
    'searchCasts',
    'the search of a day with a word',
    async ({ guest }) => {
      const query = { day: EVENING, words: NAME, favorite: '1' } as const;
      return idsOf((await app.ok(searchRoutes.searchCasts, { query }, guest)).items);
    },
  ],
  [
    'listCasts',
    'casts by their ids',
    async ({ guest, cast }) =>
      idsOf((await app.ok(searchRoutes.listCasts, { query: { castIds: cast.userId } }, guest)).items),
  ],
  [
    'countCasts',
    'the count',
    async ({ guest, cast }) => {
      const query = { words: NAME, favorite: '1' } as const;
      const { count } = await app.ok(searchRoutes.countCasts, { query }, guest);
      return count > 0 ? [cast.userId] : [];
    },
  ],
  [
    'suggest',
    'suggestions',
    async ({ guest }) => idsOf((await app.ok(searchRoutes.suggest, { query: { words: NAME } }, guest)).casts),
  ],
  [
    'getCast',
    'her profile',
    async ({ guest, cast }) => {
      const { status } = await app.call(searchRoutes.getCast, { params: { castId: cast.userId } }, guest);
      return status === 200 ? [cast.userId] : [];
    },
  ],
  ...RANKING_TABS.map((tab): (typeof PLACES)[number] => [
    'listRanking',
    `the ranking ${tab}`,
    async ({ guest }) => idsOf((await app.ok(rankingRoutes.listRanking, { query: { tab } }, guest)).items),
  ]),
  [
    'listFavorites',
    'favourites',
    async ({ guest }) => idsOf((await app.ok(favoriteRoutes.listFavorites, {}, guest)).items),
  ],
  [
    'getCastBeside',
    'similar casts',
    async ({ guest }) =>
      idsOf(
        (await app.ok(besideRoutes.getCastBeside, { params: { castId: companion.userId } }, guest)).similar,
      ),
  ],
  [
    'matchingCasts',
    'who could come along',
    async ({ guest }) => {
      const query = { castId: companion.userId, day: EVENING, startMinute: 1080, endMinute: 1140 };
      const { items } = await app.ok(guestBookingRoutes.matchingCasts, { query }, guest);
      return items.map(({ userId }) => userId);
    },
  ],
];

/** Where a guest finds himself, also as whoever asks, and again whom he knows: his meetings, chats, lists, gifts, blocks, and of whose days he wants to hear. */
const KNOWN: readonly (keyof typeof allRoutes)[] = [
  ...(['getGuestBooking', 'listGuestBookings', 'todayGuestBookings'] as const),
  ...(['findConversation', 'listConversations', 'listSentGifts'] as const),
  ...(['blockedCasts', 'groupCandidates', 'listDayNotices', 'listGroupMembers'] as const),
  ...(['getGuestProfile', 'getMyProfile', 'guestHome', 'readView'] as const),
];

/** Somebody who is in every place: a favourite of a day, ranked, at the companion's store. */
async function foundEverywhere(): Promise<Pair> {
  const guest = await guestWithPoints(app);
  const cast = await bookableCast(app, { nickname: NAME });
  await joinStore(app, [companion, cast]);
  await app.ok(favoriteRoutes.addFavorite, { body: { castId: cast.userId } }, guest);
  const where = { castId: cast.userId, prefecture: 13, district: '銀座', genre: 3 };
  const entries = RANKING_TABS.map((tab) => ({ ...where, tab, score: 500, amount: 3 }));
  await withTransaction(app.db, (trx) => enterRankings(trx, [cast.userId], entries, app.clock.now()));
  return { guest, cast };
}

const changed = ({ cast }: Pair, change: { suspended?: boolean; verify_status?: 3; paused_at?: Date }) =>
  app.db.updateTable('cast_member').set(change).where('id', '=', cast.userId).execute();
const nothingMore = { seen: [], shown: { points: 0, minutes: null } };

/** What keeps a guest from seeing a cast. */
const REASONS: readonly [string, (pair: Pair) => Promise<unknown>][] = [
  ['suspended', (pair) => changed(pair, { suspended: true })],
  ['not verified', (pair) => changed(pair, { verify_status: 3 })],
  ['paused', (pair) => changed(pair, { paused_at: app.clock.now() })],
  [
    'blocked by him',
    ({ guest, cast }) =>
      app.ok(blockRoutes.blockCast, { body: { castId: cast.userId, ...nothingMore } }, guest),
  ],
  [
    'blocked by her',
    ({ guest, cast }) =>
      app.ok(blockRoutes.blockGuest, { body: { guestId: guest.userId, ...nothingMore } }, cast),
  ],
  ['not willing to meet him again', refusesHim],
  [
    'the same person',
    ({ guest, cast }) =>
      withTransaction(app.db, async (trx) => {
        for (const { identityId } of [guest, cast])
          await noteDevice(trx, { identityId, browserId: cast.userId }, app.clock.now());
      }),
  ],
  [
    'hidden from his number',
    ({ guest, cast }) =>
      app.ok(hiddenRoutes.hideFromNumber, { body: { phone: guest.phone, label: '家族' } }, cast),
  ],
];

async function refusesHim({ guest, cast }: Pair): Promise<void> {
  const { bookingId } = await approved(app);
  const { id } = await participationOf(app, bookingId);
  const review = { tier: 'BAD', again: 'NOT_OK', author: 'cast', participation_id: id } as const;
  const pair = { guest_id: guest.userId, cast_id: cast.userId };
  const row = { id: app.context.ids.newId(), created_at: app.clock.now() };
  await app.db
    .insertInto('review')
    .values({ ...row, ...review, ...pair })
    .execute();
}

/** The places where he finds her. */
async function placesOf(pair: Pair): Promise<string[]> {
  const places: string[] = [];
  for (const [, place, found] of PLACES)
    if ((await found(pair)).includes(pair.cast.userId)) places.push(place);
  const fit = await castsWhoFit(app.db, pair.guest.userId, { favorite: '1' }, app.clock.now(), 100);
  return fit.ok && fit.value.includes(pair.cast.userId) ? [...places, 'a kept search'] : places;
}

test.each(REASONS)('a cast who is %s is found nowhere', async (_reason, happens) => {
  const pair = await foundEverywhere();
  expect(await placesOf(pair)).toEqual([...PLACES.map(([, place]) => place), 'a kept search']);
  await happens(pair);
  expect(await placesOf(pair)).toEqual([]);
});

test('no other call that a guest can make names a cast', () => {
  const named = (Object.entries(allRoutes) as [keyof typeof allRoutes, Route][])
    .filter(
      ([, { method, who, answer }]) => method === 'GET' && who !== 'cast' && who !== 'operator' && answer,
    )
    .filter(([, { answer }]) =>
      /"(castId|friendId|userId)":/.test(JSON.stringify(z.toJSONSchema(answer!, { unrepresentable: 'any' }))),
    )
    .map(([name]) => name);
  const known = new Set([...PLACES.map(([name]) => name), ...KNOWN]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
