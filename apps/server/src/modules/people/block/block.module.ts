import * as z from 'zod/mini';
import type { blockRoutes } from '@yoimachi/contract/block';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { cutPage, type Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { checkPair } from './block.policy.ts';
import * as store from './block.store.ts';
import { blockPerson, unblockPerson } from './commands/block-person.ts';
import { sendReport } from './commands/send-report.ts';
import type { BlockEffects } from './effects.ts';
import { hiddenHandlers, sightOfMatches, sightOfNumbers } from './hidden.ts';
import type { Pair } from './pair.ts';
import { previewBlock } from './queries/open-bookings.ts';

type Caller = { readonly accountId: string };

export function blockModule(context: AppContext, effects: BlockEffects): Module {
  const { db, clock } = context;
  const reporting = { ...context, ...effects };
  const ofGuest = ({ accountId: guestId }: Caller, castId: string): Pair => ({
    guestId,
    castId,
    by: 'guest',
  });
  const ofCast = ({ accountId: castId }: Caller, guestId: string): Pair => ({ guestId, castId, by: 'cast' });
  async function preview(pair: Pair) {
    const allowed = await checkPair(db, pair);
    return allowed.ok ? ok(await previewBlock(db, effects, pair, clock.now())) : allowed;
  }
  async function blocked(by: Pair['by'], { accountId }: Caller, cursor: string | undefined) {
    const before = idOf(cursor);
    if (!before.ok) return before;
    const rows = await store.blockedBy(db, by, accountId, before.value, PAGE_SIZE + 1);
    return ok(cutPage(rows, PAGE_SIZE, ({ id }) => id));
  }

  const handlers: Handlers<typeof blockRoutes> = {
    previewCastBlock: ({ principal, query }) => preview(ofGuest(principal, query.castId)),
    blockCast: ({ principal, idempotency, body }) =>
      blockPerson(context, effects, ofGuest(principal, body.castId), idempotency, body),
    async unblockCast({ principal, params }) {
      await unblockPerson(context, ofGuest(principal, params.castId));
      return ok();
    },
    blockedCasts: ({ principal, query }) => blocked('guest', principal, query.cursor),
    reportCast: ({ principal, idempotency, body }) =>
      sendReport(reporting, ofGuest(principal, body.castId), idempotency, body.report),
    previewGuestBlock: ({ principal, query }) => preview(ofCast(principal, query.guestId)),
    blockGuest: ({ principal, idempotency, body }) =>
      blockPerson(context, effects, ofCast(principal, body.guestId), idempotency, body),
    async unblockGuest({ principal, params }) {
      const pair = ofCast(principal, params.guestId);
      if (!(await store.wasBlocked(db, pair))) return fail('NOT_FOUND', 'guestId');
      await unblockPerson(context, pair);
      return ok();
    },
    blockedGuests: ({ principal, query }) => blocked('cast', principal, query.cursor),
    reportGuest: ({ principal, idempotency, body }) =>
      sendReport(reporting, ofCast(principal, body.guestId), idempotency, body.report),
  };
  return {
    handlers: { ...handlers, ...hiddenHandlers(context) },
    subscriptions: [sightOfMatches, sightOfNumbers],
  };
}

/** The cursor is the id of the last row. */
function idOf(cursor: string | undefined): Result<string | null, 'VALIDATION'> {
  if (cursor === undefined) return ok(null);
  return z.uuid().safeParse(cursor).success ? ok(cursor) : fail('VALIDATION', 'cursor');
}
