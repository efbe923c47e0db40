import { AsyncLocalStorage } from 'node:async_hooks';

/** How long PostgreSQL lets a connection go on with something; what takes longer it ends. */
export interface Limits {
  /** With one statement, whatever that waits for. */
  readonly statementMs: number;
  /** With waiting for one lock. */
  readonly lockMs: number;
  /** With a transaction of which it hears nothing; nobody waits for anything outside while he has one open. */
  readonly silenceMs: number;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Somebody waits for the answer, and others for the connection. The slowest read of a large database takes a second or two. */
export const CALL_LIMITS: Limits = {
  statementMs: 15 * SECOND_MS,
  lockMs: 10 * SECOND_MS,
  silenceMs: MINUTE_MS,
};
/** The night's deletions and counts, and files of everything, which read a large database from end to end. */
export const WORK_LIMITS: Limits = { statementMs: 10 * MINUTE_MS, lockMs: MINUTE_MS, silenceMs: MINUTE_MS };
/** An index over everything; and a start that waits for another one's migrations. */
export const MIGRATION_LIMITS: Limits = {
  statementMs: 120 * MINUTE_MS,
  lockMs: 120 * MINUTE_MS,
  silenceMs: MINUTE_MS,
};

const patience = new AsyncLocalStorage<true>();

/** Nobody waits for what is asked of the database within: it may take as long as work does. */
export const patiently = <T>(run: () => Promise<T>): Promise<T> => patience.run(true, run);

export const isPatient = (): boolean => patience.getStore() === true;

/** Statements that give a connection these limits, for good or until the transaction ends. */
export function settingOf({ statementMs, lockMs, silenceMs }: Limits, until: 'transaction' | null): string {
  const set = until === null ? 'set' : 'set local';
  return [
    `${set} statement_timeout = ${statementMs}`,
    `${set} lock_timeout = ${lockMs}`,
    `${set} idle_in_transaction_session_timeout = ${silenceMs}`,
  ].join('; ');
}
