import { forgetBotChecks } from './gateways/bot-check/index.ts';
import { moduleFactories } from './modules.ts';
import { forgetDeliveries } from './platform/delivery/index.ts';
import { forgetRateWindows } from './platform/http/index.ts';
import { housekeeping } from './platform/jobs/housekeeping.ts';
import type { Works } from './platform/jobs/index.ts';
import type { AppContext, Module } from './platform/module/index.ts';
import { forgetBeats } from './platform/pulse/index.ts';
import { forgetLive } from './platform/realtime/index.ts';
import { markSealed, renewSeals } from './platform/sealing/index.ts';
import { markedColumns, sealedColumns } from './sealed-columns.ts';

/** What modules and the platform do by themselves. */
export const worksOf = (app: AppContext, modules: readonly Module[]): Works => ({
  due: modules.flatMap((module) => module.dueWork ?? []),
  routines: [
    housekeeping(app.db, app.clock, [
      forgetBeats,
      forgetBotChecks,
      forgetDeliveries,
      forgetLive,
      forgetRateWindows,
    ]),
    renewSeals(app, sealedColumns),
    markSealed(app, markedColumns),
    ...modules.flatMap((module) => module.routines ?? []),
  ],
});

/**
 * The same where no product runs, to be looked at: modules are put together without what does work. Nothing of it is started, what would
 * send something throws, and nobody is connected who could be told.
 */
export function lookedAt(context: Omit<AppContext, 'draw' | 'jobs' | 'realtime' | 'works'>): () => Works {
  let works: Works | undefined;
  return () => {
    const app: AppContext = {
      ...context,
      draw: NOBODY,
      jobs: NOBODY,
      realtime: UNHEARD,
      works: () => works!,
    };
    return (works ??= worksOf(
      app,
      moduleFactories.map((factory) => factory(app)),
    ));
  };
}

const NOBODY: never = new Proxy(
  {},
  {
    get(_, name) {
      throw new Error(`Nobody here can ${String(name)}: no product runs`);
    },
  },
) as never;

/** A product that runs in the same process ends sessions for all that were put together there. */
const UNHEARD: never = new Proxy({}, { get: () => () => undefined }) as never;
