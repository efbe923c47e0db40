import type { stateAdminRoutes } from '@yoimachi/contract/state';
import type { AnswerOf } from '@yoimachi/contract/route';
import {
  judge,
  STATE_COUNT_MOST,
  STATE_KINDS,
  type BooksReading,
  type CopiesReading,
  type Judged,
  type ProviderReading,
  type StateKind,
  type StateReadings,
} from '@yoimachi/domain/state';
import { readPaymentSilence } from '#money/billing';
import { lastCheck } from '#money/points';
import {
  connectionsInUse,
  copiesMade,
  databaseCondition,
  isUnavailable,
  oldestTransactionMs,
} from '#platform/database';
import { agoMs } from './readings/ago.ts';
import { readChannels } from './readings/channels.ts';
import { createNodeReadings } from './readings/nodes.ts';
import { readDueWork, readJobs, readOutbox, readRoutines } from './readings/work.ts';
import type { StateContext } from './state-context.ts';

/** What this installation is connected to. */
export interface StateMeans {
  readonly providers: readonly ProviderReading[];
}

/** What was read of one thing, and what it means. */
export type StateLine<Kind extends StateKind> = StateReadings[Kind] & Judged<Kind>;

/** How everything stood at an instant. Null: it could not be read. */
export interface StateRead {
  readonly readAt: Date;
  readonly parts: { readonly [Kind in StateKind]: readonly StateLine<Kind>[] | null };
}

type State = AnswerOf<typeof stateAdminRoutes.showState>;
type Readers = { readonly [Kind in StateKind]: () => Promise<readonly StateReadings[Kind][]> };

/** The same as the office and the terminal show it. */
export async function readState(context: StateContext, means: StateMeans): Promise<State> {
  const { readAt, parts } = await readLines(context, means);
  const said = STATE_KINDS.map((kind) => [kind, parts[kind]?.map(told) ?? null]);
  return { readAt: readAt.toISOString(), parts: Object.fromEntries(said) as State['parts'] };
}

/**
 * Reads how everything stands, one thing after the other so that it takes one connection, and says what that means. What cannot be read is told
 * as null, and the rest is told all the same; without a database nothing is.
 */
export async function readLines(context: StateContext, { providers }: StateMeans): Promise<StateRead> {
  const { db, clock } = context;
  const nodes = createNodeReadings(context);
  const readers: Readers = {
    role: () => nodes.roles(),
    node: () => nodes.nodes(),
    database: async () => [await databaseCondition(db)],
    connections: async () => [await connectionsInUse(db)],
    transaction: async () => [{ oldestAt: agoMs(clock, await oldestTransactionMs(db)) }],
    storage: () => nodes.storage(),
    copies: () => readCopies(context),
    outbox: () => readOutbox(context),
    jobs: () => readJobs(context),
    'due-work': () => readDueWork(context),
    routine: () => readRoutines(context),
    channel: () => readChannels(context),
    payments: async () => [await readPaymentSilence(db, STATE_COUNT_MOST)],
    provider: async () => providers,
    books: () => readBooks(context),
  };
  const parts: Partial<Record<StateKind, unknown>> = {};
  for (const kind of STATE_KINDS) parts[kind] = await readKind(context, kind, readers[kind]);
  return { readAt: clock.now(), parts: parts as StateRead['parts'] };
}

/** They are made by the database's clock, not by the product's. */
async function readCopies({ db, clock }: StateContext): Promise<CopiesReading[]> {
  const { baseMs, logMs } = await copiesMade(db);
  return [{ madeAt: agoMs(clock, baseMs), logAt: agoMs(clock, logMs) }];
}

async function readBooks({ db }: StateContext): Promise<BooksReading[]> {
  const check = await lastCheck(db);
  const broken = check?.broken.length ?? 0;
  return [{ checkedAt: check?.finishedAt ?? null, broken, people: check?.people ?? 0 }];
}

async function readKind<Kind extends StateKind>(
  { clock, log }: StateContext,
  kind: Kind,
  read: () => Promise<readonly StateReadings[Kind][]>,
): Promise<readonly StateLine<Kind>[] | null> {
  try {
    const readings = await read();
    return readings.map((reading) => ({ ...reading, ...judge(kind, reading, clock.now()) }));
  } catch (error) {
    if (isUnavailable(error)) throw error;
    log.error({ err: error, kind }, 'a part of the state could not be read');
    return null;
  }
}

/** Instants as the contract says them. */
const told = (line: object): object =>
  Object.fromEntries(
    Object.entries(line).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
