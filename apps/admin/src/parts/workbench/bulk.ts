import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refresh, type Calls } from '#lib/queries.ts';
import { errorMessage } from '#ui/lib/api-error.ts';
import type { BulkAct } from './screen.ts';

export type BulkState = 'WAITING' | 'RUNNING' | 'DONE' | 'KNOWN' | 'FAILED' | 'SKIPPED';
/** What many are marked by. */
export interface BulkRow {
  readonly itemId: string;
}

export interface Bulk<Row> {
  readonly act: Omit<BulkAct<Row>, 'needs'>;
  readonly rows: readonly Row[];
  /** What is read again afterwards. */
  readonly refreshes: readonly Calls[];
}

interface BulkLine {
  readonly state: BulkState;
  /** Why it failed. */
  readonly error?: string;
  /** What was answered that is worth a word. */
  readonly note?: string | null;
}

/**
 * Runs an act row after row, each by a call of its own, so that each leaves its own row of the audit; what fails is told and stops nothing. It
 * can be broken off between two rows.
 */
export function useBulk<Row extends BulkRow>({ act, rows, refreshes }: Bulk<Row>) {
  const queryClient = useQueryClient();
  const [lines, setLines] = useState<ReadonlyMap<string, BulkLine>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);
  const fits = (row: Row) => act.isFor?.(row) ?? true;
  const lineOf = (row: Row): BulkLine =>
    lines.get(row.itemId) ?? { state: fits(row) ? 'WAITING' : 'SKIPPED' };
  const set = (row: Row, line: BulkLine) => setLines((before) => new Map(before).set(row.itemId, line));
  const runOne = async (row: Row, reason: string) => {
    set(row, { state: 'RUNNING' });
    try {
      const answer = await act.run(row, reason);
      const state = act.wasKnown?.(answer) ? 'KNOWN' : 'DONE';
      set(row, { state, note: act.noteOf?.(answer) ?? null });
    } catch (error) {
      set(row, { state: 'FAILED', error: errorMessage(error) });
    }
  };
  const run = async (reason: string) => {
    isStopped.current = false;
    setRunning(true);
    for (const row of rows) {
      if (isStopped.current) break;
      const { state } = lineOf(row);
      if (state === 'WAITING' || state === 'FAILED') await runOne(row, reason);
    }
    setRunning(false);
    await refresh(queryClient, ...refreshes);
  };
  const states = rows.map((row) => lineOf(row).state);
  const count = (state: BulkState) => states.filter((one) => one === state).length;
  return {
    lineOf,
    run: (reason: string) => void run(reason),
    stop: () => void (isStopped.current = true),
    isRunning,
    done: count('DONE') + count('KNOWN'),
    failed: count('FAILED'),
    left: count('WAITING') + count('FAILED'),
    all: rows.length - count('SKIPPED'),
  };
}
