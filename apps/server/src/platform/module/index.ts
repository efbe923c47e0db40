import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Clock } from '../clock/index.ts';
import type { Config } from '../config/index.ts';
import type { Crypto, Ids } from '../crypto/index.ts';
import type { Db } from '../database/index.ts';
import type { Access, AnyHandlers } from '../http/index.ts';
import type { DueWork, Jobs, Sweeper } from '../jobs/index.ts';
import type { JobKind } from '../jobs/index.ts';
import type { Log } from '../log/index.ts';
import type { Metrics } from '../metrics/index.ts';
import type { Outbox, Subscription } from '../outbox/index.ts';
import type { Realtime } from '../realtime/index.ts';

/** What every feature is given. Nothing here belongs to one feature. */
export interface AppContext {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Db;
  readonly log: Log;
  readonly ids: Ids;
  readonly crypto: Crypto;
  readonly realtime: Realtime;
  readonly metrics: Metrics;
}

/** What a feature puts into the product. */
export interface Module {
  /** One handler per route of its contract tables. */
  readonly handlers?: AnyHandlers;
  readonly subscriptions?: readonly Subscription[];
  readonly dueWork?: readonly DueWork[];
  readonly jobs?: readonly JobKind[];
  /** Given by the account feature alone. */
  readonly access?: Access;
  /** Pages that are not calls of the contract (development pages, provider pages). */
  readonly pages?: (app: FastifyInstance, running: Running) => void | Promise<void>;
  readonly close?: () => Promise<void>;
}

/** What exists once all features are put together. */
export interface Running {
  readonly pool: pg.Pool;
  readonly outbox: Outbox;
  readonly sweeper: Sweeper;
  readonly jobs: Jobs;
}
