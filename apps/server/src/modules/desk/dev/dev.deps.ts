import type { Db } from '#platform/database';
import type { MovableClock } from '#platform/clock';
import type { AppContext, Module, Running } from '#platform/module';
import type { GrantBook } from './grant-book.ts';

/** The server pages are added to. */
export type PageServer = Parameters<NonNullable<Module['pages']>>[0];

/** What the starter of a development server may add. */
export interface DevTools {
  /** Called after the clock moves: the demo's casts publish schedules for the days that came within reach. */
  readonly extendDemo?: (db: Db, now: Date) => Promise<unknown>;
  /** Numbers of the demo's own guest and cast, who come first in their lists. */
  readonly demoPhones?: readonly string[];
}

export interface DevDeps extends Omit<AppContext, 'clock'> {
  readonly clock: MovableClock;
  readonly running: Running;
  readonly tools: DevTools;
  readonly grants: GrantBook;
}
