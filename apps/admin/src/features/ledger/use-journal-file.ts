import { ledgerAdminRoutes } from '@yoimachi/contract/ledger-admin';
import { journalFileName } from '@yoimachi/contract/ledger-labels';
import type { DaySpan, PointFigure, TransferGroup } from '@yoimachi/domain/points';
import { useEffect, useRef, useState } from 'react';
import { callForFile } from '#lib/api.ts';
import { openSink } from '#lib/file-sink.ts';
import type { FileSink } from '#lib/file-sink.ts';
import { takeFile, type Taken } from '#lib/take-file.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf } from '#ui/lib/dates.ts';

export interface WantedFile {
  readonly days: DaySpan;
  readonly group?: TransferGroup | undefined;
  readonly figure?: PointFigure | undefined;
  readonly of?: string | undefined;
}

export type FileState =
  | { readonly at: 'IDLE' }
  /** `taken` is null until it begins. */
  | { readonly at: 'RUNNING'; readonly taken: Taken | null }
  | { readonly at: 'FAILED'; readonly error: unknown }
  | { readonly at: 'DONE'; readonly rows: number };

/** How often the screen says how far it is. */
const STEPS = 200;

/** The journal on its way to a file; what is on its way ends with the screen. */
export function useJournalFile() {
  const [state, setState] = useState<FileState>({ at: 'IDLE' });
  const running = useRef<AbortController | null>(null);
  const stop = () => {
    running.current?.abort();
    running.current = null;
  };
  useEffect(() => () => running.current?.abort(), []);

  async function start(wanted: WantedFile): Promise<void> {
    const sink = await openSink(journalFileName(wanted.days, dayOf(now())));
    if (sink === null) return;
    const controller = new AbortController();
    const tell = (next: FileState) => {
      if (running.current === controller) setState(next);
    };
    running.current = controller;
    tell({ at: 'RUNNING', taken: null });
    try {
      const { rows } = await take(wanted, sink, controller.signal, (taken) => tell({ at: 'RUNNING', taken }));
      tell({ at: 'DONE', rows });
    } catch (error) {
      tell({ at: 'FAILED', error });
    }
  }
  return {
    state,
    start: (wanted: WantedFile) => void start(wanted),
    /** It is broken off: the server reads no further. */
    stop: () => {
      stop();
      setState({ at: 'IDLE' });
    },
  };
}

function take(
  { days: { from, to }, group, figure, of }: WantedFile,
  sink: FileSink,
  signal: AbortSignal,
  onTaken: (taken: Taken) => void,
): Promise<Taken> {
  const query = {
    ...{ ...(from && { from }), ...(to && { to }) },
    ...{ ...(group && { group }), ...(figure && { figure }), ...(of && { of }) },
  };
  const ask = () => callForFile(ledgerAdminRoutes.exportTransfers, signal, { query });
  let shown = 0;
  return takeFile(ask, sink, (taken) => {
    if (taken.rows - shown < taken.total / STEPS) return;
    shown = taken.rows;
    onTaken(taken);
  });
}
