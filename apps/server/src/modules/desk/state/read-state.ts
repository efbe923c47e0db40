import type { stateAdminRoutes } from '@yoimachi/contract/state';
import type { AnswerOf } from '@yoimachi/contract/route';
import {
  judge,
  STATE_KINDS,
  type ProviderReading,
  type StateKind,
  type StateReadings,
} from '@yoimachi/domain/state';
import { isUnavailable } from '#platform/database';
import type { ActContext } from '#platform/module';
import { readDatabase, readConnections, readTransaction } from './readings/database.ts';
import { readBooks, readPayments } from './readings/money.ts';
import { readChannels } from './readings/channels.ts';
import { createNodeReadings } from './readings/nodes.ts';
import { readDueWork, readJobs, readOutbox, readRoutines } from './readings/work.ts';

/** What this installation is connected to. */
export interface StateMeans {
  readonly providers: readonly ProviderReading[];
}

type State = AnswerOf<typeof stateAdminRoutes.showState>;
type Readers = { readonly [Kind in StateKind]: () => Promise<readonly StateReadings[Kind][]> };

/**
 * Reads how everything stands, one thing after the other so that it takes one connection, and says what that means. What cannot be read is told
 * as null, and the rest is told all the same; without a database nothing is.
 */
export async function readState(context: ActContext, { providers }: StateMeans): Promise<State> {
  const nodes = createNodeReadings(context);
  const readers: Readers = {
    role: () => nodes.roles(),
    node: () => nodes.nodes(),
    database: () => readDatabase(context),
    connections: () => readConnections(context),
    transaction: () => readTransaction(context),
    storage: () => nodes.storage(),
    outbox: () => readOutbox(context),
    jobs: () => readJobs(context),
    'due-work': () => readDueWork(context),
    routine: () => readRoutines(context),
    channel: () => readChannels(context),
    payments: () => readPayments(context),
    provider: async () => providers,
    books: () => readBooks(context),
  };
  const parts: Partial<Record<StateKind, unknown>> = {};
  for (const kind of STATE_KINDS) parts[kind] = await readLines(context, kind, readers[kind]);
  return { readAt: context.clock.now().toISOString(), parts: parts as State['parts'] };
}

async function readLines<Kind extends StateKind>(
  { clock, log }: ActContext,
  kind: Kind,
  read: () => Promise<readonly StateReadings[Kind][]>,
): Promise<unknown> {
  try {
    const readings = await read();
    return readings.map((reading) => ({ ...told(reading), ...judge(kind, reading, clock.now()) }));
  } catch (error) {
    if (isUnavailable(error)) throw error;
    log.error({ err: error, kind }, 'a part of the state could not be read');
    return null;
  }
}

/** Instants as the contract says them. */
const told = (reading: object): object =>
  Object.fromEntries(
    Object.entries(reading).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  );
