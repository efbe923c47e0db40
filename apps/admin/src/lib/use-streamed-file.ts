import { useEffect, useRef, useState } from 'react';
import { openSink } from './file-sink.ts';
import { takeFile, type Taken } from './take-file.ts';

export interface WantedFile {
  readonly name: string;
  readonly ask: (signal: AbortSignal) => Promise<Response>;
}

export type FileState =
  | { readonly at: 'IDLE' }
  /** `taken` is null until it begins. */
  | { readonly at: 'RUNNING'; readonly taken: Taken | null }
  | { readonly at: 'FAILED'; readonly error: unknown }
  | { readonly at: 'DONE'; readonly rows: number };

/** How often the screen says how far it is. */
const STEPS = 200;

/** A streamed table on its way to a file; what is on its way ends with the screen. */
export function useStreamedFile() {
  const [state, setState] = useState<FileState>({ at: 'IDLE' });
  const running = useRef<AbortController | null>(null);
  const stop = () => {
    running.current?.abort();
    running.current = null;
  };
  useEffect(() => () => running.current?.abort(), []);

  async function start({ name, ask }: WantedFile): Promise<void> {
    const sink = await openSink(name);
    if (sink === null) return;
    const controller = new AbortController();
    const tell = (next: FileState) => {
      if (running.current === controller) setState(next);
    };
    running.current = controller;
    tell({ at: 'RUNNING', taken: null });
    let shown = 0;
    try {
      const { rows } = await takeFile(
        () => ask(controller.signal),
        sink,
        (taken) => {
          if (taken.rows - shown < taken.total / STEPS) return;
          shown = taken.rows;
          tell({ at: 'RUNNING', taken });
        },
      );
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
