import { MESSAGES_PER_MINUTE } from '@yoimachi/domain/chat';
import { ok, type Result } from '@yoimachi/domain/result';
import { undo, withTransaction, type Trx } from '#platform/database';
import { createGathering } from '#platform/gathering';
import { createMinuteCount } from '#platform/http';
import type { AppContext } from '#platform/module';
import { lockConversation, writeFacts } from '../conversation.store.ts';
import { appendText, findSent } from '../message.store.ts';
import type { MessageRow } from '../message.ts';
import type { Side } from '../people.ts';
import {
  draftText,
  storeAtEnd,
  tellOfDraft,
  type WriteContext,
  type WriteFailure,
  type Words,
} from './draft.ts';
import { writeTogether, type Writing } from './write-together.ts';

type Written = Result<MessageRow, WriteFailure | 'RATE_LIMITED'>;

/** Stores what one of the two writes and tells both; RATE_LIMITED beyond `MESSAGES_PER_MINUTE`, otherwise fails as `writeIn`. */
export type Write = (side: Side, words: Words) => Promise<Written>;

const PACE = { kind: 'chat', perMinute: MESSAGES_PER_MINUTE };

/** What is alone goes by itself, the shortest way; what waits for others goes together. */
export function createWriter(context: WriteContext & Pick<AppContext, 'db' | 'crypto' | 'log'>): Write {
  const minute = createMinuteCount(context, PACE);
  const alone = ({ side, words }: Writing): Promise<Written> =>
    withTransaction(context.db, (trx) =>
      writeIn(trx, context, side, words, () => minute.take(trx, side.accountId)),
    );
  const gathered = createGathering<Writing, Written>({
    alone,
    together: (writings) => writeTogether(context, minute, writings),
    onFailed: (error) => context.log.warn({ err: error }, 'messages could not be stored together'),
  });
  return (side, words) =>
    gathered({ side, words }, { place: `${side.guestId} ${side.castId}`, by: side.accountId });
}

/**
 * Stores it once, within a transaction. `take` counts it where it is one of so many a minute, and says how many seconds it is too soon; the
 * transaction is its own then, and ends with it. Fails as `draftText`.
 */
export async function writeIn(
  trx: Trx,
  context: WriteContext,
  side: Side,
  words: Words,
  take?: () => Promise<number>,
): Promise<Written> {
  const [conversation, facts, retryAfterSeconds = 0] = await Promise.all([
    lockConversation(trx, side),
    writeFacts(trx, side, words.clientId),
    take?.(),
  ]);
  if (facts?.isSent) {
    // What is stored already does not count.
    if (take) undo(trx);
    return ok((await findSent(trx, side, words.clientId))!);
  }
  const draft = draftText(context, side, words, { conversation, facts, retryAfterSeconds });
  if (!draft.ok) return draft;
  if (take) storeAtEnd(trx, [draft.value]);
  else await appendText(trx, draft.value.text);
  await tellOfDraft(trx, draft.value);
  return ok(draft.value.text.message);
}
