import { sql } from 'kysely';
import { afterCommit, type Db, type Trx } from '#platform/database';
import type { Log } from '#platform/log';
import type { Running } from '#platform/module';
import { createEar } from '#platform/wake';
import { readSession, type SessionState } from './session.store.ts';

const CHANNEL = 'session_ended';
const MAX_SESSIONS = 20_000;

/** Caches open sessions between calls, so that a call costs no read of its own. */
export interface SessionCache {
  /** The session's current state: an ended one is never returned as open. */
  read(sessionId: string): Promise<SessionState | undefined>;
  /** Starts listening for sessions ended by other processes. Until then, and while disconnected, nothing is cached. */
  listen(pool: Running['pool']): void;
  readonly isHearing: () => boolean;
  close(): Promise<void>;
}

const forgetters = new Set<(sessionIds: readonly string[]) => void>();

/** Makes every process drop sessions the moment their end commits. */
export async function forgetSessions(trx: Trx, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await sql`select pg_notify(${CHANNEL}, ${sessionIds.join(',')})`.execute(trx);
  // This process does not wait for the notification, since its next call may come first.
  afterCommit(trx, () => {
    for (const forget of forgetters) forget(sessionIds);
  });
}

interface Hearer {
  readonly onEnded: (sessionId: string) => void;
  /** Hearing begins, or begins again: ends may have been missed. */
  readonly onHearing: () => void;
}

export function createSessionCache(db: Db, log: Log, { onEnded, onHearing }: Hearer): SessionCache {
  const known = new Map<string, SessionState>();
  let listening = false;
  // Counts invalidations: a read that began earlier must not be cached afterwards.
  let forgotten = 0;

  function forget(sessionIds: readonly string[]): void {
    forgotten += 1;
    for (const id of sessionIds) {
      known.delete(id);
      onEnded(id);
    }
  }
  function stopRemembering(): void {
    listening = false;
    forgotten += 1;
    known.clear();
  }
  function lost(): void {
    stopRemembering();
    log.warn('ended sessions are not heard of; asking the database at each call');
  }
  function remember(): void {
    listening = true;
    onHearing();
  }
  let ear: ReturnType<typeof createEar> | undefined;
  forgetters.add(forget);
  return {
    async read(sessionId) {
      const remembered = known.get(sessionId);
      if (remembered) return remembered;
      const before = forgotten;
      const session = await readSession(db, sessionId);
      if (session && !session.ended && !session.suspended && listening && before === forgotten) {
        if (known.size >= MAX_SESSIONS) known.clear();
        known.set(sessionId, session);
      }
      return session;
    },
    listen(pool) {
      const hear = (payload: string) => forget(payload.split(','));
      ear = createEar({ pool, log, channel: CHANNEL, hear, onBegin: remember, onLost: lost });
      ear.open();
    },
    isHearing: () => listening,
    async close() {
      forgetters.delete(forget);
      stopRemembering();
      await ear?.close();
    },
  };
}
