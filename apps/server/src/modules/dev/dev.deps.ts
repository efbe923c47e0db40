import type { Db } from '../../platform/database/index.ts';
import type { MovableClock } from '../../platform/clock/index.ts';
import type { AppContext, Running } from '../../platform/module/index.ts';
import type { GrantBook } from './grant-book.ts';

/** What the one who starts a development server may add. */
export interface DevTools {
  /** Called after the clock was moved: the demo's casts publish schedules for the days that came nearer. */
  readonly extendDemo?: (db: Db, now: Date) => Promise<unknown>;
}

export interface DevDeps extends Omit<AppContext, 'clock'> {
  readonly clock: MovableClock;
  readonly running: Running;
  readonly tools: DevTools;
  readonly grants: GrantBook;
}
