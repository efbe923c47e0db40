import pg from 'pg';
import { directUrlOf, isUnavailable } from '#platform/database';
import type { Log } from '#platform/log';

/** Hears what processes on one database tell each other under a name, on a connection of its own. */
export interface Ear {
  readonly isHearing: () => boolean;
  /** Hears from now on; a lost connection is opened again. */
  open(): void;
  close(): Promise<void>;
}

interface EarParts {
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly channel: string;
  readonly hear: (payload: string) => void;
  /** Hearing begins, or begins again: something may have been missed. */
  readonly onBegin: () => void;
  /** Hearing has ended by itself; it begins again. */
  readonly onLost?: () => void;
}

const AGAIN_MS = 1_000;

export function createEar({ pool, log, channel, hear, onBegin, onLost }: EarParts): Ear {
  let client: pg.Client | undefined;
  let isHearing = false;
  let isOpen = false;
  let retry: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const own = new pg.Client({
      connectionString: directUrlOf(pool),
      keepAlive: true,
      application_name: 'yoimachi ear',
    });
    client = own;
    own.on('error', (error) => log.debug({ message: error.message, channel }, 'an ear was lost'));
    own.on('end', () => lose(own));
    own.on('notification', ({ payload }) => hear(payload ?? ''));
    await own.connect();
    await own.query(`listen ${channel}`);
    isHearing = true;
    onBegin();
  }
  function lose(lost: pg.Client): void {
    if (lost !== client) return;
    client = undefined;
    const wasHearing = isHearing;
    isHearing = false;
    if (isOpen && wasHearing) onLost?.();
    if (isOpen) retry = setTimeout(begin, AGAIN_MS);
  }
  function begin(): void {
    void listen().catch((error: unknown) => {
      if (isUnavailable(error)) log.debug({ err: error, channel }, 'an ear found no database');
      else log.error({ err: error, channel }, 'an ear hears nothing');
      const failed = client;
      if (!failed) return;
      lose(failed);
      void failed.end().catch(() => undefined);
    });
  }
  return {
    isHearing: () => isHearing,
    open() {
      isOpen = true;
      begin();
    },
    async close() {
      isOpen = false;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
