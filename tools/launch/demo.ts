import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../../apps/server/src/platform/config/index.ts';
import { DEMO_SETTING } from '../../apps/server/src/platform/setting/index.ts';
import { StartupError, unreachable } from '../../apps/server/src/platform/startup-error.ts';
import { PROGRESS_KEY, SCENES, SCENES_KEY, SCENES_WITH_WORK } from '../demo/accounts.ts';
import type { Product } from './load-product.ts';
import { ROOT } from './paths.ts';
import { runChild, type ChildWork } from './run-child.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * What the demo lacks: `all` in an empty database, `again` where a start was stopped before anybody could use it, the `opening` in one filled
 * before there was an evening that is played on a clock of then, and `scenes`, which are played beside the running product.
 */
type Lacking = 'again' | 'all' | 'opening' | 'scenes';

async function lacking(databaseUrl: string): Promise<Lacking | null> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ known: boolean }>(
      `select to_regclass('account') is not null as known`,
    );
    if (!rows[0]?.known) return 'all';
    if ((await client.query('select from account limit 1')).rowCount === 0) return 'all';
    const marks = await client.query<{ demo: boolean; scenes: number | null; progress: number | null }>(
      `select exists (select from setting where key = $3) as demo,
        (select value::int from setting where key = $1) as scenes,
        (select (value ->> 'version')::int from setting where key = $2) as progress`,
      [SCENES_KEY, PROGRESS_KEY, DEMO_SETTING],
    );
    const { demo = false, scenes = null, progress = null } = marks.rows[0] ?? {};
    if (!demo) return null;
    if (scenes === null && progress === null) return 'again';
    if (progress === null && scenes! < SCENES_WITH_WORK) return 'opening';
    return progress === null && scenes! >= SCENES ? null : 'scenes';
  } catch (error) {
    const sentence = unreachable(error);
    throw sentence === undefined ? error : new StartupError(sentence);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The demo of a database. */
export interface DemoWork {
  /**
   * Fills an empty database with people, bookings and books, and plays the opening, which is before anybody uses it; answers what is left to be
   * played. It does so in this process, which needs the product anyway.
   */
  fill(
    signal: AbortSignal,
    product: Promise<Pick<Product, 'fillDemo' | 'openDemo'>>,
  ): Promise<'scenes' | null>;
  /** Plays the scenes that are left, also beside the running product; `tell` hears how many there are. */
  play(signal: AbortSignal, tell?: (done: number) => void): Promise<void>;
}

/** Our own database for whom nobody waits yet: what is lost with the machine's power is lost as a whole, and made again. */
const unhurried = (url: string) => `${url}?options=${encodeURIComponent('-c synchronous_commit=off')}`;

export function demoOf(config: Config, databaseUrl: string): DemoWork {
  return {
    async fill(signal, loading) {
      // First: while this thread loads, what a database answers in time is read too late.
      const { fillDemo, openDemo } = await loading;
      const missing = await lacking(databaseUrl);
      if (missing === null || missing === 'scenes') return missing;
      signal.throwIfAborted();
      if (missing !== 'opening') {
        console.log('Filling the database with the demo …');
        await fillDemo(config, databaseUrl, { replace: missing === 'again' });
        signal.throwIfAborted();
      }
      // What its product has for operators waits for them; nobody reads it here.
      const url = config.databaseUrl === null ? unhurried(databaseUrl) : databaseUrl;
      await openDemo({ config: { ...config, logLevel: 'silent' }, databaseUrl: url });
      return 'scenes';
    },
    play: (signal, tell) =>
      runDemo(config, databaseUrl, OPTIONS.scenes, {
        signal,
        hear(line) {
          const done = /^(\d+) of \d+$/.exec(line)?.[1];
          if (done !== undefined) tell?.(Number(done));
        },
      }),
  };
}

/** Fills an empty database with the whole demo, and updates an older demo; returns when all of it is there. */
export async function ensureDemo(config: Config, databaseUrl: string, signal: AbortSignal): Promise<void> {
  const missing = await lacking(databaseUrl);
  if (missing === null) return;
  console.log(
    missing === 'scenes' ? 'Bringing the demo up to date …' : 'Filling the database with the demo …',
  );
  await runDemo(config, databaseUrl, OPTIONS[missing], { signal });
}

/** What the demo's own program is told. */
const OPTIONS = { all: [], again: ['--replace'], opening: ['--scenes'], scenes: ['--scenes'] } as const;

const runDemo = (
  config: Config,
  databaseUrl: string,
  options: readonly string[],
  work: Pick<ChildWork, 'hear' | 'signal'>,
): Promise<void> =>
  runChild({
    name: 'The demo data',
    args: [join(ROOT, 'tools/demo/main.ts'), ...options],
    // An empty variable counts as absent: this one would say the same again.
    env: { DATABASE_URL: databaseUrl, DATABASE_URL_FILE: '', DATA_DIR: config.dataDir },
    ...work,
  });
