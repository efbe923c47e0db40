import { checkMessageText } from '@yoimachi/domain/chat';
import type { Role } from '@yoimachi/domain/booking';
import type { Result } from '@yoimachi/domain/result';
import type { Trx } from '#platform/database';
import type { Pair } from '../people.ts';
import type { WriteContext, WriteFailure } from './draft.ts';
import { writeIn } from './write.ts';

/**
 * Sends the text of one of the two, hers unless said, within the caller's transaction, which has had it judged (`guardText`); the same `clientId`
 * again sends nothing. It does not count in the messages of a minute. Several in one transaction are sent in the order of the guests' ids.
 */
export async function sendAs(
  trx: Trx,
  context: WriteContext,
  { guestId, castId, by: role = 'cast' }: Pair & { readonly by?: Role },
  message: { readonly clientId: string; readonly text: string },
): Promise<Result<{ readonly messageId: string }, WriteFailure | 'RATE_LIMITED' | 'REQUIRED' | 'TOO_LONG'>> {
  const allowed = checkMessageText(message.text);
  if (!allowed.ok) return allowed;
  const [accountId, friendId] = role === 'cast' ? [castId, guestId] : [guestId, castId];
  const side = { guestId, castId, role, accountId, friendId };
  const sent = await writeIn(trx, context, side, message);
  return sent.ok ? { ok: true, value: { messageId: sent.value.id } } : sent;
}
