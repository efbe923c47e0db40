import { withTransaction } from '#platform/database';
import { daily } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { countCohorts } from './cohort.store.ts';

/** Cohorts are counted again every night. */
export const figuresModule = ({ db }: AppContext): Module => ({
  routines: [
    {
      name: 'figures.count-cohorts',
      minutes: daily(4, 25),
      run: () => withTransaction(db, (trx) => countCohorts(trx)),
    },
  ],
});
