import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { COMPILED } from './test-support/program.ts';

/** What the product cannot answer its first call without. Anything else is imported by whoever first needs it. */
const NEEDED = [
  '@fastify/compress',
  '@fastify/static',
  '@holiday-jp/holiday_jp',
  'altcha-lib',
  'cookie',
  'fast-json-stringify',
  'fastify',
  'file-type',
  'helmet',
  'jose',
  'kysely',
  'pg',
  'pg-boss',
  'pino',
  'prom-client',
  'socket.io',
  'uuid',
  'zengin-code',
  'zod',
];

/** Prints the packages that the files of the product import, before anything of it runs. */
const LIST = `
  import { registerHooks } from 'node:module';
  const names = new Set();
  const isPackage = (url) => url !== undefined && url.includes('/node_modules/');
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (isPackage(found.url) && !isPackage(context.parentURL))
        names.add(/^.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(found.url)[1]);
      return found;
    },
  });
  for (const file of ['app.ts', 'modules.ts'].map((name) => new URL(name, process.argv[1]))) await import(file);
  console.log([...names].toSorted().join('\\n'));
`;

test('a start loads nothing that only one of its services, or one call, needs', () => {
  const here = new URL('./', import.meta.url).href;
  const listed = execFileSync(process.execPath, ['--input-type=module', '--eval', LIST, here], {
    cwd: fileURLToPath(here),
    env: { ...process.env, ...COMPILED },
    encoding: 'utf8',
  });
  expect(listed.trim().split('\n')).toEqual(NEEDED);
});
