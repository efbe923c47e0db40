import { CHAT_OPENING, type ChatTurn } from '@yoimachi/domain/chat';
import type { Trx } from '#platform/database';
import type { AppContext } from '#platform/module';
import {
  chatsOfPersons,
  createConversation,
  hasGround,
  lockConversation,
  readBetween,
  writeState,
} from '../conversation.store.ts';
import { appendMessages, readNumbers } from '../message.store.ts';
import type { ConversationRow, NewMessage } from '../message.ts';
import type { Pair } from '../people.ts';
import { tellCounts, tellOfChange, tellOfMessages, turned } from '../said.ts';

export type TurnContext = Pick<AppContext, 'ids'>;

/** He keeps her as favourite: she may write to him from now on. Within the transaction of that. */
export const favorited = (trx: Trx, context: TurnContext, pair: Pair, at: Date): Promise<void> =>
  turn(trx, context, pair, { turn: 'FAVORITED', messages: [], at });

/** He keeps her no longer: without anything else between the two she can not answer any more; what is open stays. */
export async function unfavorited(trx: Trx, pair: Pair, at: Date): Promise<void> {
  const conversation = await lockConversation(trx, pair);
  if (conversation?.state !== 'REQUESTED' || (await hasGround(trx, pair))) return;
  await writeState(trx, conversation.id, CHAT_OPENING.REQUESTED.GROUND_GONE, at);
  await tellOfChange(trx, pair, at);
}

/** A gift stands in the chat as what he says with it. Within the transaction of the gift. */
export function giftSent(
  trx: Trx,
  context: TurnContext,
  pair: Pair,
  gift: { readonly sentId: string; readonly at: Date },
): Promise<void> {
  const { sentId, at } = gift;
  const message = { id: context.ids.newId(), by: 'guest', type: 'GIFT', at, giftSentId: sentId } as const;
  return turn(trx, context, pair, { turn: 'GIFT_SENT', messages: [message], at });
}

interface Turn {
  readonly turn: ChatTurn;
  readonly messages: readonly NewMessage[];
  readonly at: Date;
}

async function turn(
  trx: Trx,
  context: TurnContext,
  pair: Pair,
  { turn: name, messages, at }: Turn,
): Promise<void> {
  const conversation = await ensureConversation(trx, context, pair, at);
  await turnTo(trx, pair, conversation, { turn: name, messages, at });
}

/** The conversation of the two, locked; begun if there was none. */
export async function ensureConversation(
  trx: Trx,
  { ids }: TurnContext,
  pair: Pair,
  at: Date,
): Promise<ConversationRow> {
  const known = await lockConversation(trx, pair);
  if (known) return known;
  const [, made] = await Promise.all([
    createConversation(trx, pair, { conversation: ids.newId(), notice: ids.newId() }, at),
    lockConversation(trx, pair),
  ]);
  return made!;
}

/** Takes a turn in a locked conversation, with what is said about it. Who is hidden from the other hears nothing. */
export async function turnTo(
  trx: Trx,
  pair: Pair,
  conversation: ConversationRow,
  { turn: name, messages, at }: Turn,
): Promise<void> {
  const { id, lastNumber: last } = conversation;
  const state = CHAT_OPENING[conversation.state][name];
  const isTurned = state !== conversation.state;
  if (messages.length === 0) {
    if (!isTurned) return;
    await writeState(trx, id, state, at);
    return tellOfChange(trx, pair, at);
  }
  const [members, stored, between] = await Promise.all([
    appendMessages(trx, { id, lastNumber: last, state }, pair, messages),
    readNumbers(trx, id, last + 1, last + messages.length),
    readBetween(trx, pair),
  ]);
  if (between.isParted) await tellParted(trx, pair, at);
  else tellCounts(trx, pair, turned(members), at);
  if (isTurned && !between.isParted) await tellOfChange(trx, pair, at);
  if (!between.isHidden) await tellOfMessages(trx, members, stored, at);
}

/**
 * The chat of the two comes to both, or goes: with a block, and with an evening although one has parted from the other. So do those of
 * whoever is one person with either.
 */
export async function tellParted(trx: Trx, pair: Pair, at: Date): Promise<void> {
  for (const { guestId, castId, here } of await chatsOfPersons(trx, pair)) {
    tellCounts(trx, { guestId, castId }, here, at);
    await tellOfChange(trx, { guestId, castId }, at);
  }
}
