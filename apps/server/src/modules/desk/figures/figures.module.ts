import { addDays, dayOf } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import { daily } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { joinBookingDays } from './booking-day.store.ts';
import { countCohorts } from './cohort.store.ts';

/**
 * What is left to the night: what was counted beside each other is put together, and cohorts are counted anew. The clock's steps are written
 * at their due time, so that yesterday is still counted after midnight: only what is older is put together.
 */
export const figuresModule = ({ db, clock }: AppContext): Module => ({
  routines: [
    {
      name: 'figures.join-days',
      minutes: daily(3, 45),
      run: () => joinBookingDays(db, addDays(dayOf(clock.now()), -2)),
    },
    {
      name: 'figures.count-cohorts',
      minutes: daily(4, 25),
      run: () => withTransaction(db, (trx) => countCohorts(trx)),
    },
  ],
});
