import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../launch/paths.ts';
import { commandFile } from './steps.ts';

/** Imports the law forbids: [file, what it imports]. */
const FORBIDDEN = [
  ['packages/domain/src/booking/planted.ts', 'node:fs'],
  ['packages/domain/src/booking/planted.ts', 'zod/mini'],
  ['packages/domain/src/booking/planted.ts', '../../../contract/src/errors/index.ts'],
  ['packages/contract/src/booking/planted.ts', 'zod'],
  ['packages/contract/src/booking/planted.ts', 'fastify'],
  ['packages/contract/src/booking/planted.ts', '../../../domain/src/time/index.ts'],
  ['apps/server/src/platform/http/planted.ts', '../../modules/booking/index.ts'],
  ['apps/server/src/platform/http/planted.ts', '../../gateways/sms/port.ts'],
  ['apps/server/src/gateways/sms/planted.ts', '../identity/index.ts'],
  ['apps/server/src/gateways/sms/planted.ts', '../../modules/account/index.ts'],
  ['apps/server/src/modules/booking/planted.ts', '../points/lot.store.ts'],
  ['apps/server/src/modules/booking/planted.ts', '../points/commands/credit.ts'],
  ['apps/server/src/modules/booking/planted.ts', 'fastify'],
  ['apps/server/src/modules/booking/planted.ts', '../../gateways/sms/inbox.ts'],
  ['apps/server/src/modules/booking/commands/planted.ts', '../../points/lot.store.ts'],
  ['apps/server/src/modules/points/planted.ts', '../booking/index.ts'],
  ['apps/server/src/modules/points/commands/planted.ts', '../../booking/index.ts'],
  ['apps/server/src/modules/booking/planted.store.ts', './part.store.ts'],
  ['apps/server/src/modules/booking/planted.store.ts', '../../platform/http/index.ts'],
  ['apps/server/src/modules/booking/planted.store.ts', '../../gateways/sms/port.ts'],
  ['apps/server/src/modules/booking/planted.store.ts', 'fastify'],
  ['apps/web/src/ui/planted.ts', '../features/booking/index.ts'],
  ['apps/web/src/lib/planted.ts', '../app/guard.ts'],
  ['apps/web/src/features/booking/planted.ts', '../search/filters.ts'],
  ['apps/web/src/features/booking/planted.ts', '../../app/guard.ts'],
  ['apps/web/src/features/booking/api/planted.ts', '../../search/api/search-casts.ts'],
  ['apps/web/src/app/planted.ts', '../../../server/src/apps/server/index.ts'],
  ['apps/web/src/app/planted.ts', 'node:path'],
] as const;

const ALLOWED = [
  ['packages/domain/src/booking/fine.ts', '../time/index.ts'],
  ['packages/contract/src/booking/fine.ts', 'zod/mini'],
  ['packages/contract/src/booking/fine.ts', '@yoimachi/domain/booking'],
  ['apps/server/src/modules/booking/fine.ts', '../points/index.ts'],
  ['apps/server/src/modules/booking/fine.ts', './commands/act.ts'],
  ['apps/server/src/modules/booking/fine.ts', '../../platform/database/index.ts'],
  ['apps/server/src/modules/booking/commands/fine.ts', '../queries/list.ts'],
  ['apps/server/src/modules/booking/commands/fine.ts', '../../points/index.ts'],
  ['apps/server/src/modules/booking/commands/fine.ts', '../../../platform/database/index.ts'],
  ['apps/server/src/modules/booking/fine.store.ts', 'kysely'],
  ['apps/server/src/gateways/sms/fine.ts', '../../platform/clock/index.ts'],
  ['apps/web/src/features/booking/fine.ts', '../../ui/button.tsx'],
  ['apps/web/src/features/booking/fine.ts', '../schedule/index.ts'],
  ['apps/web/src/features/booking/api/fine.ts', '../../../lib/api.ts'],
] as const;

const place = mkdtempSync(join(tmpdir(), 'yoimachi-law-'));
let findings: { filename: string; code: string; message: string }[] = [];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), text);
}

// The real rules on a small house of planted files: the real one stays as it is.
beforeAll(() => {
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(place, '.oxlintrc.json'));
  for (const [path, imported] of [...FORBIDDEN, ...ALLOWED]) {
    write(
      path.replace('.ts', `${nameOf(imported)}.ts`).replace(/\.store(\w+)\.ts$/, '$1.store.ts'),
      `import '${imported}';\n`,
    );
  }
  write('apps/web/src/lib/one.ts', `import { two } from './two.ts';\nexport const one = () => two;\n`);
  write('apps/web/src/lib/two.ts', `import { one } from './one.ts';\nexport const two = () => one;\n`);
  const run = spawnSync(process.execPath, [commandFile('oxlint'), '--format=json'], {
    cwd: place,
    encoding: 'utf8',
  });
  findings = (JSON.parse(run.stdout) as { diagnostics: typeof findings }).diagnostics;
}, 60_000);

afterAll(() => rmSync(place, { recursive: true, force: true }));

const nameOf = (imported: string): string => imported.replaceAll(/\W/g, '_');

const reported = (path: string, imported: string): boolean =>
  findings.some(
    ({ filename, code, message }) =>
      code.includes('no-restricted-imports') &&
      message.startsWith(`'${imported}'`) &&
      dirname(filename) === dirname(path),
  );

test.each(FORBIDDEN)('%s must not import %s', (path, imported) => {
  expect(reported(path, imported)).toBe(true);
});

test.each(ALLOWED)('%s may import %s', (path, imported) => {
  expect(
    findings.filter(({ filename }) => filename.includes('fine')).map(({ filename }) => filename),
  ).toEqual([]);
  expect(reported(path, imported) && !FORBIDDEN.some(([, other]) => other === imported)).toBe(false);
});

test('a circle of imports is reported', () => {
  expect(
    findings.some(({ code, filename }) => code.includes('no-cycle') && filename.includes('src/lib/')),
  ).toBe(true);
});
