import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatRoutes } from '@yoimachi/contract/chat';
import { UserType } from '@yoimachi/domain/account';
import { CAST_CHAT_FILTERS, CHAT_FILTERS, MESSAGES_PER_MINUTE } from '@yoimachi/domain/chat';
import { createMinuteCount } from '#platform/http';
import { startTestApp, type Person, type TestApp } from '../../../../test-support/index.ts';
import { plansOf } from '../../../../test-support/plan.ts';
import { writeTogether } from '../commands/write-together.ts';
import { sideOf } from '../people.ts';
import { beyond, chatCrowd, HERS, listed, MESSAGES, tooMuch } from './plans.support.ts';
import { send } from './support.ts';

let test: TestApp;
let guest: Person;
let cast: Person;

// A hundred thousand messages.
beforeAll(async () => {
  test = await startTestApp({ alone: true });
  ({ guest, cast } = await chatCrowd(test, { bookings: 20_000, guests: 1_000, casts: 500, others: 1_100 }));
}, 300_000);
afterAll(() => test.close());

it.each(CAST_CHAT_FILTERS)("a cast's list by %s looks at her own chats at most", async (filter) => {
  expect(beyond(await plansOf(listed(test, cast, { filter })), 4 * HERS)).toEqual([]);
});

it.each(CHAT_FILTERS)("a guest's list by %s looks at his own chats at most", async (filter) => {
  expect(beyond(await plansOf(listed(test, guest, { filter })), 4 * HERS)).toEqual([]);
});

it.each(['ALL', 'UNREAD'] as const)('the list by %s looks at little more than it shows', async (filter) => {
  expect(tooMuch(await plansOf(listed(test, cast, { filter })), 60)).toEqual([]);
});

it('a page of history, a message and what is unread look at that much', async () => {
  const { friendId } = (await test.ok(chatRoutes.listConversations, {}, cast)).items[0]!;
  const other = { ...guest, userId: friendId };
  const plans = await plansOf(async () => {
    await test.ok(chatRoutes.readHistory, { query: { friendId } }, cast);
    await test.ok(chatRoutes.readHistory, { query: { friendId, before: 20 } }, cast);
    await test.ok(chatRoutes.findConversation, { params: { friendId } }, cast);
    expect((await send(test, cast, other, 'こんばんは')).status).toBe(200);
    await test.ok(chatRoutes.markRead, { params: { friendId }, body: { number: MESSAGES + 1 } }, cast);
    await test.ok(chatRoutes.userChat, {}, cast);
  });
  expect(tooMuch(plans, 60)).toEqual([]);
});

it('messages that go together look at no more', async () => {
  const { items } = await test.ok(chatRoutes.listConversations, {}, cast);
  const minute = createMinuteCount(test.context, { kind: 'chat', perMinute: MESSAGES_PER_MINUTE });
  const writings = items.slice(0, 10).map(({ friendId }) => ({
    side: sideOf({ userType: UserType.GUEST, accountId: friendId }, cast.userId),
    words: { clientId: randomUUID(), text: 'こんばんは' },
  }));
  const plans = await plansOf(() => writeTogether(test.context, minute, writings));
  expect(plans.filter(({ text }) => text.includes('unnest')).length).toBeGreaterThan(0);
  expect(tooMuch(plans, 60)).toEqual([]);
});
