import { REFERENCE, type Explained } from '../../apps/server/src/platform/config/reference.ts';
import { REQUIRED_IN_PRODUCTION, SECRETS } from '../../apps/server/src/platform/config/schema.ts';

const isRequired = (name: string) => REQUIRED_IN_PRODUCTION.some((required) => required === name);

const INTRODUCTION = `# Configuration

By environment variables; an empty one counts as absent. A secret (🔑) may also come from a file that \`<variable>_FILE\` names, as Docker,
Kubernetes and systemd hand them over; nothing shows what is in it. [.env.example](../.env.example) has all of them to start from.
A start that something is wrong or missing for says all of it at once; a variable that nearly has the name of one of these is told.

Written by \`npm run gen\` from \`apps/server/src/platform/config\`.
`;

/** docs/configuration.md: every variable by topic, with its default, whether production needs it, and what it is for. */
export function configurationText(): Promise<string> {
  checkReference();
  const topics = Object.entries(REFERENCE).map(([topic, explained]) =>
    [
      `## ${topic}`,
      '',
      '| variable | default | in production | meaning |',
      '| --- | --- | --- | --- |',
      ...explained.map(rowOf),
    ].join('\n'),
  );
  return Promise.resolve(`${[INTRODUCTION, ...topics].join('\n\n')}\n`);
}

function rowOf({ names, byDefault, meaning }: Explained): string {
  const listed = names.map((name) => `\`${name}\`${SECRETS.has(name) ? ' 🔑' : ''}`).join(', ');
  const required = names.some(isRequired) ? '**required**' : '';
  return `| ${listed} | ${byDefault ?? '–'} | ${required} | ${besideIt(meaning)} |`;
}

/** Links of a text that stands in the root, for one that stands in `docs`. */
const besideIt = (text: string): string => text.replaceAll('](docs/', '](');

const HEAD = `# Variables of Yoimachi, by topic. Copy it to where the process is started (systemd: EnvironmentFile=, Docker: env_file:), and take away the
# "#" before what you set. An empty variable counts as absent. A secret may also come from a file: NAME_FILE=/path/of/the/file.
#
# Written by "npm run gen" from apps/server/src/platform/config; docs/configuration.md has the same as a table.
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

/** No variable is explained twice; one that is not explained at all does not compile. */
function checkReference(): void {
  const explained = Object.values(REFERENCE).flatMap((topic) => topic.flatMap(({ names }) => names));
  const twice = explained.filter((name, at) => explained.indexOf(name) !== at);
  if (twice.length > 0) throw new Error(`Explained twice: ${twice.join(', ')}`);
}
