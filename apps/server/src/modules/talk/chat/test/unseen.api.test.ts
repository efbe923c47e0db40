import { afterEach, describe, expect, it } from 'vitest';
import { blockRoutes, hiddenRoutes } from '@yoimachi/contract/block';
import { chatRoutes } from '@yoimachi/contract/chat';
import { noticeSettingRoutes } from '@yoimachi/contract/notice-settings';
import { NO_SUM } from '@yoimachi/domain/booking';
import { chatTag } from '@yoimachi/domain/push';
import { addMinutes } from '@yoimachi/domain/time';
import { typed, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { approved, at, EVENING, requested } from '../../../meeting/booking/test/support.ts';
import { leaves } from '../../../people/leaving/test/support.ts';
import { channelsOfTest, withNotification } from '../../notification/test/support.ts';
import { chatting, history, read, send, type Two } from './support.ts';

const SEEN_WITHIN = 20 / 60;
const AGAIN = 30;

const channels = channelsOfTest();
const test = useRewoundApp({
  modules: withNotification(() => channels.means),
});
afterEach(() => {
  channels.reset();
  channels.subscriptions.clear();
});

/** A guest and a cast who have read everything, each with a browser that takes pushes. */
async function withPushes(): Promise<Two> {
  const two = await chatting(test);
  await readAll(two.guest, two.cast);
  for (const { userId } of [two.guest, two.cast]) channels.subscriptions.set(userId, [userId]);
  return two;
}

async function readAll(person: Person, friend: Person): Promise<void> {
  const { messages } = await history(test, person, friend);
  await read(test, person, friend, messages.at(-1)!.number);
}

const says = async (from: Person, to: Person, text = 'こんばんは') => {
  const { status, body } = await send(test, from, to, text);
  expect(status).toBe(200);
  return (body as { message: { messageId: string; number: number } }).message;
};
const deliveries = (of: Person) =>
  test.db
    .selectFrom('notification_delivery')
    .select(['kind', 'channel', 'state', 'reason'])
    .where('account_id', '=', of.userId)
    .orderBy('id')
    .execute();
/** Those of chats, without what is told of bookings. */
const pushes = () => channels.sent.filter(({ link }) => link?.includes('/chat-list'));

describe('a message that stays unread', () => {
  it('is pushed once, says who and not what, and opens the chat', async () => {
    const { guest, cast } = await withPushes();
    await says(guest, cast, '秘密の話');
    await test.moveBy(SEEN_WITHIN - 0.01);
    expect(pushes()).toEqual([]);
    await test.moveBy(0.01);
    const { nickname } = await test.db
      .selectFrom('guest')
      .select('nickname')
      .where('id', '=', guest.userId)
      .executeTakeFirstOrThrow();
    expect(pushes()).toMatchObject([
      {
        channel: 'PUSH',
        to: cast.userId,
        link: `/cast/chat-list?friendId=${guest.userId}`,
        // What an open screen closes once the conversation was read.
        tag: chatTag(guest.userId),
        text: `メッセージが届いています\n${nickname}さんからメッセージが届いています。`,
      },
    ]);
    await test.moveBy(600);
    expect(pushes()).toHaveLength(1);
  });

  it('is told in an operator’s words where there are any', async () => {
    const { guest, cast } = await withPushes();
    const edit = [
      'editNoticeWording',
      'CHAT_MESSAGE',
      '--seen',
      '0',
      '--title',
      '新着です',
      '--text',
      '{writer}様よりご連絡です。',
    ] as const;
    await typed(test, ...edit, '--operator', 'sato');
    await says(guest, cast);
    await test.moveBy(1);
    expect(pushes()[0]!.text).toMatch(/^新着です\n.+様よりご連絡です。$/);
  });

  it('is told by several processes once', async () => {
    const { guest, cast } = await withPushes();
    await says(cast, guest);
    await test.clock.advanceTo(addMinutes(test.clock.now(), 1));
    await Promise.all([test.work(), test.work()]);
    await test.work();
    expect(pushes()).toMatchObject([{ to: guest.userId, link: `/guest/chat-list?friendId=${cast.userId}` }]);
  });

  it('is not told once it was read', async () => {
    const { guest, cast } = await withPushes();
    await says(guest, cast);
    await readAll(cast, guest);
    await test.moveBy(60);
    expect(await deliveries(cast)).toEqual([]);
  });

  it('is still told when only what came before it was read', async () => {
    const { guest, cast } = await withPushes();
    const first = await says(guest, cast);
    await says(guest, cast, '二つ目');
    await read(test, cast, guest, first.number);
    await test.moveBy(1);
    expect(pushes()).toHaveLength(1);
  });

  it('is not told when it was taken back', async () => {
    const { guest, cast } = await withPushes();
    const { messageId } = await says(guest, cast);
    await test.ok(chatRoutes.withdrawMessage, { params: { messageId } }, guest);
    await test.moveBy(60);
    expect(await deliveries(cast)).toEqual([]);
  });
});

describe('a conversation that stays unread', () => {
  it('is told again after half an hour, of what came since', async () => {
    const { guest, cast } = await withPushes();
    await says(guest, cast);
    await test.moveBy(1);
    await says(guest, cast, '二つ目');
    await says(guest, cast, '三つ目');
    await test.moveBy(AGAIN - 2);
    expect(pushes()).toHaveLength(1);
    await test.moveBy(2);
    expect(pushes()).toHaveLength(2);
    await test.moveBy(120);
    expect(pushes()).toHaveLength(2);
  });

  it('is told at once again when it was read between', async () => {
    const { guest, cast } = await withPushes();
    await says(guest, cast);
    await test.moveBy(1);
    await readAll(cast, guest);
    await says(guest, cast, '二つ目');
    await test.moveBy(1);
    expect(pushes()).toHaveLength(2);
  });

  it('keeps another one untouched', async () => {
    const [one, other] = [await withPushes(), await withPushes()];
    await says(one.guest, one.cast);
    await test.moveBy(1);
    await says(other.guest, other.cast);
    await test.moveBy(1);
    expect(pushes().map(({ to }) => to)).toEqual([one.cast.userId, other.cast.userId]);
  });
});

describe('nothing is told', () => {
  it('of a conversation that is muted', async () => {
    const { guest, cast } = await withPushes();
    const mute = (isMuted: boolean) =>
      test.ok(chatRoutes.muteGuest, { params: { friendId: guest.userId }, body: { isMuted } }, cast);
    await mute(true);
    await says(guest, cast);
    await test.moveBy(60);
    await mute(false);
    await says(guest, cast);
    await mute(true);
    await test.moveBy(60);
    expect(await deliveries(cast)).toEqual([]);
  });

  it('after a block, to a number she hides from, and when one of the two has left', async () => {
    const [blocked, hidden, left] = [await withPushes(), await withPushes(), await withPushes()];
    for (const { guest, cast } of [blocked, hidden, left]) {
      await says(guest, cast);
      await says(cast, guest);
    }
    const block = { castId: blocked.cast.userId, seen: [], shown: NO_SUM };
    await test.ok(blockRoutes.blockCast, { body: block }, blocked.guest);
    const number = { phone: hidden.guest.phone, label: '家族' };
    await test.ok(hiddenRoutes.hideFromNumber, { body: number }, hidden.cast);
    expect((await leaves(test, left.guest)).status).toBe(200);
    await test.moveBy(60);
    expect(pushes()).toEqual([]);
  });

  it('of what a booking says in a chat', async () => {
    const { guest, cast } = await requested(test);
    for (const { userId } of [guest, cast]) channels.subscriptions.set(userId, [userId]);
    await test.moveBy(60);
    expect(pushes()).toEqual([]);
  });

  it('to who switched it off', async () => {
    const { guest, cast } = await withPushes();
    const { addresses: _, ...settings } = await test.ok(noticeSettingRoutes.castNoticeSettings, {}, cast);
    const cells = settings.channels.map((cell) => ({
      ...cell,
      isOn: cell.isOn && cell.category !== 'CHAT',
    }));
    await test.ok(
      noticeSettingRoutes.saveCastNoticeSettings,
      { body: { ...settings, channels: cells } },
      cast,
    );
    await says(guest, cast);
    await test.moveBy(60);
    expect(await deliveries(cast)).toEqual([]);
  });
});

describe('at night', () => {
  const NIGHT = at(23, 30);
  const MORNING = at(24 + 8);

  it('a message waits for the morning, and one push stands for all of a conversation', async () => {
    const { guest, cast } = await withPushes();
    await test.moveTo(NIGHT);
    await says(guest, cast);
    await test.moveBy(1);
    await says(guest, cast, '二つ目');
    await test.moveBy(60);
    expect(pushes()).toEqual([]);
    await test.moveTo(MORNING);
    expect(pushes()).toHaveLength(1);
    expect(await deliveries(cast)).toMatchObject([
      { state: 'DROPPED', reason: 'NOTHING_TO_TELL' },
      { state: 'SENT' },
    ]);
  });

  it('one that was read meanwhile is not told in the morning by any channel', async () => {
    const { guest, cast } = await withPushes();
    await test.moveTo(NIGHT);
    await says(guest, cast);
    await test.moveBy(1);
    await readAll(cast, guest);
    await test.moveTo(MORNING);
    expect(await deliveries(cast)).toEqual([
      { kind: 'CHAT_MESSAGE', channel: 'PUSH', state: 'DROPPED', reason: 'NOTHING_TO_TELL' },
    ]);
  });

  it("one of today's booking is told at once", async () => {
    const booked = await approved(test, { body: { startMinute: 19 * 60, endMinute: 20 * 60 + 30 } });
    const { guest, cast } = booked;
    channels.subscriptions.set(cast.userId, [cast.userId]);
    const midnight = addMinutes(at(0), 10);
    expect(cast.day).toBe(EVENING);
    await test.moveTo(midnight);
    await says(guest, cast);
    await test.moveBy(1);
    expect(pushes()).toMatchObject([{ to: cast.userId }]);
  });
});
