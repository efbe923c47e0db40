import pg from 'pg';
import { StartupError } from '../startup-error.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** Where others take and leave backends meanwhile, a single look may find each where it was. */
const LOOKS = 10;

/** What a session is asked by: a client of `pg`. */
export interface Session {
  query(text: string): Promise<{ readonly rows: readonly unknown[] }>;
}

/** Its process and since when: on another server there may be one of the same number. */
const WHICH = `select pid, backend_start::text as since from pg_stat_activity
  where pid = pg_backend_pid() and datname = current_database()`;

async function backendOf(session: Session): Promise<string> {
  const { rows } = await session.query(WHICH);
  return JSON.stringify(rows);
}

/**
 * Whether sessions that are open side by side share backends, or move from one to another, as behind a pooler in transaction mode: what one of
 * them was told for itself is somebody else's then. While one holds a backend by its transaction, the other has to be where it was.
 */
export async function areMoved(one: Session, other: Session): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    const before = await backendOf(one);
    // Who gives out two in turn would give each of them its own for ever.
    if (look % 2 === 1) await backendOf(other);
    await other.query('begin');
    // Of a pool of a single backend the first would wait for ever.
    if ((await backendOf(other)) === before) return true;
    const after = await backendOf(one);
    await other.query('rollback');
    if (after !== before) return true;
  }
  return false;
}

async function movesSessions(url: string): Promise<boolean> {
  const clients = Array.from(
    { length: 2 },
    () => new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }),
  );
  // What is lost meanwhile fails the question that is under way.
  for (const client of clients) client.on('error', () => undefined);
  try {
    for (const client of clients) await client.connect();
    return await areMoved(clients[0]!, clients[1]!);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

interface Connections {
  readonly databaseUrl: string;
  readonly directUrl: string | null;
  readonly preparedStatements: boolean;
}

/**
 * Looks whether there are sessions where the product needs them: whoever listens or migrates always does, calls and work as long as they
 * prepare statements.
 *
 * @throws StartupError with one sentence.
 */
export async function checkSessions({
  databaseUrl,
  directUrl,
  preparedStatements,
}: Connections): Promise<void> {
  if (await movesSessions(directUrl ?? databaseUrl))
    throw new StartupError(
      directUrl === null
        ? 'DATABASE_URL leads through a pooler that gives each transaction another backend: set PREPARED_STATEMENTS=false, and DATABASE_DIRECT_URL to the database itself.'
        : 'DATABASE_DIRECT_URL leads through a pooler that gives each transaction another backend: it has to lead to the database itself.',
    );
  if (directUrl !== null && preparedStatements && (await movesSessions(databaseUrl)))
    throw new StartupError(
      'DATABASE_URL leads through a pooler that gives each transaction another backend: set PREPARED_STATEMENTS=false.',
    );
}
