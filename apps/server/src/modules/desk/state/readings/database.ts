import type {
  ConnectionsReading,
  CopiesReading,
  DatabaseReading,
  TransactionReading,
} from '@yoimachi/domain/state';
import { connectionsInUse, copiesMade, databaseCondition, oldestTransactionMs } from '#platform/database';
import type { StateContext } from '../state-context.ts';
import { agoMs } from './ago.ts';

export const readDatabase = async ({ db }: StateContext): Promise<DatabaseReading[]> => [
  await databaseCondition(db),
];

export const readConnections = async ({ db }: StateContext): Promise<ConnectionsReading[]> => [
  await connectionsInUse(db),
];

export const readTransaction = async ({ db, clock }: StateContext): Promise<TransactionReading[]> => [
  { oldestAt: agoMs(clock, await oldestTransactionMs(db)) },
];

/** They are made by the database's clock, not by the product's. */
export async function readCopies({ db, clock }: StateContext): Promise<CopiesReading[]> {
  const { baseMs, logMs } = await copiesMade(db);
  return [{ madeAt: agoMs(clock, baseMs), logAt: agoMs(clock, logMs) }];
}
