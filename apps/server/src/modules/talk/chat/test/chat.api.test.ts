import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chatRoutes } from '@yoimachi/contract/chat';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { CHAT_PAGES } from '@yoimachi/domain/chat';
import { PARTS_WITHIN_MINUTES } from '@yoimachi/domain/text-rules';
import { addMinutes } from '@yoimachi/domain/time';
import { signUpGuest, toldSince, useRewoundApp, verifiedCast } from '../../../../test-support/index.ts';
import { roundTripsOf } from '../../../../test-support/sent.ts';
import { chatting, favor, history, lines, list, read, send, strangers, unread } from './support.ts';

const test = useRewoundApp();

const find = (person: { token(): Promise<string> }, friend: { readonly userId: string }) =>
  test.call(chatRoutes.findConversation, { params: { friendId: friend.userId } }, person);

describe('a favourite', () => {
  it('lets her write first; until then he waits, and after that both write', async () => {
    const two = await strangers(test);
    const { guest, cast } = two;
    expect((await find(guest, cast)).body).toMatchObject({ state: 'NONE', cannotWrite: 'FAVORITE_FIRST' });
    expect(await find(cast, guest)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await send(test, cast, guest, 'こんばんは')).toMatchObject({ code: 'NOT_FOUND' });

    await favor(test, two);
    expect(await list(test, guest)).toMatchObject([
      {
        friendId: cast.userId,
        state: 'REQUESTED',
        cannotWrite: 'WAITS_FOR_CAST',
        isFavorite: true,
        unreadCount: 0,
      },
    ]);
    expect(await list(test, cast)).toMatchObject([{ state: 'REQUESTED', cannotWrite: null }]);
    expect(await send(test, guest, cast, 'こんばんは')).toMatchObject({
      status: 403,
      code: 'CHAT_WAITS_FOR_CAST',
    });

    const sent = await send(test, cast, guest, 'お気に入りありがとうございます。\n😊');
    expect(sent).toMatchObject({
      status: 200,
      body: { message: { number: 2, by: 'cast', type: 'TEXT' }, warning: null },
    });
    expect(await list(test, guest)).toMatchObject([{ state: 'OPEN', cannotWrite: null, unreadCount: 1 }]);
    expect((await send(test, guest, cast, 'よろしくお願いします')).status).toBe(200);
    const said = ['NOTICE', 'お気に入りありがとうございます。\n😊', 'よろしくお願いします'];
    expect(await lines(test, guest, cast)).toEqual(said);
    expect(await lines(test, cast, guest)).toEqual(said);
  });

  it('taken back before she has written ends it, afterwards not', async () => {
    const two = await strangers(test);
    const { guest, cast } = two;
    const remove = () => test.ok(favoriteRoutes.removeFavorite, { params: { castId: cast.userId } }, guest);
    await favor(test, two);
    await remove();
    expect(await list(test, guest)).toEqual([]);
    expect(await list(test, cast)).toEqual([]);
    expect(await send(test, cast, guest, 'こんばんは')).toMatchObject({ code: 'NOT_FOUND' });
    await favor(test, two);
    expect((await send(test, cast, guest, 'こんばんは')).status).toBe(200);
    await remove();
    expect(await list(test, guest)).toMatchObject([{ state: 'OPEN', isFavorite: false }]);
  });

  it('lets nobody write whose age is not checked', async () => {
    const guest = await signUpGuest(test);
    const cast = await verifiedCast(test);
    await favor(test, { guest, cast });
    await send(test, cast, guest, 'こんばんは');
    expect(await send(test, guest, cast, 'こんばんは')).toMatchObject({
      status: 403,
      code: 'CHAT_AGE_CHECK',
    });
    expect(await list(test, guest)).toMatchObject([{ cannotWrite: 'AGE_CHECK' }]);
  });
});

describe('a message', () => {
  it('is stored once, however often it is sent', async () => {
    const { guest, cast } = await chatting(test);
    const clientId = randomUUID();
    const first = await send(test, guest, cast, '一度だけ', clientId);
    const again = await send(test, guest, cast, '一度だけ', clientId);
    expect(again.body).toEqual(first.body);
    expect(await lines(test, cast, guest)).toEqual(['NOTICE', 'はじめまして', '一度だけ']);
    expect(await list(test, cast)).toMatchObject([{ unreadCount: 1 }]);
  });

  it.each([
    ['', 'REQUIRED'],
    [' \u200b\u2800 ', 'REQUIRED'],
    ['あ'.repeat(1001), 'TOO_LONG'],
    ['👨‍👩‍👧'.repeat(501), 'TOO_LONG'],
    ['電話は09012345678です', 'TEXT_STOPPED'],
    ['\u0007', 'VALIDATION'],
  ])('of %j is refused: %s', async (text, code) => {
    const { guest, cast } = await chatting(test);
    expect(await send(test, guest, cast, text)).toMatchObject({ status: 400, code });
  });

  it('is as long as a person counts, and cleaned of what turns texts round', async () => {
    const { guest, cast } = await chatting(test);
    expect((await send(test, guest, cast, 'あ'.repeat(1000))).status).toBe(200);
    expect((await send(test, guest, cast, '👍🏽'.repeat(1000))).status).toBe(200);
    const sent = await send(test, guest, cast, ' \u202eabc\u202c ');
    expect(sent.body.message.text).toBe('abc');
  });

  it('goes 20 times a minute, and what is refused is not stored', async () => {
    const { guest, cast } = await chatting(test);
    const clientId = randomUUID();
    for (let count = 0; count < 19; count++)
      expect((await send(test, guest, cast, `${count}通目`)).status).toBe(200);
    // The same one again is none of them, and is answered when the minute is full.
    for (let count = 0; count < 3; count++)
      expect((await send(test, guest, cast, '最後の一通', clientId)).status).toBe(200);
    expect((await send(test, cast, guest, 'お返事です', clientId)).status).toBe(200);
    expect((await send(test, guest, cast, '最後の一通', clientId)).status).toBe(200);
    const refused = await send(test, guest, cast, '多すぎる');
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED', details: { retryAfterSeconds: 60 } });
    expect(await list(test, cast)).toMatchObject([{ unreadCount: 20, lastNumber: 23 }]);
    await test.moveBy(1);
    expect((await send(test, guest, cast, '次の一分')).status).toBe(200);
  });

  it('is read up to a number, by nobody else, never less', async () => {
    const { guest, cast } = await chatting(test);
    await send(test, guest, cast, '一');
    await send(test, guest, cast, '二');
    expect(await unread(test, cast)).toBe(1);
    expect(await read(test, cast, guest, 3)).toEqual({ readNumber: 3, unreadCount: 1 });
    expect(await read(test, cast, guest, 2)).toEqual({ readNumber: 3, unreadCount: 1 });
    expect(await read(test, cast, guest, 2_000_000_000)).toEqual({ readNumber: 4, unreadCount: 0 });
    expect(await unread(test, cast)).toBe(0);
    expect(await history(test, guest, cast)).toMatchObject({ friendReadNumber: 4, readNumber: 1 });
    expect(await unread(test, guest)).toBe(1);
  });

  it('can be taken back for five minutes, is seen by neither and not unread', async () => {
    const { guest, cast } = await chatting(test);
    const { body } = await send(test, guest, cast, '間違い');
    const params = { messageId: body.message.messageId };
    expect(await test.call(chatRoutes.withdrawMessage, { params }, cast)).toMatchObject({
      code: 'NOT_FOUND',
    });
    await test.clock.advanceTo(new Date(test.clock.now().getTime() + 300_000));
    const withdrawn = await test.ok(chatRoutes.withdrawMessage, { params }, guest);
    expect(withdrawn).toMatchObject({ isWithdrawn: true, text: null, number: 3 });
    expect(await test.ok(chatRoutes.withdrawMessage, { params }, guest)).toEqual(withdrawn);
    expect(await lines(test, cast, guest)).toEqual(['NOTICE', 'はじめまして', '-']);
    expect(await list(test, cast)).toMatchObject([{ unreadCount: 0 }]);
    expect(await unread(test, cast)).toBe(0);
    const late = await send(test, guest, cast, '遅い');
    await test.clock.advanceTo(new Date(test.clock.now().getTime() + 300_001));
    expect(
      await test.call(
        chatRoutes.withdrawMessage,
        { params: { messageId: late.body.message.messageId } },
        guest,
      ),
    ).toMatchObject({ status: 409, code: 'CHAT_WITHDRAW_LATE' });
  });

  it('waits for the database twice, where something unread stands before it', async () => {
    const { guest, cast } = await chatting(test);
    await send(test, guest, cast, 'こんばんは');
    const trips = await roundTripsOf(() => send(test, guest, cast, 'もう一度'));
    expect(trips.length, JSON.stringify(trips, null, 1)).toBe(2);
  });

  it('is told to the open screens of both, with the counts', async () => {
    const { guest, cast } = await chatting(test);
    const [ofGuest, ofCast] = [await toldSince(test.db, guest.userId), await toldSince(test.db, cast.userId)];
    const { body } = await send(test, guest, cast, '届きますか');
    const { message } = body;
    expect(await toldSince(test.db, guest.userId, ofGuest.at(-1)!.seq)).toMatchObject([
      { name: 'chat.message', payload: { friendId: cast.userId, message, unreadCount: 1 } },
    ]);
    const since = ofCast.at(-1)!.seq;
    expect(await toldSince(test.db, cast.userId, since)).toMatchObject([
      { name: 'chat.message', payload: { friendId: guest.userId, message, unreadCount: 1 } },
      { name: 'user.chat', payload: { document: { unreadCount: 1 } } },
    ]);
    await read(test, cast, guest, message.number);
    expect(await toldSince(test.db, guest.userId, ofGuest.at(-1)!.seq + 1)).toMatchObject([
      { name: 'chat.read', payload: { friendId: cast.userId, reader: 'friend', number: message.number } },
    ]);
    expect(await toldSince(test.db, cast.userId, since + 2)).toMatchObject([
      { name: 'chat.read', payload: { friendId: guest.userId, reader: 'me', unreadCount: 0 } },
      { name: 'user.chat', payload: { document: { unreadCount: 0 } } },
    ]);
  });
});

describe('a history', () => {
  it('is read in pages of thirty, backwards and forwards, without a gap', async () => {
    const { guest, cast } = await chatting(test);
    for (let count = 0; count < 60; count++) {
      if (count % 20 === 0) await test.moveBy(1);
      await send(test, guest, cast, `${count}`);
    }
    const numbersOf = async (query: object) => {
      const { messages, hasMore } = await history(test, cast, guest, query);
      return { from: messages[0]?.number, to: messages.at(-1)?.number, count: messages.length, hasMore };
    };
    expect(await numbersOf({})).toEqual({ from: 33, to: 62, count: 30, hasMore: true });
    expect(await numbersOf({ before: 33 })).toEqual({ from: 3, to: 32, count: 30, hasMore: true });
    expect(await numbersOf({ before: 3 })).toEqual({ from: 1, to: 2, count: 2, hasMore: false });
    expect(await numbersOf({ before: 1 })).toEqual({ count: 0, hasMore: false });
    expect(await numbersOf({ after: 0 })).toEqual({ from: 1, to: 30, count: 30, hasMore: true });
    expect(await numbersOf({ after: 60 })).toEqual({ from: 61, to: 62, count: 2, hasMore: false });
    expect(await numbersOf({ after: 9_999_999 })).toEqual({ count: 0, hasMore: false });
  });

  it('of others is found by nobody', async () => {
    const { guest, cast } = await chatting(test);
    const other = await strangers(test);
    for (const [who, whom] of [
      [other.guest, cast],
      [other.cast, guest],
      [guest, other.cast],
      [cast, cast],
      [guest, guest],
    ] as const) {
      const query = { friendId: whom.userId };
      expect(await test.call(chatRoutes.readHistory, { query }, who)).toMatchObject({ code: 'NOT_FOUND' });
      const body = { number: 1 };
      expect(await test.call(chatRoutes.markRead, { params: query, body }, who)).toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await send(test, who, whom, 'こんばんは')).toMatchObject({ code: 'NOT_FOUND' });
    }
    const { body } = await send(test, guest, cast, '秘密');
    const params = { messageId: body.message.messageId };
    for (const route of [chatRoutes.withdrawMessage, chatRoutes.reportMessage]) {
      const report = { category: 'ABUSE', text: '', isSafety: false } as const;
      expect(
        await test.call(route as never, { params, body: { report } } as never, other.cast),
      ).toMatchObject({
        code: 'NOT_FOUND',
      });
    }
  });
});

describe('a number said in parts', () => {
  it('is stopped at its last part, counted, and not said of somebody else, of long ago or of a message sent again', async () => {
    const { guest, cast } = await chatting(test);
    const said = (text: string, clientId?: string) => send(test, guest, cast, text, clientId);
    const again = crypto.randomUUID();
    expect((await said('090')).status).toBe(200);
    expect((await said('1234', again)).status).toBe(200);
    // Lost on the way back: the same message, not four digits more.
    expect((await said('1234', again)).status).toBe(200);
    expect((await send(test, cast, guest, '5678')).status).toBe(200);
    expect((await said('18:30')).status).toBe(200);
    expect(await said('5678')).toMatchObject({ code: 'TEXT_STOPPED', details: { found: '5678' } });
    expect(await said('でんわは最後が5678です')).toMatchObject({ code: 'TEXT_STOPPED' });
    expect(await said('5678円です')).toMatchObject({ status: 200 });
    const stops = await test.db
      .selectFrom('text_stop')
      .select(['kind', 'place'])
      .where('account_id', '=', guest.userId)
      .execute();
    const stop = { kind: 'CONTACT', place: 'CHAT' };
    expect(stops).toEqual([stop, stop]);
    expect((await send(test, guest, (await chatting(test)).cast, '5678')).code).not.toBe('TEXT_STOPPED');
    await test.moveTo(addMinutes(test.clock.now(), PARTS_WITHIN_MINUTES));
    expect((await said('5678')).status).toBe(200);
  });
});

describe('a list', () => {
  it('has pinned ones first, at most twenty, then the newest, in pages', async () => {
    const { cast, guest } = await chatting(test);
    const guests = [guest];
    while (guests.length < 24) {
      const next = await signUpGuest(test);
      await test.clock.advanceTo(new Date(test.clock.now().getTime() + 1000));
      await favor(test, { guest: next, cast });
      guests.push(next);
    }
    const pin = (index: number, isPinned = true) =>
      test.call(
        chatRoutes.pinConversation,
        { params: { friendId: guests[index]!.userId }, body: { isPinned } },
        cast,
      );
    for (let index = 0; index < 20; index++) expect((await pin(index)).status).toBe(200);
    expect((await pin(0)).status).toBe(200);
    expect(await pin(20)).toMatchObject({ status: 409, code: 'CHAT_PINS_FULL' });
    await pin(0, false);
    const first = await test.ok(chatRoutes.listConversations, {}, cast);
    const ids = guests.map(({ userId }) => userId);
    expect(first.items.map(({ friendId }) => friendId)).toEqual([...ids.slice(1, 20).reverse(), ids[23]]);
    const second = await test.ok(
      chatRoutes.listConversations,
      { query: { cursor: first.nextCursor! } },
      cast,
    );
    expect(second.items.map(({ friendId }) => friendId)).toEqual([ids[22], ids[21], ids[20], ids[0]]);
    expect(second.nextCursor).toBeNull();
    const byNumber = (page: number) => test.call(chatRoutes.listConversations, { query: { page } }, cast);
    expect((await byNumber(1)).body).toEqual(first);
    expect((await byNumber(2)).body).toEqual(second);
    expect((await byNumber(3)).body).toEqual({ items: [], nextCursor: null });
    const wrong = { status: 400, details: { field: 'page' } };
    for (const page of [0, 1.5, CHAT_PAGES + 1]) expect(await byNumber(page)).toMatchObject(wrong);
    const both = { page: 2, cursor: first.nextCursor! };
    expect(await test.call(chatRoutes.listConversations, { query: both }, cast)).toMatchObject(wrong);
    expect((await list(test, cast, { filter: 'PIN' })).length).toBe(19);
    expect((await list(test, cast, { filter: 'NO_BOOKING' })).length).toBe(20);
    expect(await list(test, cast, { filter: 'BOOKING_CONFIRM' })).toEqual([]);
    expect(await test.call(chatRoutes.listConversations, { query: { cursor: 'abc' } }, cast)).toMatchObject({
      code: 'VALIDATION',
    });
  });

  it('leaves out of the badge what is muted', async () => {
    const { guest, cast } = await chatting(test);
    expect(await unread(test, guest)).toBe(1);
    const mute = (isMuted: boolean) =>
      test.ok(chatRoutes.muteCast, { params: { friendId: cast.userId }, body: { isMuted } }, guest);
    await mute(true);
    expect(await unread(test, guest)).toBe(0);
    expect(await list(test, guest, { filter: 'UNREAD' })).toMatchObject([{ isMuted: true, unreadCount: 1 }]);
    await mute(false);
    expect(await unread(test, guest)).toBe(1);
  });
});

describe('saved replies', () => {
  it('are kept, at most twenty, each of its own person', async () => {
    const { guest, cast } = await strangers(test);
    const add = (text: string) => test.call(chatRoutes.addSavedReply, { body: { text } }, cast);
    for (let count = 0; count < 20; count++) expect((await add(`定型文${count}`)).status).toBe(200);
    expect(await add('多い')).toMatchObject({ status: 409, code: 'CHAT_REPLIES_FULL' });
    const { replies } = await test.ok(chatRoutes.listSavedReplies, {}, cast);
    const params = { replyId: replies[0]!.replyId };
    expect(
      await test.call(chatRoutes.changeSavedReply, { params, body: { text: '他人' } }, guest),
    ).toMatchObject({
      code: 'NOT_FOUND',
    });
    await test.ok(chatRoutes.removeSavedReply, { params }, guest);
    await test.ok(chatRoutes.changeSavedReply, { params, body: { text: '変更' } }, cast);
    expect((await test.ok(chatRoutes.listSavedReplies, {}, cast)).replies[0]).toEqual({
      ...params,
      text: '変更',
    });
    await test.ok(chatRoutes.removeSavedReply, { params }, cast);
    expect((await test.ok(chatRoutes.listSavedReplies, {}, cast)).replies).toHaveLength(19);
    expect(await add('')).toMatchObject({ code: 'REQUIRED' });
  });
});
