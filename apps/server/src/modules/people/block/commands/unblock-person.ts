import { pairUnblocked } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { endBlock } from '../block.store.ts';
import type { Pair } from '../pair.ts';

/** Takes a block back: the two see each other again, unless the other has blocked, too. Again changes nothing. */
export function unblockPerson({ db, clock }: Pick<AppContext, 'db' | 'clock'>, pair: Pair): Promise<void> {
  const { guestId, castId } = pair;
  return withTransaction(db, async (trx) => {
    const at = clock.now();
    if (await endBlock(trx, pair, at)) await publish(trx, pairUnblocked, { guestId, castId }, at);
  });
}
