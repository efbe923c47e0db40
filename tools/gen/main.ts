import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { bookingProcessText } from './booking-process.ts';
import { configurationText, envExampleText } from './configuration.ts';
import { rulesText } from './contents.ts';
import { errorsText } from './errors.ts';
import { lawsText } from './laws.ts';
import { architectureText, mapText } from './map.ts';
import { numbersText } from './numbers.ts';
import { operatorTerminalText } from './operator-terminal.ts';
import { baselineText, tablesText } from './tables.ts';
import { adminOpenApiText, openApiText } from './openapi.ts';
import { pagesText } from './pages.ts';
import { rolesText } from './roles.ts';
import { routeTreeText } from './route-tree.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Every generated and committed file, with its expected content. */
const FILES: Readonly<Record<string, () => Promise<string>>> = {
  'apps/server/src/platform/database/tables.gen.ts': tablesText,
  'apps/server/src/platform/database/baseline.gen.ts': baselineText,
  'docs/openapi.json': openApiText,
  'docs/openapi-admin.json': adminOpenApiText,
  'docs/booking-process.md': bookingProcessText,
  'docs/laws.md': lawsText,
  'docs/roles.md': rolesText,
  'ARCHITECTURE.md': architectureText,
  'docs/map.md': mapText,
  'docs/rules.md': rulesText,
  'docs/numbers.md': numbersText,
  'docs/errors.md': errorsText,
  'docs/operator-terminal.md': () => operatorTerminalText(),
  'docs/configuration.md': configurationText,
  '.env.example': envExampleText,
  'apps/web/src/routeTree.gen.ts': () => routeTreeText('web'),
  'apps/admin/src/routeTree.gen.ts': () => routeTreeText('admin'),
  'apps/server/src/platform/http/pages.gen.ts': pagesText,
};

/** What the formatter does not know, or its generator formats. */
const AS_WRITTEN = /(?:routeTree\.gen\.ts|\.env\.example)$/;

const check = process.argv.includes('--check');
const stale: string[] = [];

for (const [name, text] of Object.entries(FILES)) {
  const path = join(ROOT, name);
  const before = await readFile(path, 'utf8').catch(() => '');
  const after = AS_WRITTEN.test(name) ? await text() : await formatted(path, await text());
  if (before === after) continue;
  stale.push(relative(ROOT, path));
  if (!check) await writeFile(path, after);
}

if (stale.length > 0)
  console.log(`${check ? 'Out of date, run `npm run gen`' : 'Written'}: ${stale.join(', ')}`);
process.exit(check && stale.length > 0 ? 1 : 0);

async function formatted(path: string, text: string): Promise<string> {
  const options = JSON.parse(await readFile(join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(path, text, options);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  return code;
}
