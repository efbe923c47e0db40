import { chatRoutes, type ChatMessage, type Conversation } from '@yoimachi/contract/chat';
import type { Nodes } from './nodes.ts';
import type { Writer } from './storm.ts';

/** What is wrong after a storm, in words; nothing: every message is stored once, shown once by both, in one order, and counted right. */
export async function faultsAfter(nodes: Nodes, writers: readonly Writer[]): Promise<string[]> {
  const faults: string[] = [];
  for (const writer of writers) {
    const chats = await conversationsOf(nodes, writer);
    const unreadChats = chats.filter(({ unreadCount }) => unreadCount > 0).length;
    for (const device of writer.devices) {
      faults.push(...device.faults);
      if (device.badge.unreadCount !== unreadChats)
        faults.push(
          `${writer.person.userId} sees ${device.badge.unreadCount} unread chats of ${unreadChats}`,
        );
    }
    for (const friendId of writer.friendIds) {
      const chat = chats.find((one) => one.friendId === friendId);
      if (!chat) faults.push(`${writer.person.userId} has no chat with ${friendId}`);
      else faults.push(...faultsOfChat(writer, chat, await historyOf(nodes, writer, friendId)));
    }
  }
  return faults;
}

function faultsOfChat(writer: Writer, chat: Conversation, history: readonly ChatMessage[]): string[] {
  const { friendId } = chat;
  const whose = `${writer.person.userId} with ${friendId}`;
  const role = writer.person.userType === 1 ? 'guest' : 'cast';
  const mine = history.filter(({ by, text }) => by === role && text !== 'はじめまして');
  const unread = history.filter(
    ({ by, number }) => by !== role && by !== 'service' && number > chat.readNumber,
  );
  const checks: [string, unknown, unknown][] = [
    ['numbers', history.map(({ number }) => number), history.map((_, index) => index + 1)],
    ['what was sent', mine.map(({ clientId }) => clientId), writer.sent.get(friendId) ?? []],
    ['unread', chat.unreadCount, unread.length],
    ['read', chat.readNumber >= (writer.read.get(friendId) ?? 0), true],
    ...writer.devices.flatMap((device): [string, unknown, unknown][] => {
      const shown = [...(device.shown.get(friendId)?.values() ?? [])];
      return [
        [
          'shown',
          shown.map(({ messageId }) => messageId),
          history.slice(-shown.length || history.length).map(({ messageId }) => messageId),
        ],
        ['unread shown', device.unread.get(friendId), chat.unreadCount],
      ];
    }),
  ];
  return checks.flatMap(([what, is, should]) =>
    JSON.stringify(is) === JSON.stringify(should)
      ? []
      : [`${whose}: ${what} is ${JSON.stringify(is)}, not ${JSON.stringify(should)}`.slice(0, 500)],
  );
}

async function conversationsOf(nodes: Nodes, { token }: Writer): Promise<Conversation[]> {
  const route = chatRoutes.listConversations;
  const { body } = await nodes.ask({ route, path: route.path, token });
  return body['items'] as Conversation[];
}

async function historyOf(nodes: Nodes, { token }: Writer, friendId: string): Promise<ChatMessage[]> {
  const route = chatRoutes.readHistory;
  const all: ChatMessage[] = [];
  for (;;) {
    const after = all.at(-1)?.number ?? 0;
    const { body } = await nodes.ask({
      route,
      path: `${route.path}?friendId=${friendId}&after=${after}`,
      token,
    });
    all.push(...(body['messages'] as ChatMessage[]));
    if (!body['hasMore']) return all;
  }
}
