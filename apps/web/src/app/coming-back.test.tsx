// @vitest-environment happy-dom
import { chatRoutes, userChatRoutes, type ChatMessage } from '@yoimachi/contract/chat';
import { messageOf } from '@yoimachi/contract/errors';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { computerMs } from '#lib/clock.ts';
import { currentToast, showToast } from '#lib/toast.ts';
import * as f from './main-screens.fixture.ts';
import { FakeServer, open } from './main-screens.test-kit.tsx';

const { listNotifications, readNotification, readNotifications, userNotification } = notificationRoutes;
const unread = { ...f.told, read: false };
const listOf = (...items: (typeof unread)[]) => ({ items, nextCursor: null, waiting: [] });
const countOf = (version: number, notifyCount: number) => ({ version, document: { notifyCount } });
const news = { ...unread, notificationId: f.CAST_ID, body: '新しいメッセージがあります。' };

const isLoading = () => screen.queryByRole('status', { name: '読み込み中…' }) !== null;
const come = (type: string) => window.dispatchEvent(new Event(type));
const count = () => screen.getByRole('tab', { name: /あなたへ/ }).textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  showToast('');
});
afterEach(() => vi.useRealTimers());

/** An hour later, with something new on the server. */
function sleep(server: FakeServer): void {
  vi.setSystemTime(computerMs() + 60 * 60_000);
  server.answers(listNotifications, listOf(news, unread)).answers(userNotification, countOf(2, 2));
}

const start = () =>
  new FakeServer().answers(listNotifications, listOf(unread)).answers(userNotification, countOf(1, 1));

test('a tab that comes back after an hour shows what it had, and mends it', async () => {
  const server = start();
  open('/guest/notification', server);
  await screen.findByText(unread.body);
  sleep(server);
  come('visibilitychange');
  expect([screen.queryByText(unread.body) !== null, isLoading()]).toEqual([true, false]);
  await screen.findByText(news.body);
  await waitFor(() => expect(count()).toContain('2'));
  expect(isLoading()).toBe(false);
});

test('one that comes back without a network keeps what it had, and is mended when there is one', async () => {
  const server = start();
  open('/guest/notification', server);
  await screen.findByText(unread.body);
  vi.setSystemTime(computerMs() + 60 * 60_000);
  server.loses(listNotifications).loses(userNotification);
  come('offline');
  come('visibilitychange');
  await waitFor(() => expect(currentToast()?.text).toContain('通信エラー'));
  expect([screen.queryByText(unread.body) !== null, isLoading()]).toEqual([true, false]);
  sleep(server);
  come('online');
  await screen.findByText(news.body);
});

/** A list with one that is unread, on the screen and on its tab. */
async function openUnread(server: FakeServer): Promise<void> {
  open('/guest/notification', server);
  await screen.findByText('未読');
  await waitFor(() => expect(count()).toContain('1'));
}

async function expectRead(): Promise<void> {
  await waitFor(() => expect(screen.queryByText('未読')).toBeNull());
  expect(count()).not.toContain('1');
}

async function expectTakenBack(): Promise<void> {
  expect(await screen.findByText('未読')).toBeTruthy();
  await waitFor(() => expect(count()).toContain('1'));
}

test('what is opened is read at once, in the list and in the count, and a refusal says nothing', async () => {
  const server = start();
  const refuse = server.refusesLater(readNotification, 'RATE_LIMITED');
  await openUnread(server);
  fireEvent.click(screen.getByText(unread.body));
  await expectRead();
  refuse();
  await expectTakenBack();
  expect(currentToast()?.text ?? '').toBe('');
});

test('all are read at once, and a refusal takes that back with a sentence', async () => {
  const server = start();
  const refuse = server.refusesLater(readNotifications, 'RATE_LIMITED');
  await openUnread(server);
  fireEvent.click(screen.getByRole('button', { name: 'すべて既読' }));
  await expectRead();
  refuse();
  await expectTakenBack();
  expect(currentToast()?.text).toBe(messageOf('RATE_LIMITED'));
});

const message: ChatMessage = {
  messageId: f.BOOKING_ID,
  number: 1,
  sendTime: f.NOW,
  by: 'cast',
  type: 'TEXT',
  text: 'こんばんは。',
  clientId: null,
  isWithdrawn: false,
  quick: null,
  gift: null,
  system: null,
};

test('a conversation that is opened is read at once: its count goes from the tab', async () => {
  const { findConversation, markRead, readHistory } = chatRoutes;
  const server = new FakeServer()
    .answers(findConversation, { ...f.conversation, lastNumber: 1, unreadCount: 1, lastAt: f.NOW })
    .answers(readHistory, {
      messages: [message],
      hasMore: false,
      lastNumber: 1,
      readNumber: 0,
      friendReadNumber: 0,
      unreadCount: 1,
      bookings: [],
    })
    .answers(userChatRoutes.userChat, { version: 1, document: { unreadCount: 1 } });
  const refuse = server.refusesLater(markRead, 'RATE_LIMITED');
  open(`/guest/chat-list?friendId=${f.CAST_ID}`, server);
  const tab = () => screen.getAllByRole('link', { name: /チャット/ })[0]?.textContent;
  const isMarked = () => server.calls.includes(`POST /chat/conversations/${f.CAST_ID}/read`);
  await waitFor(() => expect(isMarked()).toBe(true));
  await waitFor(() => expect(tab()).not.toContain('1'));
  refuse();
  await waitFor(() => expect(tab()).toContain('1'));
  expect(currentToast()?.text ?? '').toBe('');
});
