import { describe, expect, it } from 'vitest';
import { blockRoutes } from '@yoimachi/contract/block';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import { chatRoutes } from '@yoimachi/contract/chat';
import { guestPlaceRoutes } from '@yoimachi/contract/place';
import { NO_SUM } from '@yoimachi/domain/booking';
import { addMinutes } from '@yoimachi/domain/time';
import { switchGifts } from '#money/gift';
import type { Route } from '@yoimachi/contract/route';
import {
  guestWithPoints,
  signUpGuest,
  toldSince,
  useRewoundApp,
  type Person,
} from '../../../../test-support/index.ts';
import {
  approved,
  at,
  does,
  finished,
  met,
  requested,
  requestedOf,
} from '../../../meeting/booking/test/support.ts';
import { give, giftOf } from '../../../money/gift/test/support.ts';
import { chatting, favor, history, lines, list, send, strangers, unread } from './support.ts';

const test = useRewoundApp();

const filters = async (person: { token(): Promise<string>; userId: string }) => {
  const found: string[] = [];
  for (const filter of [
    'BOOKING_WAITING_CONFIRM',
    'BOOKING_CONFIRM',
    'BOOKING_HISTORY',
    'NO_BOOKING',
    'FAVORITE',
  ] as const) {
    const { items } = await test.ok(chatRoutes.listConversations, { query: { filter } }, person);
    if (items.length > 0) found.push(filter);
  }
  return found;
};

describe("a booking's events", () => {
  it('stand in the chat, in order and once, with a card that leads to it', async () => {
    const booked = await requested(test);
    const { guest, cast, bookingId } = booked;
    await test.work();
    expect(await lines(test, cast, guest)).toEqual(['NOTICE', 'REQUESTED']);
    expect(await list(test, cast)).toMatchObject([
      {
        state: 'REQUESTED',
        unreadCount: 1,
        booking: { bookingId, state: { status: 'PENDING' } },
        isToday: false,
      },
    ]);
    expect(await list(test, guest)).toMatchObject([{ unreadCount: 0, cannotWrite: 'WAITS_FOR_CAST' }]);
    expect(await filters(guest)).toEqual(['BOOKING_WAITING_CONFIRM']);

    await does(test, booked, castBookingRoutes.confirmBooking, { decision: 1 });
    await test.work();
    expect(await list(test, guest)).toMatchObject([{ state: 'OPEN', cannotWrite: null, unreadCount: 1 }]);
    expect(await filters(guest)).toEqual(['BOOKING_CONFIRM']);
    expect(await filters(cast)).toEqual(['BOOKING_CONFIRM']);
    await test.ok(guestPlaceRoutes.proposeGuestPlace, { body: { bookingId, place: '新橋駅 烏森口' } }, guest);
    await test.moveTo(at(18));
    await does(test, booked, castBookingRoutes.castArrived);
    await test.moveTo(at(19, 30));
    await does(test, booked, castBookingRoutes.endCastBooking);
    await test.work();
    const said = ['NOTICE', 'REQUESTED', 'CONFIRMED', 'PLACE_PROPOSED', 'ARRIVED', 'FINISHED'];
    expect(await lines(test, guest, cast)).toEqual(said);
    expect(await lines(test, cast, guest)).toEqual(said);
    const { bookings, messages } = await history(test, cast, guest);
    expect(bookings).toMatchObject([{ bookingId, state: { status: 'APPROVE' } }]);
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await list(test, guest)).toMatchObject([{ booking: null }]);
    expect(await filters(cast)).toEqual(['BOOKING_HISTORY']);
  });

  it('are said to each cast of several in her own chat', async () => {
    const { guest, casts } = await requestedOf(test);
    await test.work();
    for (const cast of casts) {
      expect(await lines(test, cast, guest)).toEqual(['NOTICE', 'REQUESTED']);
    }
    const { bookings } = await history(test, casts[0]!, guest);
    expect(bookings).toMatchObject([{ castCount: 2 }]);
    const [first, second] = casts as [(typeof casts)[0], (typeof casts)[0]];
    const bookingId = bookings[0]!.bookingId;
    await does(test, { guest, cast: first, bookingId }, castBookingRoutes.confirmBooking, { decision: 1 });
    await test.work();
    expect(await lines(test, first, guest)).toEqual(['NOTICE', 'REQUESTED', 'APPROVED']);
    expect((await list(test, first))[0]).toMatchObject({ state: 'REQUESTED' });
    await does(test, { guest, cast: second, bookingId }, castBookingRoutes.confirmBooking, { decision: 1 });
    await test.work();
    expect(await lines(test, first, guest)).toEqual(['NOTICE', 'REQUESTED', 'APPROVED', 'CONFIRMED']);
    expect(await lines(test, second, guest)).toEqual(['NOTICE', 'REQUESTED', 'CONFIRMED']);
    expect(await list(test, guest)).toMatchObject([{ state: 'OPEN' }, { state: 'OPEN' }]);
  });

  it('let her write to whom she has refused, and him not', async () => {
    const booked = await requested(test);
    const { guest, cast } = booked;
    await does(test, booked, castBookingRoutes.confirmBooking, { decision: -1, reason: 'SCHEDULE' });
    await test.work();
    expect(await lines(test, guest, cast)).toEqual(['NOTICE', 'REQUESTED', 'REJECTED']);
    expect(await send(test, guest, cast, 'なぜですか')).toMatchObject({ code: 'CHAT_WAITS_FOR_CAST' });
    expect((await send(test, cast, guest, 'また今度お願いします')).status).toBe(200);
    expect((await send(test, guest, cast, 'はい')).status).toBe(200);
  });
});

describe('on the day', () => {
  it('遅れます and 目印 are sent with their words, on no other', async () => {
    const { guest, cast } = await approved(test);
    await test.work();
    const quick = (body: object, who = guest) =>
      test.call(
        chatRoutes.sendQuickMessage,
        {
          body: {
            friendId: (who === guest ? cast : guest).userId,
            clientId: crypto.randomUUID(),
            quick: body,
          } as never,
        },
        who,
      );
    expect(await quick({ kind: 'LATE', minutes: 10 })).toMatchObject({ status: 409, code: 'CHAT_NOT_TODAY' });
    await test.moveTo(at(12));
    expect((await list(test, guest))[0]).toMatchObject({ isToday: true });
    expect(await quick({ kind: 'LATE', minutes: 10 })).toMatchObject({
      status: 200,
      body: { message: { text: '10分ほど遅れます。', quick: { kind: 'LATE', minutes: 10 } } },
    });
    expect(await quick({ kind: 'LOOK', look: '赤いコート' }, cast)).toMatchObject({
      status: 200,
      body: { message: { text: '目印：赤いコート', quick: { kind: 'LOOK' } } },
    });
    expect(await quick({ kind: 'LATE', minutes: 7 })).toMatchObject({ code: 'VALIDATION' });
    expect(await quick({ kind: 'LOOK', look: ' ' })).toMatchObject({ code: 'REQUIRED' });
    expect(await quick({ kind: 'LOOK', look: '０９０ー１２３４ー５６７８' })).toMatchObject({
      code: 'TEXT_STOPPED',
    });
  });
});

describe('a gift', () => {
  it('stands in the chat as what he says, and sorts her list', async () => {
    await switchGifts(test.context, true);
    const { guest, cast } = await strangers(test);
    const gift = await giftOf(test, guest, 300);
    await give(test, guest, cast, gift);
    const [, message] = (await history(test, cast, guest)).messages;
    expect(message).toMatchObject({
      type: 'GIFT',
      by: 'guest',
      text: null,
      gift: { name: gift.name, points: 300 },
    });
    expect(await list(test, cast, { filter: 'SEND_GIFT' })).toMatchObject([
      { unreadCount: 1, state: 'REQUESTED' },
    ]);
    expect(await list(test, cast, { filter: 'NOT_RELEASE_GIFT' })).toEqual([]);
    expect(await unread(test, cast)).toBe(1);
    const query = { filter: 'SEND_GIFT' } as const;
    expect(await test.call(chatRoutes.listConversations, { query }, guest)).toMatchObject({
      code: 'VALIDATION',
    });
    // What was sent stays to be found when nobody can send any more.
    await switchGifts(test.context, false);
    expect(await list(test, cast, query)).toHaveLength(1);
    expect(
      await test.call(chatRoutes.listConversations, { query: { filter: 'NOT_RELEASE_GIFT' } }, cast),
    ).toMatchObject({ code: 'GIFT_NOT_RELEASED' });
  });
});

describe('a block', () => {
  const block = async (
    two: Awaited<ReturnType<typeof strangers>>,
    by: 'guest' | 'cast',
    bookings: string[] = [],
  ) =>
    by === 'guest'
      ? test.ok(
          blockRoutes.blockCast,
          { body: { castId: two.cast.userId, seen: bookings, shown: NO_SUM } },
          two.guest,
        )
      : test.ok(
          blockRoutes.blockGuest,
          { body: { guestId: two.guest.userId, seen: bookings, shown: NO_SUM } },
          two.cast,
        );

  it.each(['guest', 'cast'] as const)(
    'by the %s closes the chat for both and hides it, until it is taken back',
    async (by) => {
      const two = await chatting(test);
      const { guest, cast } = two;
      await send(test, guest, cast, 'これは残ります');
      await block(two, by);
      await test.work();
      for (const [who, whom] of [
        [guest, cast],
        [cast, guest],
      ] as const) {
        expect(await list(test, who)).toEqual([]);
        expect(await unread(test, who)).toBe(0);
        expect(await send(test, who, whom, 'こんばんは')).toMatchObject({ status: 403, code: 'CHAT_CLOSED' });
        const query = { friendId: whom.userId };
        expect(await test.call(chatRoutes.readHistory, { query }, who)).toMatchObject({ code: 'NOT_FOUND' });
        expect(await test.call(chatRoutes.findConversation, { params: query }, who)).toMatchObject({
          code: 'NOT_FOUND',
        });
        const told = (await toldSince(test.db, who.userId)).slice(-2).map(({ name }) => name);
        expect(told).toEqual(['chat.changed', 'user.chat']);
      }
      const params = { castId: cast.userId };
      if (by === 'guest') await test.ok(blockRoutes.unblockCast, { params }, guest);
      else await test.ok(blockRoutes.unblockGuest, { params: { guestId: guest.userId } }, cast);
      await test.work();
      for (const who of [guest, cast])
        expect((await toldSince(test.db, who.userId)).slice(-2)).toMatchObject([
          { name: 'chat.changed' },
          { name: 'user.chat', payload: { document: { unreadCount: 1 } } },
        ]);
      expect(await lines(test, guest, cast)).toEqual(['NOTICE', 'はじめまして', 'これは残ります']);
      expect(await unread(test, cast)).toBe(1);
      expect((await send(test, guest, cast, 'お久しぶりです')).status).toBe(200);
    },
  );

  it('in a meeting is not noticed before its end', async () => {
    const booked = await met(test);
    const { guest, cast } = booked;
    await block(booked, 'cast');
    await test.work();
    expect((await send(test, guest, cast, '次は何を頼みますか')).status).toBe(200);
    await test.moveTo(at(19, 30));
    await does(test, booked, castBookingRoutes.endCastBooking);
    await test.work();
    expect(await send(test, guest, cast, 'ありがとう')).toMatchObject({ code: 'CHAT_CLOSED' });
    expect(await list(test, guest)).toEqual([]);
  });

  it('in a meeting closes the chat on open screens at its end, also when she says that he did not come', async () => {
    const booked = await met(test);
    const { guest, cast } = booked;
    await block(booked, 'guest');
    await test.moveTo(at(18, 20));
    await test.work();
    const before = await Promise.all(
      [guest, cast].map(async (who) => (await toldSince(test.db, who.userId)).at(-1)!.seq),
    );
    await does(test, booked, castBookingRoutes.claimGuestAbsent);
    await test.work();
    for (const [index, who] of [guest, cast].entries()) {
      expect(await unread(test, who)).toBe(0);
      const told = await toldSince(test.db, who.userId, before[index]);
      expect(told.filter(({ name }) => name.includes('chat'))).toMatchObject([
        { name: 'chat.changed' },
        { name: 'user.chat', payload: { document: { unreadCount: 0 } } },
      ]);
    }
  });

  it('of one of several is told to open screens when she comes after all, and the chat is there for the evening', async () => {
    const { guest, casts, bookingId } = await requestedOf(test);
    const [first, second] = casts;
    const acts = async (cast: Person, route: Route, more: object = {}) => {
      const { version } = await test.db
        .selectFrom('participation')
        .select('version')
        .where('booking_id', '=', bookingId)
        .where('cast_id', '=', cast.userId)
        .executeTakeFirstOrThrow();
      await test.ok(route, { body: { bookingId, version, ...more } as never }, cast);
    };
    for (const cast of casts) await acts(cast, castBookingRoutes.confirmBooking, { decision: 1 });
    await test.moveTo(at(17, 30));
    await acts(first!, castBookingRoutes.castArrived);
    await test.work();
    await block({ guest, cast: second! }, 'guest');
    await test.work();
    expect(await unread(test, guest)).toBe(1);
    await acts(second!, castBookingRoutes.castArrived);
    await test.work();
    expect(await unread(test, guest)).toBe(2);
    expect(
      (await toldSince(test.db, guest.userId)).findLast(({ name }) => name === 'user.chat'),
    ).toMatchObject({
      payload: { document: { unreadCount: 2 } },
    });
  });

  it('says nothing to the screens of the two of what it ends', async () => {
    const booked = await requested(test);
    const { guest } = booked;
    await test.work();
    const before = (await toldSince(test.db, guest.userId)).at(-1)!.seq;
    await block(booked, 'cast');
    await test.work();
    const told = await toldSince(test.db, guest.userId, before);
    expect(told.filter(({ name }) => name === 'chat.message')).toEqual([]);
    expect(await unread(test, guest)).toBe(0);
  });
});

describe('who is gone', () => {
  it('is written to by nobody, and what was written stays', async () => {
    const { guest, cast } = await chatting(test);
    await test.db
      .updateTable('account')
      .set({ suspended_at: test.clock.now() })
      .where('id', '=', guest.userId)
      .execute();
    expect(await send(test, cast, guest, 'お元気ですか')).toMatchObject({ code: 'CHAT_CLOSED' });
    expect(await list(test, cast)).toMatchObject([{ state: 'CLOSED', cannotWrite: 'CLOSED' }]);
    expect(await lines(test, cast, guest)).toEqual(['NOTICE', 'はじめまして']);
  });

  it('has taken the chat along a year after its last message', async () => {
    const two = await chatting(test);
    const { guest, cast } = two;
    const other = await signUpGuest(test);
    await test.moveTo(addMinutes(test.clock.now(), 200 * 24 * 60));
    await favor(test, { guest: other, cast });
    await test.moveTo(addMinutes(test.clock.now(), 170 * 24 * 60));
    expect((await list(test, cast)).map(({ friendId }) => friendId)).toEqual([other.userId]);
    expect(await test.db.selectFrom('chat_message').selectAll().execute()).toHaveLength(1);
    expect(
      await test.call(chatRoutes.readHistory, { query: { friendId: cast.userId } }, guest),
    ).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('a guest', () => {
  it('finds the chat of a settled evening again', async () => {
    const { guest, cast } = await finished(test);
    await test.work();
    expect((await send(test, guest, cast, '楽しかったです')).status).toBe(200);
    expect(await list(test, guest, { filter: 'BOOKING_HISTORY' })).toHaveLength(1);
    const stranger = await guestWithPoints(test);
    expect(await list(test, stranger)).toEqual([]);
  });
});
