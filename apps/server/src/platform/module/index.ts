import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { ClosedCrypto, Crypto, Ids } from '#platform/crypto';
import type { Db } from '#platform/database';
import type { Access, AnyHandlers, Consents, Door, Records, Views } from '#platform/http';
import type { DueWork, Jobs, JobSender, JobWork, Routine, Sweeper, Works } from '#platform/jobs';
import type { Log } from '#platform/log';
import type { Metrics } from '#platform/metrics';
import type { Outbox, Subscription } from '#platform/outbox';
import type { Pulse } from '#platform/pulse';
import type { Bell } from '#platform/wake';
import type { Realtime } from '#platform/realtime';

export { inMind } from './in-mind.ts';

/** What every feature receives. Nothing here belongs to a single feature. */
export interface AppContext {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Db;
  readonly log: Log;
  readonly ids: Ids;
  readonly crypto: Crypto;
  /** A number from 0 to below 1, by chance. */
  readonly draw: () => number;
  readonly realtime: Realtime;
  readonly metrics: Metrics;
  /** Where slow and lossy work is left behind, in the transaction of what it is for. */
  readonly jobs: JobSender;
  /** What the product does by itself, once its modules are put together: to be looked at. */
  readonly works: () => Works;
}

/**
 * What an operator's act stands on: no sockets, no jobs, no chance, the database is the act's own transaction, and nothing sealed is opened but by
 * `#base/read-log`, which keeps who read it and why.
 */
export interface ActContext extends Omit<AppContext, 'realtime' | 'jobs' | 'crypto' | 'draw'> {
  readonly crypto: ClosedCrypto;
}

/** What a feature contributes to the product. */
export interface Module {
  /** One handler per route of its contract tables. */
  readonly handlers?: AnyHandlers;
  readonly subscriptions?: readonly Subscription[];
  readonly dueWork?: readonly DueWork[];
  readonly jobs?: readonly JobWork[];
  /** Work of fixed times, by the product's clock. */
  readonly routines?: readonly Routine[];
  /** Keeps from where calls came; provided by one feature. */
  readonly records?: Records;
  /** Says what somebody has to agree to before an act; provided by one feature. */
  readonly consents?: Consents;
  /** Admits operators who look as a member; provided by one feature. */
  readonly views?: Views;
  /** Provided only by the account feature. */
  readonly access?: Access;
  /** What is not a contract call (development pages, provider pages, bytes of files). */
  readonly pages?: (app: FastifyInstance, running: Running, door: Door) => void | Promise<void>;
  /** Bytes of files that both sides show: beside the product, and beside the back office where that has a port of its own. */
  readonly files?: (app: FastifyInstance) => void;
  /** What is served where the back office is, which may be a port of its own. */
  readonly office?: (app: FastifyInstance, door: Door) => void;
  /** Whether it hears what other processes tell it, where it takes calls; absent: nothing is told. By a name in the metrics. */
  readonly ears?: Readonly<Record<string, () => boolean>>;
  readonly close?: () => Promise<void>;
}

/** What exists once all features are assembled. */
export interface Running {
  readonly pool: pg.Pool;
  readonly bell: Bell;
  readonly outbox: Outbox;
  readonly sweeper: Sweeper;
  readonly jobs: Jobs;
  readonly pulse: Pulse;
}

/** Makes a module of what the product has. */
export type ModuleFactory = (context: AppContext) => Module;
