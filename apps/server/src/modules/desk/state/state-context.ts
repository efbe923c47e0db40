import type { AppContext } from '#platform/module';

/** What reading the state stands on: it asks the database, and no operator need do it. */
export type StateContext = Pick<AppContext, 'db' | 'clock' | 'log' | 'works'>;
