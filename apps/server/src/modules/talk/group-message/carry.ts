import { withTransaction, type Trx } from '#platform/database';
import type { AppContext } from '#platform/module';
import { sendAs } from '#talk/chat';
import { markDone, markPart, nextParts, takeUnsent } from './group-message.store.ts';

type Context = Pick<AppContext, 'db' | 'clock' | 'ids'>;

/** So many chats in one transaction. */
const AT_ONCE = 10;

/**
 * Carries a message into the chats that wait for it. A chat gets it in the transaction that says so: whoever goes on after a crash sends
 * nobody the same twice.
 */
export async function carryGroupMessage(context: Context, id: string): Promise<void> {
  let goesOn = true;
  while (goesOn) goesOn = await withTransaction(context.db, (trx) => carryNext(trx, context, id));
}

/** False when nobody waits any more. */
async function carryNext(trx: Trx, context: Context, id: string): Promise<boolean> {
  const message = await takeUnsent(trx, id);
  if (!message) return false;
  const parts = await nextParts(trx, id, message.castId, AT_ONCE);
  for (const { guestId, isOpen } of parts) {
    const pair = { guestId, castId: message.castId };
    const mayGo = isOpen && !message.isStopped;
    const sent = mayGo && (await sendAs(trx, context, pair, { clientId: id, text: message.text })).ok;
    await markPart(trx, id, guestId, sent ? 'SENT' : 'LEFT_OUT');
  }
  if (parts.length < AT_ONCE) await markDone(trx, id, context.clock.now());
  return parts.length === AT_ONCE;
}
