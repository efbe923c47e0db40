import type pg from 'pg';
import { createPaymentProvider, type PaymentProvider } from '../src/gateways/payment/index.ts';
import * as catalogue from '#events/catalogue.ts';
import { billingModule } from '#money/billing';
import { bookingModule, scheduleEffects } from '#meeting/booking';
import { favoriteModule } from '#find/favorite';
import { searchModule } from '#find/search';
import { pointsModule } from '#money/points';
import { scheduleModule } from '#meeting/schedule';
import { blockFeature, leavingFeature, profileFeature } from '../src/wiring/people.ts';
import { chatFeature } from '../src/wiring/talk.ts';
import { giftFeature } from '../src/wiring/money.ts';
import { createSweeper, queuesOf, type DueWork, type Sweeper } from '#platform/jobs';
import type { Log } from '#platform/log';
import type { AppContext } from '#platform/module';
import { createOutbox, type Outbox } from '#platform/outbox';
import { Died, type Crashes } from './crash-points.ts';
import { Life, mortalDb, type Sabotage } from './mortal-database.ts';

export type Handler = (
  call: object,
) => Promise<{ ok: true; value: object | undefined } | { ok: false; error: { code: string } }>;

/** One life of the product's process: its handlers and its work, on a database that outlives it. */
export interface Process {
  readonly life: Life;
  readonly context: AppContext;
  readonly handlers: Readonly<Record<string, Handler>>;
  readonly outbox: Outbox;
  readonly sweeper: Sweeper;
}

export interface Ground {
  readonly base: AppContext;
  readonly pool: pg.Pool;
  readonly crashes: Crashes;
  /** Errors that the product logged, other than its death. */
  readonly problems: string[];
  readonly sabotage?: Sabotage | undefined;
}

/** Starts the product again, as after a restart: only what the database holds is remembered. */
export function startProcess({ base, pool, crashes, problems, sabotage }: Ground): Process {
  const life = new Life(crashes);
  const context: AppContext = {
    ...base,
    db: mortalDb(pool, life, sabotage),
    log: listening(base.log, problems),
  };
  // The payment service runs elsewhere: it does not die with the process.
  const provider = mortalProvider(createPaymentProvider(base), life);
  const modules = [
    pointsModule(context),
    bookingModule(context, provider),
    billingModule(context, provider),
    giftFeature(context),
    favoriteModule(context),
    searchModule(context),
    chatFeature(context),
    blockFeature(context),
    profileFeature(context),
    scheduleModule(context, scheduleEffects(context)),
    leavingFeature(context),
  ];
  const works = modules.flatMap((module) => module.dueWork ?? []).map((work) => mortalWork(work, life));
  return {
    life,
    context,
    handlers: Object.assign({}, ...modules.map((module) => module.handlers)) as Record<string, Handler>,
    outbox: createOutbox({
      ...context,
      events: Object.values(catalogue),
      subscriptions: modules.flatMap((module) => module.subscriptions ?? []),
    }),
    // One at a time: a run is told again by its seed.
    sweeper: createSweeper({ ...context, works, queues: queuesOf(context.db), atOnce: 1 }),
  };
}

/** Between two pieces of due work. */
const mortalWork = (work: DueWork, life: Life): DueWork => ({
  ...work,
  async run(row) {
    life.reach('due work begun');
    await work.run(row);
    life.reach('due work done');
  },
});

function mortalProvider(
  { pages: _pages, dueWork: _dueWork, ...real }: PaymentProvider,
  life: Life,
): PaymentProvider {
  return {
    ...real,
    async authorise(charge) {
      life.reach('card: before authorise');
      const payment = await real.authorise(charge);
      life.reach('card: after authorise');
      return payment;
    },
    async capture(order) {
      life.reach('card: before capture');
      const payment = await real.capture(order);
      life.reach('card: after capture');
      return payment;
    },
    async charge(charge) {
      life.reach('card: before charge');
      const payment = await real.charge(charge);
      life.reach('card: after charge');
      return payment;
    },
  };
}

/** A log that keeps its errors: failed work is retried and would otherwise go unnoticed. */
function listening(log: Log, problems: string[]): Log {
  const error = (fields: { err?: Error }, text: string) => {
    if (!(fields.err instanceof Died))
      problems.push(`${text}: ${fields.err?.stack ?? JSON.stringify(fields)}`);
  };
  return Object.assign(Object.create(log) as Log, { error, warn: () => undefined });
}
