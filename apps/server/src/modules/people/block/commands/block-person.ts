import type { CodeOf } from '@yoimachi/contract/route';
import type { blockRoutes } from '@yoimachi/contract/block';
import { checkSeen, type Report } from '@yoimachi/domain/block';
import type { Sum } from '@yoimachi/domain/booking';
import { ok, type Result } from '@yoimachi/domain/result';
import { pairBlocked, pairUnblocked } from '#events/catalogue.ts';
import { withTransaction, type Trx } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { checkPair } from '../block.policy.ts';
import { endBlock, insertBlock, lockPeople } from '../block.store.ts';
import type { BlockEffects } from '../effects.ts';
import type { Pair } from '../pair.ts';
import { cancelledBy } from '../queries/open-bookings.ts';
import { storeReport } from './send-report.ts';

type Context = Pick<AppContext, 'db' | 'clock' | 'ids'>;

export interface BlockOrder {
  readonly report?: Report | undefined;
  /** The confirmed bookings the dialog showed, and their total fees. */
  readonly seen: readonly string[];
  readonly shown: Sum;
}

type BlockPersonFailure = CodeOf<typeof blockRoutes.blockCast>;

/**
 * Blocks somebody and ends everything between the two at once (rules.md 6): nothing that was not shown, and at no other fee (CONFLICT,
 * SUM_CHANGED). Whoever is already blocked stays so. Otherwise fails as `checkPair` and `checkReport` say.
 */
export function blockPerson(
  context: Context,
  effects: BlockEffects,
  pair: Pair,
  ticket: IdempotencyTicket,
  order: BlockOrder,
): Promise<Result<{ endedBookings: number }, BlockPersonFailure>> {
  return withTransaction(context.db, (trx) =>
    runIdempotent(trx, ticket, context.clock.now(), async () => {
      await lockPeople(trx, pair);
      const allowed = await checkPair(trx, pair);
      if (!allowed.ok) return allowed;
      const reported = order.report
        ? await storeReport(trx, { ...context, ...effects }, pair, order.report)
        : ok();
      if (!reported.ok) return reported;
      return block(trx, context, effects, pair, order);
    }),
  );
}

async function block(
  trx: Trx,
  { clock, ids }: Context,
  effects: BlockEffects,
  pair: Pair,
  { seen, shown, report }: BlockOrder,
): Promise<Result<{ endedBookings: number }, 'CONFLICT' | 'SUM_CHANGED'>> {
  // Read after taking the locks, which may have meant waiting.
  const at = clock.now();
  const open = await effects.bookingsOf(trx, pair, at);
  const cancelling = await cancelledBy(trx, pair, open);
  const allowed = checkSeen(
    seen,
    cancelling.map(({ bookingId }) => bookingId),
  );
  if (!allowed.ok) return allowed;
  await insertBlock(trx, ids.newId(), pair, at);
  const { guestId, castId, by } = pair;
  const done = await effects.endBookings(
    trx,
    { guestId, castId, blocker: by, reported: report?.isSafety ?? false, shown },
    at,
  );
  if (!done.ok) return done;
  // Confirmed between viewing and locking: nobody was shown it.
  const isShown = checkSeen(seen, done.value.cancelled);
  if (!isShown.ok) return isShown;
  await publish(trx, pairBlocked, { guestId, castId }, at);
  return ok({ endedBookings: done.value.ended });
}

/** Takes a block back: the two see each other again, unless the other has blocked, too. Again changes nothing. */
export function unblockPerson({ db, clock }: Pick<AppContext, 'db' | 'clock'>, pair: Pair): Promise<void> {
  const { guestId, castId } = pair;
  return withTransaction(db, async (trx) => {
    const at = clock.now();
    if (await endBlock(trx, pair, at)) await publish(trx, pairUnblocked, { guestId, castId }, at);
  });
}
