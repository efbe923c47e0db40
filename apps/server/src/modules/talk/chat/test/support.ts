import { randomUUID } from 'node:crypto';
import { chatRoutes } from '@yoimachi/contract/chat';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import {
  guestWithPoints,
  verifiedCast,
  type CastOptions,
  type Person,
  type TestApp,
} from '../../../../test-support/index.ts';

export interface Two {
  readonly guest: Person;
  readonly cast: Person;
}

/** A guest who may write and a cast, who have nothing to do with each other yet. */
export async function strangers(test: TestApp, options: CastOptions = {}): Promise<Two> {
  return { guest: await guestWithPoints(test), cast: await verifiedCast(test, options) };
}

export const favor = (test: TestApp, { guest, cast }: Two) =>
  test.ok(favoriteRoutes.addFavorite, { body: { castId: cast.userId } }, guest);

/** He keeps her, and she has written. */
export async function chatting(test: TestApp, options: CastOptions = {}): Promise<Two> {
  const two = await strangers(test, options);
  await favor(test, two);
  await test.ok(chatRoutes.sendMessage, { body: wordsTo(two.guest, 'はじめまして') }, two.cast);
  return two;
}

export const wordsTo = (friend: Person, text: string, clientId: string = randomUUID()) => ({
  friendId: friend.userId,
  clientId,
  text,
});

/** Whatever comes back of a text. */
export const send = (test: TestApp, from: Person, to: Person, text: string, clientId?: string) =>
  test.call(chatRoutes.sendMessage, { body: wordsTo(to, text, clientId) }, from);

export const list = async (test: TestApp, person: Person, query: object = {}) =>
  (await test.ok(chatRoutes.listConversations, { query }, person)).items;

export const history = (test: TestApp, person: Person, friend: Person, query: object = {}) =>
  test.ok(chatRoutes.readHistory, { query: { friendId: friend.userId, ...query } }, person);

/** Texts of a conversation as one of the two reads them; what is no text by its kind. */
export const lines = async (test: TestApp, person: Person, friend: Person) =>
  (await history(test, person, friend)).messages.map(
    ({ text, gift, system, isWithdrawn }) => text ?? gift?.name ?? (isWithdrawn ? '-' : system!.line),
  );

export const unread = async (test: TestApp, person: Person) =>
  (await test.ok(chatRoutes.userChat, {}, person)).document.unreadCount;

export const read = (test: TestApp, person: Person, friend: Person, number: number) =>
  test.ok(chatRoutes.markRead, { params: { friendId: friend.userId }, body: { number } }, person);
