import { bookingLineOf } from '@yoimachi/domain/chat';
import { bookingChanged, pairBlocked, pairSight, pairUnblocked } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { on, type Subscription } from '#platform/outbox';
import { unsaidEvents } from '../booking-event.store.ts';
import { readBetween } from '../conversation.store.ts';
import type { NewMessage } from '../message.ts';
import type { Pair } from '../people.ts';
import { ensureConversation, tellParted, turnTo, type TurnContext } from './turn.ts';

/** What happens to a booking stands in the chat of each of its casts with the guest, and a confirmed one opens it. */
export const bookingSubscription = (context: TurnContext): Subscription =>
  on(bookingChanged, ({ payload: { bookingId, guestId, castId }, at }, trx) =>
    sayBooking(trx, context, { guestId, castId }, bookingId, at),
  );

/** Each line once, whatever was heard before or twice: what the history has and the chat has not. */
export async function sayBooking(
  trx: Trx,
  context: TurnContext,
  pair: Pair,
  bookingId: string,
  at: Date,
): Promise<void> {
  const conversation = await ensureConversation(trx, context, pair, at);
  const events = await unsaidEvents(trx, conversation.id, pair, bookingId);
  const messages = events.flatMap(({ id, at: saidAt, actor, action, toState }): NewMessage[] => {
    const line = bookingLineOf(action, toState);
    if (line === null) return [];
    const by = actor === 'guest' || actor === 'cast' ? actor : 'service';
    return [{ id: context.ids.newId(), by, type: 'SYSTEM', at: saidAt, line, bookingId, bookingEventId: id }];
  });
  const turn = messages.some(({ line }) => line === 'CONFIRMED') ? 'CONFIRMED' : 'ASKED';
  await turnTo(trx, pair, conversation, { turn, messages, at });
  // A claim says nothing, and yet ends an evening.
  if (messages.length === 0 && (await readBetween(trx, pair)).isParted) await tellParted(trx, pair, at);
}

/** Whoever is blocked, and who blocks, has the chat in no list any more; once that is taken back both have it again, with what is unread. */
export const blockSubscriptions: readonly Subscription[] = [
  on(pairBlocked, ({ payload: pair, at }, trx) => tellParted(trx, pair, at)),
  on(pairUnblocked, ({ payload: pair, at }, trx) => tellParted(trx, pair, at)),
  on(pairSight, ({ payload: pair, at }, trx) => tellParted(trx, pair, at)),
];
