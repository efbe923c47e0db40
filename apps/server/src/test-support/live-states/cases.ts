import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { LiveName, LivePayload } from '@yoimachi/contract/live';
import { chatRoutes, type ChatMessage, type Conversation } from '@yoimachi/contract/chat';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { pointsRoutes } from '@yoimachi/contract/points';
import type { Person } from '../people.ts';
import type { TestApp } from '../start.ts';

export interface Side {
  readonly person: Person;
  readonly who: 'guest' | 'cast';
}

/** What a kind of event keeps up to date. */
interface CaseOf<Name extends LiveName, State> {
  /** Whose screens show it. */
  readonly sides: readonly Side['who'][];
  /** The state as the calls tell it. */
  readonly read: (test: TestApp, side: Side) => Promise<State>;
  /** What an event makes of a state. It may read what the event names, and nothing else. */
  readonly apply: (
    state: State,
    payload: LivePayload<Name>,
    test: TestApp,
    side: Side,
  ) => State | Promise<State>;
}

export interface LiveCase {
  readonly sides: readonly Side['who'][];
  readonly read: (test: TestApp, side: Side) => Promise<unknown>;
  readonly apply: (state: unknown, payload: unknown, test: TestApp, side: Side) => unknown;
}
const liveCase = <Name extends LiveName, State>(_name: Name, one: CaseOf<Name, State>) => one as LiveCase;

interface Versioned {
  readonly version: number;
}
const newer = <Document extends Versioned>(state: Document, payload: Document): Document =>
  payload.version > state.version ? payload : state;

/** Every kind of event; one that is declared and stands not here does not compile. */
export const LIVE_CASES: Readonly<Record<LiveName, LiveCase>> = {
  'user.point': liveCase('user.point', {
    sides: ['guest'],
    read: (test, { person }) => test.ok(pointsRoutes.userPoint, {}, person),
    apply: newer,
  }),
  'user.notification': liveCase('user.notification', {
    sides: ['guest', 'cast'],
    read: (test, { person }) => test.ok(notificationRoutes.userNotification, {}, person),
    apply: newer,
  }),
  'booking.changed': liveCase('booking.changed', {
    sides: ['guest', 'cast'],
    read: readBookings,
    async apply(state, { bookingId }, test, side) {
      const { [bookingId]: _, ...others } = state;
      const present = (await readBookings(test, side))[bookingId];
      return present === undefined ? others : { ...others, [bookingId]: present };
    },
  }),
  'user.chat': liveCase('user.chat', {
    sides: ['guest', 'cast'],
    read: (test, { person }) => test.ok(chatRoutes.userChat, {}, person),
    apply: newer,
  }),
  'chat.message': liveCase('chat.message', {
    sides: ['guest', 'cast'],
    read: readMessages,
    async apply(state, { friendId, message }, test, side) {
      // A chat that was not there has its beginning, too.
      const known = state[friendId] ?? (await readHistory(test, side, friendId));
      return { ...state, [friendId]: { ...known, [message.number]: message } };
    },
  }),
  'chat.read': liveCase('chat.read', {
    sides: ['guest', 'cast'],
    read: readNumbers,
    apply: (state, { friendId, reader, number }) => ({
      ...state,
      [friendId]: { ...(state[friendId] ?? BEGINNING), [reader]: number },
    }),
  }),
  'chat.changed': liveCase('chat.changed', {
    sides: ['guest', 'cast'],
    read: (test, side) => readEach(test, side, standing),
    apply: async (state, { friendId }, test, side) => ({
      ...state,
      [friendId]: standing(await findChat(test, side, friendId)),
    }),
  }),
};

const standing = ({ state, cannotWrite, isFavorite, isPinned, isMuted }: Conversation) => ({
  state,
  cannotWrite,
  isFavorite,
  isPinned,
  isMuted,
});

const findChat = (test: TestApp, { person }: Side, friendId: string) =>
  test.ok(chatRoutes.findConversation, { params: { friendId } }, person);

/** Something of each of a person's chats. */
async function readEach<T>(
  test: TestApp,
  { person }: Side,
  take: (chat: Conversation) => T,
): Promise<Readonly<Record<string, T>>> {
  const { items } = await test.ok(chatRoutes.listConversations, { query: {} }, person);
  return Object.fromEntries(items.map((chat) => [chat.friendId, take(chat)]));
}

/** Nobody has read more of a new chat than the notice with which it begins. */
const BEGINNING = { me: 1, friend: 1 };

/** How far both have read, of the chats that anybody has read. */
async function readNumbers(test: TestApp, side: Side): Promise<Readonly<Record<string, typeof BEGINNING>>> {
  const all = await readEach(test, side, ({ readNumber, friendReadNumber }) => ({
    me: readNumber,
    friend: friendReadNumber,
  }));
  return Object.fromEntries(Object.entries(all).filter(([, { me, friend }]) => me > 1 || friend > 1));
}

type Messages = Readonly<Record<number, ChatMessage>>;

async function readHistory(test: TestApp, { person }: Side, friendId: string): Promise<Messages> {
  const { messages } = await test.ok(chatRoutes.readHistory, { query: { friendId } }, person);
  return Object.fromEntries(messages.map((message) => [message.number, message]));
}

/** Messages by chat; `chat.changed` tells of one in which nothing stands but the notice. */
async function readMessages(test: TestApp, side: Side): Promise<Readonly<Record<string, Messages>>> {
  const chats = await readEach(test, side, ({ lastNumber }) => lastNumber);
  const friends = Object.keys(chats).filter((friendId) => chats[friendId]! > 1);
  const histories = friends.map(
    async (friendId) => [friendId, await readHistory(test, side, friendId)] as const,
  );
  return Object.fromEntries(await Promise.all(histories));
}

type Bookings = Readonly<Record<string, object>>;

/** All bookings of a person, as the lists show them. */
async function readBookings(test: TestApp, { person, who }: Side): Promise<Bookings> {
  const route = who === 'guest' ? guestBookingRoutes.listGuestBookings : castBookingRoutes.listCastBookings;
  const lists = await Promise.all(
    (['FUTURE', 'PAST', 'PAST_REJECT_CANCEL'] as const).map((tab) =>
      test.ok(route, { query: { tab } }, person),
    ),
  );
  return Object.fromEntries(
    lists.flatMap(({ items }, tab) =>
      items.map((item) => [item.bookingId, { ...item, place: tab }] as const),
    ),
  );
}
