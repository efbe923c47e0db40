import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Announcement, AnnouncementName } from '@yoimachi/contract/live';
import type { Log } from '#platform/log';
import { createEar, createRinger } from '#platform/wake';
import type { Nodes } from './nodes.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly log: Log;
  /** Another node told these people something. */
  readonly onRing: (accountIds: readonly string[]) => void;
  readonly onAnnounced: (event: AnnouncementName, payload: Announcement<AnnouncementName>) => void;
  /** Hearing begins, or begins again. */
  readonly onBegin: () => void;
}

interface Rung {
  readonly by: string;
  readonly accounts?: readonly string[];
  readonly announced?: readonly [AnnouncementName, Announcement<AnnouncementName>];
}

const CHANNEL = 'yoimachi_live';
/** What comes within is one ring. */
const BETWEEN_RINGS_MS = 10;
/** PostgreSQL takes less than 8,000 bytes. */
const ACCOUNTS_OF_A_RING = 150;

/**
 * Nodes joined by the database: they are told whom something was told, outside of its transaction (a NOTIFY inside makes all that
 * commit wait for each other), and read what it was in the log.
 */
export function createPostgresNodes({ pool, log, onRing, onAnnounced, onBegin }: Parts): Nodes {
  const own = randomUUID();
  const waiting = new Set<string>();
  let isOpen = false;
  const ear = createEar({ pool, log, channel: CHANNEL, hear, onBegin });
  const ringer = createRinger(ringWaiting, BETWEEN_RINGS_MS);

  function hear(text: string): void {
    const { by, accounts, announced } = JSON.parse(text) as Rung;
    if (by === own) return;
    if (accounts) onRing(accounts);
    if (announced) onAnnounced(...announced);
  }
  async function notify(rung: Omit<Rung, 'by'>): Promise<void> {
    try {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ by: own, ...rung })]);
    } catch (error) {
      log.debug({ err: error }, 'other nodes were not told');
    }
  }
  async function ringWaiting(): Promise<void> {
    const accounts = [...waiting];
    waiting.clear();
    for (let from = 0; from < accounts.length; from += ACCOUNTS_OF_A_RING)
      await notify({ accounts: accounts.slice(from, from + ACCOUNTS_OF_A_RING) });
  }
  return {
    isHearing: ear.isHearing,
    tell(events) {
      if (!isOpen) return;
      for (const { accountId } of events) waiting.add(accountId);
      ringer.ring();
    },
    announce(event, payload) {
      if (isOpen) void notify({ announced: [event, payload] });
    },
    open() {
      isOpen = true;
      ear.open();
    },
    async close() {
      isOpen = false;
      await ringer.end();
      await ear.close();
    },
  };
}
