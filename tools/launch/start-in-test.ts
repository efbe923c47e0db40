import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { assertCoherent } from '../../apps/server/src/modules/money/points/index.ts';
import { createDb, createPool, type Db } from '../../apps/server/src/platform/database/index.ts';
import { SCENES, SCENES_KEY } from '../demo/accounts.ts';
import { freePort } from '../database/launch.ts';
import { makeTemporaryDataDir } from '../test/temporary-cluster.ts';
import { ROOT } from './paths.ts';
import { START_ARGS } from './start-command.ts';

const POLL_MS = 50;

/** `npm start` on a data folder, and what it has said. */
async function start(dataDir: string) {
  const port = await freePort();
  const child = spawn(process.execPath, START_ARGS, {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => said.push(line));
  const ended = once(child, 'exit');
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    while (!(await isSo())) {
      if (child.exitCode !== null) throw new Error(`The start has ended:\n${said.join('\n')}`);
      await sleep(POLL_MS);
    }
  };
  return {
    port,
    until,
    untilSaid: (pattern: RegExp) => until(() => said.some((line) => pattern.test(line))),
    async end(signal: NodeJS.Signals): Promise<void> {
      child.kill(signal);
      await ended;
    },
  };
}

type Started = Awaited<ReturnType<typeof start>>;

async function withDatabase<T>(dataDir: string, use: (db: Db) => Promise<T>): Promise<T> {
  const url = readFileSync(join(dataDir, 'database.url'), 'utf8').trim();
  const db = createDb(createPool({ url, size: 1 }));
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

/** Whether the people of the demo are there; nobody asks before there is a database. */
async function hasPeople(dataDir: string): Promise<boolean> {
  if (!existsSync(join(dataDir, 'database.url'))) return false;
  const find = (db: Db) => db.selectFrom('account').select('id').limit(1).executeTakeFirst();
  return (await withDatabase(dataDir, find).catch(() => undefined)) !== undefined;
}

/** Moments of a first start, in their order. */
export const MOMENTS: Readonly<Record<string, (started: Started, dataDir: string) => Promise<void>>> = {
  'when the database is there': (started, dataDir) =>
    started.until(() => existsSync(join(dataDir, 'database.url'))),
  'while people are made': ({ untilSaid }) => untilSaid(/^Filling the database/),
  'when people are there': (started, dataDir) => started.until(() => hasPeople(dataDir)),
  'when it is ready': ({ untilSaid }) => untilSaid(/is ready/),
  'while scenes are played': ({ untilSaid }) => untilSaid(/: [5-9] of/),
};

/** A first start that a signal ends at a moment is made good by the next one: the whole demo is there, and its books are coherent. */
export async function expectNextStart(
  moment: keyof typeof MOMENTS,
  signal: NodeJS.Signals,
  { isWhole = true } = {},
): Promise<void> {
  const { dataDir, remove } = await makeTemporaryDataDir();
  try {
    const first = await start(dataDir);
    await MOMENTS[moment]!(first, dataDir);
    await first.end(signal);
    const next = await start(dataDir);
    try {
      await next.untilSaid(/is ready/);
      if (isWhole) await next.untilSaid(/^All of the demo/);
      await withDatabase(dataDir, async (db) => {
        await assertCoherent(db);
        const mark = db.selectFrom('setting').select('value').where('key', '=', SCENES_KEY);
        if (isWhole) expect((await mark.executeTakeFirst())?.value).toBe(SCENES);
      });
    } finally {
      await next.end('SIGINT');
    }
  } finally {
    await remove();
  }
}
