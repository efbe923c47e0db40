import { describe, expect, test } from 'vitest';
import { afterMessage, messagesOf, newestOf, withConversation, withMessage, withRead } from './cache.ts';
import { conversation, history, message, page } from './chat.test-kit.ts';

const numbers = (of: Parameters<typeof messagesOf>[0] | null) =>
  of && messagesOf(of).map(({ number }) => number);
const two = history(page([message(3), message(4)]), page([message(1), message(2)]));

describe('a history', () => {
  test('is read from its end backwards and shown in its order', () => {
    expect(numbers(two)).toEqual([1, 2, 3, 4]);
    expect(numbers(newestOf(two))).toEqual([3, 4]);
  });

  test('takes the next message, whose number goes on', () => {
    expect(numbers(withMessage(two, message(5)))).toEqual([1, 2, 3, 4, 5]);
  });

  test('shows a message once, however often it comes, and what became of it', () => {
    const withdrawn = message(2, { isWithdrawn: true, text: null });
    const next = withMessage(withMessage(two, message(4))!, withdrawn)!;
    expect(numbers(next)).toEqual([1, 2, 3, 4]);
    expect(messagesOf(next)[1]).toEqual(withdrawn);
  });

  test('is read anew where a message is missing', () => {
    expect(withMessage(two, message(6))).toBeNull();
  });

  test('never takes back how far somebody has read', () => {
    const read = withRead(withRead(two, 'friend', 4), 'friend', 3);
    expect(read.pages[0]?.friendReadNumber).toBe(4);
  });
});

describe('a list', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((friendId, index) =>
    conversation({ friendId, lastAt: `2026-11-2${3 - index}T00:00:00.000Z`, lastNumber: 4 }),
  ) as [ReturnType<typeof conversation>, ReturnType<typeof conversation>, ReturnType<typeof conversation>];
  const list = {
    pages: [
      { items: [a, b], nextCursor: 'next' },
      { items: [c], nextCursor: null },
    ],
    pageParams: [null, 'next'],
  };
  const ids = (of: typeof list | ReturnType<typeof withConversation>) =>
    of?.pages.map(({ items }) => items.map(({ friendId }) => friendId));

  test('moves a conversation up with its message, over the borders of its pages', () => {
    const said = message(5, { sendTime: '2026-11-24T00:00:00.000Z' });
    const next = withConversation(list, 'c', (one) => afterMessage(one, said, 2));
    expect(ids(next)).toEqual([['c', 'a'], ['b']]);
    expect(next?.pages[0]?.items[0]).toMatchObject({ unreadCount: 2, lastNumber: 5 });
  });

  test('keeps what is pinned above', () => {
    expect(ids(withConversation(list, 'b', (one) => ({ ...one, isPinned: true })))).toEqual([
      ['b', 'a'],
      ['c'],
    ]);
  });

  test('says that it lacks a conversation', () => {
    expect(withConversation(list, 'd', (one) => one)).toBeNull();
  });

  test('keeps its last message when an older one is taken back', () => {
    const last = afterMessage(conversation(), message(5), 0);
    expect(afterMessage(last, message(4, { isWithdrawn: true }), 0).lastMessage?.number).toBe(5);
  });
});
