import type { ConnectionsReading, DatabaseReading, TransactionReading } from '@yoimachi/domain/state';
import { connectionsInUse, databaseCondition, oldestTransactionMs } from '#platform/database';
import type { ActContext } from '#platform/module';
import { agoMs } from './ago.ts';

export const readDatabase = async ({ db }: ActContext): Promise<DatabaseReading[]> => [
  await databaseCondition(db),
];

export const readConnections = async ({ db }: ActContext): Promise<ConnectionsReading[]> => [
  await connectionsInUse(db),
];

export const readTransaction = async ({ db, clock }: ActContext): Promise<TransactionReading[]> => [
  { oldestAt: agoMs(clock, await oldestTransactionMs(db)) },
];
