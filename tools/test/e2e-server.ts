import { randomBytes } from 'node:crypto';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { checkPort } from '../launch/port.ts';
import { MEMORY_FLAGS } from '../launch/start-command.ts';
import { ensureWebBuilt } from '../launch/web-build.ts';
import { makeWalksDemo } from './walks/demo.ts';
import { dataDirNote, doorOf, e2ePorts, PRODUCTS_READY } from './walks/places.ts';
import { startTemporaryCluster } from './temporary-cluster.ts';

const POLL_MS = 20;
const PRODUCT = join(import.meta.dirname, 'walks/product.ts');

interface Product {
  /** Resolves when walks can begin; rejects if it ends before that. */
  readonly ready: Promise<void>;
  readonly ended: Promise<unknown>;
  readonly stop: () => void;
}

interface Shared {
  /** Of the database with the demo. */
  readonly demoUrl: string;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A product on a copy of the demo. */
async function startProduct(port: string, { demoUrl, dataDir, env }: Shared): Promise<Product> {
  // What answers there already would be taken for it.
  await checkPort(Number(port), '127.0.0.1');
  const databaseUrl = await copyDatabase(demoUrl, `walks_${port}`);
  const ownDir = join(dataDir, port);
  await mkdir(ownDir);
  await cp(join(dataDir, 'files'), join(ownDir, 'files'), { recursive: true, preserveTimestamps: true });
  // Where walks ask the database for what no call tells.
  writeFileSync(join(ownDir, 'database.url'), databaseUrl);
  writeFileSync(dataDirNote(port), ownDir);
  rmSync(doorOf(port), { force: true });
  const child = spawn(process.execPath, [...MEMORY_FLAGS, PRODUCT], {
    env: { ...process.env, ...env, PORT: port, DATA_DIR: ownDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Its own process group: the signal that ends the run reaches it once, through us.
    detached: true,
  });
  const ended = once(child, 'exit').then(() =>
    [dataDirNote(port), doorOf(port)].forEach((file) => rmSync(file, { force: true })),
  );
  return { ready: untilReady(port, child), ended, stop: () => child.kill('SIGTERM') };
}

async function copyDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({
    connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href,
  });
  await client.connect();
  await client.query(`create database ${name} template ${new URL(url).pathname.slice(1)} strategy file_copy`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Its door is the last thing that it opens. */
async function untilReady(port: string, child: ChildProcess): Promise<void> {
  while (!existsSync(doorOf(port))) {
    if (child.exitCode !== null) throw new Error(`The product on ${port} has ended`);
    await sleep(POLL_MS);
  }
}

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopped.abort());
const products: Product[] = [];
const stopAll = () => products.forEach(({ stop }) => stop());
const cluster = await startTemporaryCluster();
try {
  const env = {
    SECRET_KEY: randomBytes(32).toString('base64'),
    // Behind a proxy, so that a call may say which address it comes from.
    RATE_LIMIT: 'false',
    TRUST_PROXY: 'true',
  };
  const { url: demoUrl, dataDir } = cluster;
  const demo = { databaseUrl: demoUrl, dataDir, env, signal: stopped.signal };
  await Promise.all([ensureWebBuilt(stopped.signal), makeWalksDemo(demo)]);
  // One after another: a database that is being copied has no guests.
  for (const port of e2ePorts()) products.push(await startProduct(port, { demoUrl, dataDir, env }));
  stopped.signal.addEventListener('abort', stopAll);
  stopped.signal.throwIfAborted();
  await Promise.all(products.map(({ ready }) => ready));
  console.log(PRODUCTS_READY);
  await once(stopped.signal, 'abort');
} catch (error) {
  if (!stopped.signal.aborted) console.error(error);
  process.exitCode = stopped.signal.aborted ? 0 : 1;
  stopAll();
}
await Promise.all(products.map(({ ended }) => ended));
await cluster.stop();
