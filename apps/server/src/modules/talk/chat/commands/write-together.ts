import { ok, type Result } from '@yoimachi/domain/result';
import { limitLocks, undo, withTransaction, type Trx } from '#platform/database';
import type { MinuteCount } from '#platform/http';
import type { AppContext } from '#platform/module';
import { lockConversations, writeFactsOf } from '../conversation.store.ts';
import type { MessageRow } from '../message.ts';
import type { Side } from '../people.ts';
import { draftText, storeAtEnd, tellOfDraft, type Draft, type WriteContext, type Words } from './draft.ts';

/** What is to be written, and by whom to whom. */
export interface Writing {
  readonly side: Side;
  readonly words: Words;
}

/** A lock that somebody else keeps for longer lets those who need it wait alone: nobody who needs it not waits with them. */
const LOCK_MS = 200;

/**
 * Stores what several write in one transaction, of nobody two and in no conversation two. Returns the message of each; null where it has to go
 * alone, which says why: whatever may not be stored is left out, and the others begin anew without it.
 */
export async function writeTogether(
  context: WriteContext & Pick<AppContext, 'db'>,
  minute: MinuteCount,
  all: readonly Writing[],
): Promise<(Result<MessageRow> | null)[]> {
  let proper = all;
  while (proper.length > 1) {
    const attempt = await withTransaction(context.db, (trx) => attemptAll(trx, context, minute, proper));
    if (attempt.messages) {
      const stored = new Map(proper.map((writing, index) => [writing, attempt.messages[index]!]));
      return all.map((writing) => (stored.has(writing) ? ok(stored.get(writing)!) : null));
    }
    proper = attempt.proper;
  }
  return all.map(() => null);
}

type Attempt =
  | { readonly messages: readonly MessageRow[] }
  | { readonly messages: null; readonly proper: readonly Writing[] };

/** Stores all of them, or nothing, and says which of them could be. */
async function attemptAll(
  trx: Trx,
  context: WriteContext,
  minute: MinuteCount,
  writings: readonly Writing[],
): Promise<Attempt> {
  const drafts = await draftAll(trx, context, minute, writings);
  const proper = writings.filter((_, index) => drafts[index] !== null);
  if (proper.length < writings.length) {
    undo(trx);
    return { messages: null, proper };
  }
  const all = drafts as readonly Draft[];
  storeAtEnd(trx, all);
  for (const draft of all) await tellOfDraft(trx, draft);
  return { messages: all.map(({ text }) => text.message) };
}

/** Null: it may not be stored, or is already. */
async function draftAll(
  trx: Trx,
  context: WriteContext,
  minute: MinuteCount,
  writings: readonly Writing[],
): Promise<(Draft | null)[]> {
  const [, conversations, facts, waits] = await Promise.all([
    limitLocks(trx, LOCK_MS),
    lockConversations(
      trx,
      writings.map(({ side }) => side),
    ),
    writeFactsOf(
      trx,
      writings.map(({ side, words }) => ({ side, clientId: words.clientId })),
    ),
    minute.takeOfEach(
      trx,
      writings.map(({ side }) => side.accountId),
    ),
  ]);
  return writings.map(({ side, words }, index) => {
    const found = {
      conversation: conversations.find((one) => one.guestId === side.guestId && one.castId === side.castId),
      facts: facts[index],
      retryAfterSeconds: waits[index]!,
    };
    if (found.facts?.isSent) return null;
    const draft = draftText(context, side, words, found);
    return draft.ok ? draft.value : null;
  });
}
