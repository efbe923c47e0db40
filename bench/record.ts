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
    const outcome = original.apply(this, args);
    const call = calls.at(-1);
    if (!call || !isPromise(outcome)) return outcome;
    const statement = statementOf(args);
    if (unanswered === 0) call.push([statement]);
    else call.at(-1)!.push(statement);
    unanswered += 1;
    const answered = () => void (unanswered -= 1);
    outcome.then(answered, answered);
    return outcome;
  };
  return { recorded: () => calls };
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

function statementOf([first, values]: readonly unknown[]): Statement {
  if (typeof first === 'string') return { text: first, values: (values ?? []) as unknown[] };
  const config = first as { text: string; values?: unknown[] };
  return { text: config.text, values: config.values ?? [] };
}
