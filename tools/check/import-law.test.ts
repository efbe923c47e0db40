import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../launch/paths.ts';
import { commandFile } from './steps.ts';

/** Imports forbidden by the law: [file, what it imports]. */
const FORBIDDEN = [
  ['packages/domain/src/meeting/booking/planted.ts', 'node:fs'],
  ['packages/domain/src/meeting/booking/planted.ts', 'zod/mini'],
  ['packages/domain/src/meeting/booking/planted.ts', '@yoimachi/contract/errors'],
  ['packages/domain/src/meeting/booking/planted.ts', '../schedule/index.ts'],
  ['packages/domain/src/meeting/booking/planted.ts', '../../../../contract/src/base/errors/index.ts'],
  ['packages/contract/src/meeting/booking/planted.ts', 'zod'],
  ['packages/contract/src/meeting/booking/planted.ts', 'fastify'],
  ['packages/contract/src/meeting/booking/planted.ts', '../schedule/index.ts'],
  ['packages/contract/src/meeting/booking/planted.ts', '../../../../domain/src/base/time/index.ts'],
  ['packages/ui/src/planted.ts', '@tanstack/react-router'],
  ['packages/ui/src/planted.ts', '../../../apps/web/src/lib/session.ts'],
  ['packages/ui/src/planted.ts', '#meeting/booking'],
  ['packages/ui/src/planted.ts', '@yoimachi/web'],
  ['packages/ui/src/lib/planted.ts', '../button.tsx'],
  ['packages/ui/src/lib/planted.ts', 'socket.io-client'],
  ['apps/server/src/platform/http/planted.ts', '../../modules/meeting/booking/index.ts'],
  ['apps/server/src/platform/http/planted.ts', '#meeting/booking'],
  ['apps/server/src/platform/http/planted.ts', '../../gateways/sms/port.ts'],
  ['apps/server/src/platform/http/planted.ts', '#gateways/sms/port.ts'],
  ['apps/server/src/platform/http/planted.ts', '#events/catalogue.ts'],
  ['apps/server/src/events/planted.ts', '#meeting/booking'],
  ['apps/server/src/events/planted.ts', '#platform/database'],
  ['apps/server/src/events/planted.ts', '@yoimachi/domain/booking'],
  ['apps/server/src/events/planted.ts', '../modules/meeting/booking/index.ts'],
  ['apps/server/src/gateways/sms/planted.ts', '../identity/index.ts'],
  ['apps/server/src/gateways/sms/planted.ts', '#gateways/identity/index.ts'],
  ['apps/server/src/gateways/sms/planted.ts', '../../modules/people/account/index.ts'],
  ['apps/server/src/gateways/sms/planted.ts', '#people/account'],
  ['apps/server/src/modules/meeting/booking/planted.ts', '../schedule/index.ts'],
  ['apps/server/src/modules/meeting/booking/planted.ts', '../../money/points/lot.store.ts'],
  ['apps/server/src/modules/meeting/booking/planted.ts', '../../../platform/database/index.ts'],
  ['apps/server/src/modules/meeting/booking/planted.ts', 'fastify'],
  ['apps/server/src/modules/meeting/booking/planted.ts', '#gateways/sms/inbox.ts'],
  ['apps/server/src/modules/meeting/booking/request/planted.ts', '../../schedule/index.ts'],
  ['apps/server/src/modules/meeting/booking/request/planted.ts', '../../../money/points/lot.store.ts'],
  ['apps/server/src/modules/meeting/booking/planted.store.ts', './participation.store.ts'],
  ['apps/server/src/modules/meeting/booking/planted.store.ts', '#platform/http'],
  ['apps/server/src/modules/meeting/booking/planted.store.ts', '#platform/jobs/due.ts'],
  ['apps/server/src/modules/meeting/booking/planted.store.ts', '#gateways/sms/port.ts'],
  ['apps/server/src/modules/meeting/booking/planted.store.ts', 'fastify'],
  ['apps/web/src/ui/planted.ts', '../features/meeting/booking/index.ts'],
  ['apps/web/src/ui/planted.ts', '#meeting/booking'],
  ['apps/web/src/lib/planted.ts', '../app/guard.ts'],
  ['apps/web/src/lib/planted.ts', '#people/account'],
  ['apps/web/src/features/meeting/booking/planted.ts', '../schedule/index.ts'],
  ['apps/web/src/features/meeting/booking/planted.ts', '../../find/search/filters.ts'],
  ['apps/web/src/features/meeting/booking/planted.ts', '../../../lib/api.ts'],
  ['apps/web/src/features/meeting/booking/planted.ts', '../../../app/guard.ts'],
  ['apps/web/src/features/meeting/booking/api/planted.ts', '../../../find/search/api/search-casts.ts'],
  ['apps/web/src/app/planted.ts', '../../../server/src/apps/server/index.ts'],
  ['apps/web/src/app/planted.ts', 'node:path'],
  ['apps/admin/src/lib/planted.ts', '../features/audit/index.ts'],
  ['apps/admin/src/parts/planted.ts', '#features/audit'],
  ['apps/admin/src/features/audit/planted.ts', '../staff/state.ts'],
  ['apps/admin/src/features/audit/planted.ts', '../../app/guard.ts'],
  ['apps/admin/src/features/audit/planted.ts', '@yoimachi/web'],
  ['apps/admin/src/app/planted.ts', '../../../web/src/lib/session.ts'],
  ['apps/admin/src/app/planted.ts', 'node:path'],
] as const;

const ALLOWED = [
  ['packages/domain/src/meeting/booking/fine.ts', '@yoimachi/domain/time'],
  ['packages/domain/src/meeting/booking/fine.ts', './state.ts'],
  ['packages/contract/src/meeting/booking/fine.ts', 'zod/mini'],
  ['packages/contract/src/meeting/booking/fine.ts', '@yoimachi/domain/booking'],
  ['packages/contract/src/meeting/booking/fine.ts', '@yoimachi/contract/profile'],
  ['packages/ui/src/fine.ts', './lib/dates.ts'],
  ['packages/ui/src/fine.ts', 'react-aria-components/Dialog'],
  ['packages/ui/src/lib/fine.ts', '@yoimachi/domain/time'],
  ['apps/server/src/modules/meeting/booking/fine.ts', '#money/points'],
  ['apps/server/src/modules/meeting/booking/fine.ts', './process/act.ts'],
  ['apps/server/src/modules/meeting/booking/fine.ts', '#platform/database'],
  ['apps/server/src/modules/meeting/booking/fine.ts', '#gateways/sms/port.ts'],
  ['apps/server/src/modules/meeting/booking/request/fine.ts', '../process/act.ts'],
  ['apps/server/src/modules/meeting/booking/request/fine.ts', '#money/points'],
  ['apps/server/src/modules/meeting/booking/request/fine.ts', '#platform/database'],
  ['apps/server/src/modules/meeting/booking/fine.store.ts', 'kysely'],
  ['apps/server/src/modules/meeting/booking/fine.store.ts', '#platform/database'],
  ['apps/server/src/gateways/sms/fine.ts', '#platform/clock'],
  ['apps/server/src/events/fine.ts', '#platform/outbox'],
  ['apps/server/src/events/fine.ts', '@yoimachi/domain/notification'],
  ['apps/server/src/modules/meeting/booking/fine.ts', '#events/catalogue.ts'],
  ['apps/web/src/features/meeting/booking/fine.ts', '#ui/button.tsx'],
  ['apps/web/src/features/meeting/booking/fine.ts', '#meeting/schedule'],
  ['apps/web/src/features/meeting/booking/api/fine.ts', '#lib/api.ts'],
  ['apps/web/src/features/meeting/booking/api/fine.ts', '../state.ts'],
  ['apps/admin/src/features/settings/fine.ts', '#features/door'],
  ['apps/admin/src/features/audit/fine.ts', '#parts/data-table.tsx'],
  ['apps/admin/src/app/fine.ts', '#features/audit'],
] as const;

const place = mkdtempSync(join(tmpdir(), 'yoimachi-law-'));
let findings: { filename: string; code: string; message: string }[] = [];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), text);
}

// The real rules on a small tree of planted files: the real tree stays as it is.
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
  write('apps/web/src/ui/one.ts', `import type { Two } from './two.ts';\nexport type One = Two[];\n`);
  write('apps/web/src/ui/two.ts', `import type { One } from './one.ts';\nexport type Two = One | null;\n`);
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

test.each(['lib', 'ui'])('a circle of imports is reported, in the web one of types, too: %s', (folder) => {
  expect(
    findings.some(({ code, filename }) => code.includes('no-cycle') && filename.includes(`src/${folder}/`)),
  ).toBe(true);
});
