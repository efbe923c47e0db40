import type { standingRoutes } from '@yoimachi/contract/standing';
import { ok } from '@yoimachi/domain/result';
import { bookingChanged, castChanged, scheduleOpened } from '#events/catalogue.ts';
import type { Handlers } from '#platform/http';
import { daily } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { type Heard, onMany } from '#platform/outbox';
import { withTransaction, type Trx } from '#platform/database';
import type { PersonalTables } from '#platform/personal';
import { beginRun } from './begin-run.ts';
import { readCurrentRank } from './read-current-rank.ts';
import { reckon } from './reckon.ts';
import { NIGHTLY } from './show-run.ts';
import { markDue, standingsDue } from './standing.store.ts';

/** Where casts stand among others: the order of recommendation and the rankings (decision 070). */
export function standingModule(context: AppContext): Module {
  const { db, clock } = context;
  const hear = (heard: readonly Heard<{ readonly castId: string }>[], trx: Trx) =>
    markDue(
      trx,
      heard.map(({ payload }) => payload.castId),
      heard[0]!.at,
    );
  const handlers: Handlers<typeof standingRoutes> = {
    getCurrentRank: async ({ principal }) => ok(await readCurrentRank(db, principal.accountId, clock.now())),
  };
  const beginNight = () =>
    withTransaction(db, (trx) => beginRun(trx, { cause: 'NIGHT', operatorId: null, at: clock.now() }));
  return {
    handlers,
    subscriptions: [onMany(bookingChanged, hear), onMany(scheduleOpened, hear), onMany(castChanged, hear)],
    dueWork: [
      {
        name: 'standing.reckon',
        queue: standingsDue(db),
        // One run takes many of them by itself.
        together: false,
        run: (row) => reckon(context, row),
      },
    ],
    // Days pass and reviews grow old without anybody's doing, and equals take turns.
    routines: [{ name: NIGHTLY, minutes: daily(0, 5), run: beginNight }],
  };
}

/** That somebody's place is to be reckoned says nothing about her. */
export const standingPersonal: PersonalTables = {
  standing_due: { elsewhere: 'by the module, when her place was reckoned' },
};
