import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REFERENCE, type Explained } from '../../apps/server/src/platform/config/reference.ts';
import {
  environment,
  REQUIRED_IN_PRODUCTION,
  SECRETS,
} from '../../apps/server/src/platform/config/schema.ts';
import { ROOT } from '../launch/paths.ts';
import { betweenMarkers } from './markers.ts';

const isRequired = (name: string) => REQUIRED_IN_PRODUCTION.some((required) => required === name);

/** README.md with its table of variables as the schema has them now. */
export async function readmeText(): Promise<string> {
  checkReference();
  const rows = Object.entries(REFERENCE).flatMap(([topic, explained]) => [
    `| **${topic}** | | |`,
    ...explained.map(rowOf),
  ]);
  const table = ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
  return betweenMarkers(await readFile(join(ROOT, 'README.md'), 'utf8'), 'configuration', `\n${table}\n\n`);
}

function rowOf({ names, byDefault, meaning }: Explained): string {
  const listed = names.map((name) => `\`${name}\`${SECRETS.has(name) ? ' 🔑' : ''}`).join(', ');
  const required = names.some(isRequired) ? '; **required in production**' : '';
  return `| ${listed} | ${byDefault ?? '–'} | ${meaning}${required} |`;
}

const HEAD = `# Variables of Yoimachi, by topic. Copy it to where the process is started (systemd: EnvironmentFile=, Docker: env_file:), and take away the
# "#" before what you set. An empty variable counts as absent. A secret may also come from a file: NAME_FILE=/path/of/the/file.
#
# Written by "npm run gen" from apps/server/src/platform/config; README.md has the same as a table.
`;

/** A file of variables to start from: none is set in it. */
export async function envExampleText(): Promise<string> {
  checkReference();
  const topics = Object.entries(REFERENCE).map(([topic, explained]) =>
    [`# == ${topic}`, ...explained.map(linesOf)].join('\n\n'),
  );
  return `${[HEAD, ...topics].join('\n')}\n`
    .replaceAll(/\n# == /g, '\n\n# == ')
    .replaceAll(/\n{3,}/g, '\n\n');
}

function linesOf({ names, byDefault, meaning }: Explained): string {
  const said = `${plain(meaning)}${byDefault === null ? '' : ` (default: ${plain(byDefault)})`}`;
  const lines = names.flatMap((name) => [
    ...(isRequired(name) ? ['# Required in production:'] : []),
    `#${name}=`,
    ...(SECRETS.has(name) ? [`#${name}_FILE=`] : []),
  ]);
  return [`# ${said}`, ...lines].join('\n');
}

/** Markdown as it is read without being drawn. */
const plain = (text: string): string => text.replaceAll(/\[[^\]]*\]\(([^)]*)\)/g, '$1').replaceAll('`', '');

/** Every variable is explained, once. */
function checkReference(): void {
  const explained = Object.values(REFERENCE).flatMap((topic) => topic.flatMap(({ names }) => names));
  const names = Object.keys(environment.def.shape);
  const left = names.filter((name) => explained.filter((one) => one === name).length !== 1);
  if (left.length > 0) throw new Error(`Explained not at all or twice: ${left.join(', ')}`);
}
