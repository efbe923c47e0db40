import { startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { BOOKING_MODULES } from './support.ts';

const INNER: Readonly<Record<string, string>> = {
  begin: 'savepoint trial',
  commit: 'release savepoint trial',
  rollback: 'rollback to savepoint trial',
};

/** What a statement is within the larger transaction; behind a beginning stands who it is for. */
const inner = (text: string): string =>
  text.replace(/^(?:begin|commit|rollback)(?=;|$)/, (word) => INNER[word]!);

/** A test app whose calls can be tried out: whatever `trial` did is undone. */
export interface TrialApp {
  readonly app: TestApp;
  /** Runs calls and reads, then rolls back everything they wrote. One trial at a time. */
  trial<T>(run: () => Promise<T>): Promise<T>;
}

/**
 * The app works on one connection, so that its transactions become parts of a larger one that is rolled back.
 */
export async function startTrialApp(): Promise<TrialApp> {
  const app = await startTestApp({ modules: BOOKING_MODULES, config: { databasePool: 1 } });
  const { pool } = app.app;
  const client = await pool.connect();
  const query = client.query.bind(client) as (...all: unknown[]) => Promise<unknown>;
  let isTrial = false;
  client.query = ((first: unknown, ...rest: unknown[]) =>
    query(isTrial && typeof first === 'string' ? inner(first) : first, ...rest)) as never;
  client.release();
  return {
    app,
    async trial(run) {
      await query('begin');
      isTrial = true;
      try {
        return await run();
      } finally {
        isTrial = false;
        await query('rollback');
      }
    },
  };
}
