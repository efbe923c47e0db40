import { chatRoutes } from '@yoimachi/contract/chat';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import type { RouteName } from '@yoimachi/contract/table';
import { approved, at, bookableCast, type Booked } from '../modules/meeting/booking/test/support.ts';
import { send } from '../modules/talk/chat/test/support.ts';
import { guestWithPoints, TEST_START, type TestApp } from './index.ts';
import type { ProperCall } from './refused-inputs.calls.ts';

const REPORT = { category: 'ABUSE', text: '困っています', isSafety: false } as const;

/** A guest and a cast who write to each other. */
const open = async (app: TestApp): Promise<Booked> => {
  const two = { guest: await guestWithPoints(app), cast: await bookableCast(app), bookingId: '' };
  await app.ok(favoriteRoutes.addFavorite, { body: { castId: two.cast.userId } }, two.guest);
  await send(app, two.cast, two.guest, 'はじめまして');
  return two;
};
const chatting = (input: ProperCall['input']): ProperCall => ({
  at: new Date(TEST_START),
  people: open,
  input,
});
const withHer = (body: object = {}): ProperCall =>
  chatting((_app, { cast }) => ({ params: { friendId: cast.userId }, body }));
const words = (more: object) => ({ clientId: crypto.randomUUID(), ...more });

async function replyOf(app: TestApp, { guest }: Booked): Promise<{ replyId: string }> {
  const { replyId } = await app.ok(chatRoutes.addSavedReply, { body: { text: '定型文' } }, guest);
  return { replyId };
}

export const CHAT_CALLS: Partial<Record<RouteName, ProperCall>> = {
  listConversations: chatting(() => ({ query: { filter: 'NO_BOOKING' } })),
  findConversation: chatting((_app, { cast }) => ({ params: { friendId: cast.userId } })),
  readHistory: chatting((_app, { cast }) => ({ query: { friendId: cast.userId, before: 5 } })),
  sendMessage: chatting((_app, { cast }) => ({
    body: words({ friendId: cast.userId, text: 'お店の前で待っています。\n🌙' }),
  })),
  sendQuickMessage: {
    at: at(16),
    people: approved,
    input: (_app, { cast }) => ({
      body: words({ friendId: cast.userId, quick: { kind: 'LATE', minutes: 10 } }),
    }),
  },
  withdrawMessage: chatting(async (app, { guest, cast }) => {
    const { body } = await send(app, guest, cast, '間違いです');
    return { params: { messageId: body.message.messageId } };
  }),
  markRead: withHer({ number: 2 }),
  pinConversation: withHer({ isPinned: true }),
  muteCast: withHer({ isMuted: true }),
  muteGuest: chatting((_app, { guest }) => ({ params: { friendId: guest.userId }, body: { isMuted: true } })),
  reportMessage: chatting(async (app, { guest, cast }) => {
    const { body } = await send(app, cast, guest, '失礼な言葉');
    return { params: { messageId: body.message.messageId }, body: { report: REPORT } };
  }),
  addSavedReply: chatting(() => ({ body: { text: '少し遅れます。' } })),
  changeSavedReply: chatting(async (app, two) => ({
    params: await replyOf(app, two),
    body: { text: '変更後の定型文' },
  })),
  removeSavedReply: chatting(async (app, two) => ({ params: await replyOf(app, two) })),
};
