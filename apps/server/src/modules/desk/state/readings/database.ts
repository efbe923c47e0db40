import type { ConnectionsReading, DatabaseReading, TransactionReading } from '@yoimachi/domain/state';
import { connectionsInUse, databaseCondition, oldestTransactionMs } from '#platform/database';
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
