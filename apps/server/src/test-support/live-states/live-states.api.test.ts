import { expect, it } from 'vitest';
import { liveEvents, type LiveName } from '@yoimachi/contract/live';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { chatRoutes } from '@yoimachi/contract/chat';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { notificationRoutes } from '@yoimachi/contract/notification';
import {
  bookableCast,
  does,
  requested,
  type Bookable,
  type Booked,
} from '../../modules/meeting/booking/test/support.ts';
import { read, wordsTo } from '../../modules/talk/chat/test/support.ts';
import { givePoints, guestWithPoints, toldSince, useTestApp, type Person } from '../index.ts';
import { LIVE_CASES, type Side } from './cases.ts';

/* A state read once, and the events that came after it, make what a fresh read gives: no screen has to be loaded again. */

const test = useTestApp();

/** What a screen shows that was opened before all this. */
interface Screen {
  readonly side: Side;
  readonly name: LiveName;
  state: unknown;
  seq: number;
  heard: number;
}

async function open(name: LiveName, side: Side): Promise<Screen> {
  const { seq } = (await toldSince(test.db, side.person.userId)).at(-1) ?? { seq: 0 };
  return { side, name, seq, heard: 0, state: await LIVE_CASES[name].read(test, side) };
}

async function follow(screen: Screen): Promise<void> {
  const { read, apply } = LIVE_CASES[screen.name];
  for (const event of await toldSince(test.db, screen.side.person.userId, screen.seq)) {
    screen.seq = event.seq;
    if (event.name !== screen.name) continue;
    screen.state = await apply(screen.state, event.payload, test, screen.side);
    screen.heard += 1;
  }
  expect(screen.state, `${screen.name} of the ${screen.side.who}`).toEqual(await read(test, screen.side));
}

const NAMES = Object.keys(liveEvents) as LiveName[];

it('has a case for every kind of event', () => {
  expect(Object.keys(LIVE_CASES).toSorted()).toEqual(NAMES.toSorted());
});

it('the state before and the events since make the state now, after every step of an evening', async () => {
  const guest = await guestWithPoints(test);
  const [cast, other, third] = [await bookableCast(test), await bookableCast(test), await bookableCast(test)];
  const sides: readonly Side[] = [
    { person: guest, who: 'guest' },
    { person: cast, who: 'cast' },
  ];
  const screens: Screen[] = [];
  for (const name of NAMES)
    for (const side of sides)
      if (LIVE_CASES[name].sides.includes(side.who)) screens.push(await open(name, side));

  let booked: Booked | undefined;
  const ask = async (whom: Bookable) => {
    booked = await requested(test, { guest, cast: whom });
  };
  const write = (from: Person, to: Person, text: string) =>
    test.ok(chatRoutes.sendMessage, { body: wordsTo(to, text) }, from);
  const steps: readonly (() => Promise<unknown>)[] = [
    () => ask(other),
    () => does(test, booked!, castBookingRoutes.confirmBooking, { decision: -1, reason: '都合' }),
    () => givePoints(test, guest.userId, 30_000),
    () => ask(cast),
    () => test.ok(notificationRoutes.readNotifications, {}, cast),
    () => does(test, booked!, castBookingRoutes.confirmBooking, { decision: 1 }),
    async () => {
      const { items } = await test.ok(notificationRoutes.listNotifications, {}, guest);
      const params = { notificationId: items[0]!.notificationId };
      await test.ok(notificationRoutes.readNotification, { params }, guest);
    },
    () => does(test, booked!, guestBookingRoutes.cancelGuestBooking, { reason: '都合' }),
    () => test.ok(notificationRoutes.readNotifications, {}, guest),
    () => test.ok(favoriteRoutes.addFavorite, { body: { castId: third.userId } }, guest),
    () => write(third, guest, 'はじめまして'),
    () => write(guest, cast, 'またお願いします'),
    () => write(cast, guest, 'こちらこそ'),
    () => read(test, guest, cast, 3),
    async () => {
      const { message } = await write(guest, cast, '間違えました');
      await test.ok(chatRoutes.withdrawMessage, { params: { messageId: message.messageId } }, guest);
    },
    () =>
      test.ok(
        chatRoutes.pinConversation,
        { params: { friendId: cast.userId }, body: { isPinned: true } },
        guest,
      ),
    () =>
      test.ok(chatRoutes.muteGuest, { params: { friendId: guest.userId }, body: { isMuted: true } }, cast),
    () => read(test, cast, guest, 100),
  ];
  for (const step of steps) {
    await step();
    await test.work();
    for (const screen of screens) await follow(screen);
  }
  for (const name of NAMES)
    expect(
      screens.some((screen) => screen.name === name && screen.heard > 0),
      `${name} was told`,
    ).toBe(true);
});
