import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const VERSION = '15.34.2';
const ROOT = join(import.meta.dirname, '../../../../../../..');
/** 240 MB, which nobody needs but the long suite: it brings them itself. */
const HOME = join(ROOT, `node_modules/.cache/firebase-tools-${VERSION}`);
const CLI = join(HOME, 'node_modules/firebase-tools/lib/bin/firebase.js');
const STARTS_WITHIN_MS = 60_000;

async function install(): Promise<void> {
  if (existsSync(CLI)) return;
  mkdirSync(HOME, { recursive: true });
  writeFileSync(join(HOME, 'package.json'), '{ "private": true }');
  const words = ['install', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', [...words, `firebase-tools@${VERSION}`], { cwd: HOME });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface Emulator {
  /** Host and port, as FIREBASE_AUTH_EMULATOR_HOST wants them. */
  readonly host: string;
  readonly stop: () => Promise<void>;
}

/** Firebase's own emulator of its Authentication, on the loopback. A project that begins with demo- asks nothing outside. */
export async function startEmulator(project: string): Promise<Emulator> {
  await install();
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-firebase-'));
  const host = '127.0.0.1';
  const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const emulators = {
    auth: { host, port: auth },
    hub: { host, port: hub },
    logging: { host, port: logging },
    ui: { enabled: false },
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const child = spawn(process.execPath, [CLI, 'emulators:start', '--only', 'auth', '--project', project], {
    cwd: folder,
    env: { ...process.env, CI: 'true', HOME: folder, NO_UPDATE_NOTIFIER: '1' },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(`http://${host}:${auth}/`, () => child.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { host: `${host}:${auth}`, stop };
}

async function answers(url: string, hasEnded: () => boolean): Promise<void> {
  const signal = AbortSignal.timeout(STARTS_WITHIN_MS);
  const isThere = () =>
    fetch(url, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) {
    if (hasEnded()) throw new Error('The auth emulator has ended');
    signal.throwIfAborted();
    await sleep(200);
  }
}
