import { mkdir, mkdtemp, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { bundle } from './bundle.ts';
import { ROOT } from './paths.ts';

const CACHE = join(ROOT, 'apps/server/.cache');
let folder: string;

beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await realpath(await mkdtemp(join(CACHE, 'bundle-test-')));
  await writeFile(
    join(folder, 'part.ts'),
    'export const place = [import.meta.dirname, import.meta.filename, import.meta.url];',
  );
  await writeFile(
    join(folder, 'program.ts'),
    `export { place } from './part.ts'; export { StartupError } from '../../src/platform/startup-error.ts';`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

test('a program in one file knows where its sources stand, and fails with the classes of who loads it', async () => {
  const made = join(folder, 'made');
  const files = await bundle({ 'below/program': join(folder, 'program.ts') }, made);
  expect(files).toContain(join(folder, 'part.ts'));
  const program = (await import(pathToFileURL(join(made, 'below/program.js')).href)) as {
    readonly place: readonly string[];
    readonly StartupError: unknown;
  };
  const part = join(folder, 'part.ts');
  expect(program.place).toEqual([folder, part, pathToFileURL(part).href]);
  expect(program.StartupError).toBe(StartupError);
});

test('it is moved together with its sources', async () => {
  const [made, moved] = [join(folder, 'first/made'), join(folder, 'moved')];
  await mkdir(made, { recursive: true });
  await writeFile(join(folder, 'first/alone.ts'), 'export const place = import.meta.url;');
  await bundle({ alone: join(folder, 'first/alone.ts') }, made);
  await rename(join(folder, 'first'), moved);
  const { place } = (await import(pathToFileURL(join(moved, 'made/alone.js')).href)) as {
    readonly place: string;
  };
  expect(place).toBe(pathToFileURL(join(moved, 'alone.ts')).href);
});

test('the product in one file loads at once nothing that few installations or moments want', async () => {
  const made = join(folder, 'product');
  await bundle({ product: join(ROOT, 'tools/launch/product.ts') }, made);
  const code = await readFile(join(made, 'product.js'), 'utf8');
  const loaded = [...code.matchAll(/^import (?:[^"]* from )?"([^"]+)";$/gm)].map(([, name]) => name);
  expect(loaded).toContain('fastify');
  expect(
    loaded.filter((name) => /redis|sharp|stripe|twilio|aws-sdk|firebase|bot-sdk|nodemailer/.test(name!)),
  ).toEqual([]);
});

test('a program with its packages has what it uses of them, and loads the rest when it is wanted', async () => {
  const made = join(folder, 'whole');
  await writeFile(
    join(folder, 'half-used.ts'),
    `import { fastify } from 'fastify'; export const app = fastify(); export { v7 } from 'uuid';`,
  );
  await writeFile(
    join(folder, 'whole.ts'),
    `import { STATUS_CODES } from 'node:http'; import { v7 } from './half-used.ts';
    console.log(v7(), STATUS_CODES[200], import('sharp'));`,
  );
  await bundle({ whole: join(folder, 'whole.ts') }, made, { hasPackages: true });
  const code = await readFile(join(made, 'whole.js'), 'utf8');
  const loaded = [...code.matchAll(/(?:\bfrom|\bimport\(?)\s*["'`]([^"'`]+)["'`]/g)].map(([, name]) => name);
  expect(loaded).toEqual(['sharp']);
  expect(code).toContain('STATUS_CODES');
  expect(code).not.toContain('fastify');
});
