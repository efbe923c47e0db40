import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../launch/paths.ts';
import { checkPort } from '../launch/port.ts';
import { START_ARGS } from '../launch/start-command.ts';
import { ensureWebBuilt } from '../launch/web-build.ts';
import { dataDirNote, e2ePorts, PRODUCTS_READY } from './e2e-products.ts';
import { makeTemporaryDataDir } from './temporary-cluster.ts';

const POLL_MS = 100;

interface Product {
  /** Resolves when it answers; rejects if it ends before that. */
  readonly ready: Promise<void>;
  /** Resolves when it has ended and its data is removed. */
  readonly ended: Promise<void>;
  readonly stop: () => void;
}

/** The product as a user starts it, on a fresh data folder that is removed with it. */
async function startProduct(port: string): Promise<Product> {
  // What answers there already would be taken for it.
  await checkPort(Number(port), '127.0.0.1');
  const { dataDir, remove } = await makeTemporaryDataDir();
  const note = dataDirNote(port);
  writeFileSync(note, dataDir);
  const child = spawn(process.execPath, START_ARGS, {
    cwd: ROOT,
    // Behind a proxy, so that a call may say which address it comes from.
    env: {
      ...{ ...process.env, PORT: port, DATA_DIR: dataDir, DATABASE_URL: '' },
      ...{ RATE_LIMIT: 'false', TRUST_PROXY: 'true' },
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Its own process group: the signal that ends the run reaches it once, through us.
    detached: true,
  });
  const ended = once(child, 'exit').then(async () => {
    rmSync(note, { force: true });
    await remove();
  });
  return { ready: untilReady(port, () => child.exitCode !== null), ended, stop: () => child.kill('SIGTERM') };
}

async function untilReady(port: string, hasEnded: () => boolean): Promise<void> {
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (hasEnded()) throw new Error(`The product on ${port} has ended`);
    await sleep(POLL_MS);
  }
}

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopped.abort());
const products: Product[] = [];
const stopAll = () => products.forEach(({ stop }) => stop());
try {
  // Once, before they start side by side.
  await ensureWebBuilt(stopped.signal);
  for (const port of e2ePorts()) products.push(await startProduct(port));
  stopped.signal.addEventListener('abort', stopAll);
  stopped.signal.throwIfAborted();
  await Promise.all(products.map(({ ready }) => ready));
  console.log(PRODUCTS_READY);
} catch (error) {
  if (!stopped.signal.aborted) console.error(error);
  stopAll();
}
await Promise.all(products.map(({ ended }) => ended));
process.exitCode = stopped.signal.aborted ? 0 : 1;
