import type { Server } from 'node:http';
import pg from 'pg';

/** A statement as sent to PostgreSQL. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements of one call, in groups that were sent without waiting for each other. */
export type Recorded = readonly (readonly Statement[])[];

export interface Recorder {
  /** What has been sent since the start, call by call. */
  recorded(): readonly Recorded[];
}

/**
 * Records what this process sends to PostgreSQL from now on, split where a call comes in: calls must be made one after the other.
 * Statements that share a round trip stay together, so that a replay can be as fast.
 */
export function startRecording(http: Server): Recorder {
  const calls: Statement[][][] = [];
  let unanswered = 0;
  http.prependListener('request', () => calls.push([]));
  const prototype = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  const original = prototype.query;
  prototype.query = function query(this: unknown, ...args: unknown[]) {
    const [config] = args as [Partial<Asked> | null];
    const call = calls.at(-1);
    // Whoever asks otherwise is no call: a queue, or who listens.
    if (!call || typeof config?.callback !== 'function') return original.apply(this, args);
    const { text, values, callback } = config as Asked;
    const statement = { text, values: values ?? [] };
    if (unanswered === 0) call.push([statement]);
    else call.at(-1)!.push(statement);
    unanswered += 1;
    const told = (...answer: unknown[]) => {
      unanswered -= 1;
      callback(...answer);
    };
    return original.call(this, { ...config, callback: told });
  };
  return { recorded: () => calls };
}

/** What the product's connections give to the driver. */
interface Asked extends Partial<Pick<Statement, 'values'>> {
  readonly text: string;
  readonly callback: (...answer: unknown[]) => void;
}
