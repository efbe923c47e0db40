import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { liveKey, takeDocument } from '#lib/live.ts';
import { HER, conversation } from '../chat.test-kit.ts';
import { conversationQuery, conversationsQuery } from './chat.ts';
import { showRead } from './placing.ts';

let client: QueryClient;
const list = conversationsQuery('ALL').queryKey;
const shown = () => ({
  row: client.getQueryData(list)?.pages[0]?.items[0]?.unreadCount,
  tab: client.getQueryData(liveKey('user.chat')),
});
const documentOf = (version: number, unreadCount: number) => ({ version, document: { unreadCount } });

function open(more: Parameters<typeof conversation>[0]): void {
  client = new QueryClient();
  const one = conversation(more);
  client.setQueryData(list, { pages: [{ items: [one], nextCursor: null }], pageParams: [null] });
  client.setQueryData(conversationQuery(HER).queryKey, one);
  takeDocument(client, 'user.chat', documentOf(4, 3));
}

beforeEach(() => open({ unreadCount: 2 }));

test('what is read shows at once, in the list and on the tab, and what is pushed comes in its place', () => {
  showRead(client, HER);
  expect(shown()).toEqual({ row: 0, tab: documentOf(4, 2) });
  takeDocument(client, 'user.chat', documentOf(5, 1));
  expect(shown().tab).toEqual(documentOf(5, 1));
});

test('what could not be marked is unread again, with what came meanwhile', () => {
  const takeBack = showRead(client, HER);
  takeBack();
  expect(shown().row).toBe(2);
  expect(client.getQueryState(liveKey('user.chat'))?.isInvalidated).toBe(true);
});

test.each([
  ['of a muted conversation the tab knows nothing', { unreadCount: 2, isMuted: true }],
  ['what was read already changes nothing', { unreadCount: 0 }],
])('%s', (_, more) => {
  open(more);
  showRead(client, HER)();
  expect(shown().tab).toEqual(documentOf(4, 3));
});
