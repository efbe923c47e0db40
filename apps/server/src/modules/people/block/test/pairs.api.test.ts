import { beforeAll, expect, it } from 'vitest';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import type { Gift } from '@yoimachi/contract/gift';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { addDays } from '@yoimachi/domain/time';
import {
  addSchedule,
  guestWithPoints,
  setStage,
  useTestApp,
  type Person,
} from '../../../../test-support/index.ts';
import { switchGifts } from '#money/gift';
import { give, giftOf } from '../../../money/gift/test/support.ts';
import {
  bookableCast,
  EVENING,
  participationOf,
  requested,
  requestBody,
  type Bookable,
} from '../../../meeting/booking/test/support.ts';
import { answers } from './pairs.support.ts';

// Every part of the product that asks whether a guest and a cast may meet, in everything that can stand between the two.

const test = useTestApp();
const MEETING_DAY = addDays(EVENING, 3);
const NOBODY: readonly ('guest' | 'cast')[] = [];

interface Between {
  readonly self: boolean;
  readonly blockedBy: readonly ('guest' | 'cast')[];
  readonly notOk: boolean;
  readonly sitTogether: boolean;
}
const YES_NO = [false, true];
const BETWEEN: readonly Between[] = YES_NO.flatMap((self) =>
  [NOBODY, ['guest'] as const, ['cast'] as const, ['guest', 'cast'] as const].flatMap((blockedBy) =>
    YES_NO.flatMap((notOk) =>
      // Nobody sits with himself.
      (self ? [false] : YES_NO).map((sitTogether) => ({ self, blockedBy, notOk, sitTogether })),
    ),
  ),
);
const CASTS = {
  'there for guests': {},
  paused: { paused_at: new Date('2026-11-19T00:00:00Z') },
  suspended: { suspended: true },
  unverified: { verify_status: 1 },
  'verified and refused again': { verify_status: 3 },
  'without prices': { price30: null, price15: null },
  'without a store': { store_id: null },
} as const;

let main: Bookable;
let gift: Gift;
beforeAll(async () => {
  await switchGifts(test.context, true);
  main = await bookableCast(test);
  gift = await giftOf(test, await guestWithPoints(test), 300);
});

/** A guest and a cast with all that stands between them. */
async function pairOf(between: Between, number: number): Promise<{ guest: Person; cast: Bookable }> {
  const cast = await bookableCast(test, { nickname: `つき${number}番` });
  await addSchedule(test, cast.userId, { day: MEETING_DAY });
  const guest = await guestWithPoints(test, 100_000, between.self ? { phone: cast.phone } : {});
  const other = between.self ? await guestWithPoints(test) : guest;
  const { bookingId } = await requested(test, { guest: other, cast: { ...cast, day: MEETING_DAY } });
  const at = test.clock.now();
  const participation_id = (await participationOf(test, bookingId)).id;
  await test.db
    .updateTable('participation')
    .set({ status: 'APPROVE', approved_at: at, arrived_at: at, arrived_by: 'cast', due_at: null })
    .$if(!between.sitTogether, (participation) => participation.set({ finished_at: at }))
    .where('id', '=', participation_id)
    .execute();
  const pair = { guest_id: guest.userId, cast_id: cast.userId, created_at: at };
  if (between.notOk)
    await test.db
      .insertInto('review')
      .values({
        id: test.context.ids.newId(),
        ...pair,
        participation_id,
        author: 'cast',
        tier: 'BAD',
        again: 'NOT_OK',
      })
      .execute();
  for (const blocked_by of between.blockedBy)
    await test.db
      .insertInto('account_block')
      .values({ id: test.context.ids.newId(), ...pair, blocked_by })
      .execute();
  // How far somebody came in the registration is no matter of the two.
  await setStage(test, guest.userId, number % 2 ? 5 : 1);
  await setStage(test, cast.userId, number % 3 ? 5 : 4);
  return { guest, cast };
}

it.each(BETWEEN.map((between, number) => ({ ...between, number })))(
  'self $self, blocked by $blockedBy, not again $notOk, together now $sitTogether: all say the same',
  async ({ number, ...between }) => {
    const { guest, cast } = await pairOf(between, number);
    const { store_id } = await test.db
      .selectFrom('cast_member')
      .select('store_id')
      .where('id', '=', main.userId)
      .executeTakeFirstOrThrow();
    const good = {
      paused_at: null,
      suspended: false,
      verify_status: 2 as const,
      price30: 5000,
      price15: 2500,
      store_id,
    };
    const isBlocked = between.blockedBy.length > 0;
    const hidden = between.self || between.notOk || (isBlocked && !between.sitTogether);
    const refused = between.self || between.notOk || isBlocked;
    for (const [name, change] of Object.entries(CASTS)) {
      const set = { ...good, ...change };
      await test.db.updateTable('cast_member').set(set).where('id', '=', cast.userId).execute();
      const isThere = Object.keys(change).length === 0;
      const shown = isThere && !hidden;
      expect(await answers({ test, main, gift }, guest, cast, `つき${number}番`), name).toEqual({
        search: shown,
        casts: shown,
        count: shown,
        suggestion: shown,
        profile: shown,
        days: shown,
        favorite: shown,
        gift: shown,
        // Kept while she rests, and shown again when she is back.
        listed: shown,
        request: isThere && !refused,
        company: isThere && !refused,
      });
    }
    await test.db.updateTable('cast_member').set({ store_id: null }).where('id', '=', cast.userId).execute();
  },
);

it('a suspended guest is refused by all of them', async () => {
  const guest = await guestWithPoints(test);
  const cast = await bookableCast(test);
  const token = await guest.token();
  await test.db
    .updateTable('account')
    .set({ suspended_at: test.clock.now() })
    .where('id', '=', guest.userId)
    .execute();
  const params = { castId: cast.userId };
  const query = { from: EVENING, to: EVENING };
  const body = requestBody(cast);
  const { day, startMinute, endMinute } = body;
  const calls = [
    test.call(searchRoutes.searchCasts, { query: {} }, token),
    test.call(searchRoutes.listCasts, { query: {} }, token),
    test.call(searchRoutes.countCasts, { query: {} }, token),
    test.call(searchRoutes.suggest, { query: { words: '美' } }, token),
    test.call(searchRoutes.getCast, { params }, token),
    test.call(scheduleRoutes.listCastDays, { params, query }, token),
    test.call(favoriteRoutes.addFavorite, { body: params }, token),
    give(test, { ...guest, token: async () => token }, cast, gift),
    test.call(guestBookingRoutes.requestBooking, { body }, token),
    test.call(
      guestBookingRoutes.matchingCasts,
      { query: { castId: main.userId, day, startMinute, endMinute } },
      token,
    ),
  ];
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses).toEqual(calls.map(() => 401));
});
