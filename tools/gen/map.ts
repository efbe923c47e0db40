import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readServer } from '../check/borders/server.ts';
import type { Owner } from '../check/borders/tables.ts';
import { ROOT } from '../launch/paths.ts';
import { betweenMarkers } from './markers.ts';

/** docs/map.md as the manifests have it now. */
export async function mapText(): Promise<string> {
  return mapOf((await readServer()).owners);
}

/** ARCHITECTURE.md with its diagram of the wings as the manifests have it now. */
export async function architectureText(): Promise<string> {
  const { owners } = await readServer();
  return withWings(await readFile(join(ROOT, 'ARCHITECTURE.md'), 'utf8'), owners);
}

/** A text with the diagram of the wings between its two markers, whatever stood there. */
export const withWings = (text: string, owners: readonly Owner[]): string =>
  betweenMarkers(text, 'wings', `\n${wingsText(owners)}\n\n`);

/** The wings, and how many doors of one the modules of another enter. */
function wingsText(owners: readonly Owner[]): string {
  const ways = owners.flatMap(({ door, manifest }) =>
    manifest.doors.map((entered) => ({ from: placeOf(door).wing, to: placeOf(entered).wing })),
  );
  const between = ways.filter(({ from, to }) => from !== null && to !== null && from !== to);
  const doors = Map.groupBy(between, ({ from, to }) => `${from} ${to}`);
  const arrows = [...doors.keys()].toSorted().map((way) => {
    const [from, to] = way.split(' ');
    return `  ${from} -->|${doors.get(way)!.length}| ${to}`;
  });
  return ['```mermaid', 'flowchart TD', ...arrows, '```'].join('\n');
}

const INTRODUCTION = `# The map

Every module of the server by its wing, whose doors it enters, which tables, views and functions it alone owns, which events it
publishes and hears. Written by \`npm run gen\` from the manifests beside the modules' doors; [ARCHITECTURE.md](../ARCHITECTURE.md) says
what a wing is, [028](decisions/028-borders-by-manifest.md) why.
`;

/** Wings with their modules, who enters whom, and who owns what of the database. */
export function mapOf(owners: readonly Owner[]): string {
  const parts = owners.map(({ door, manifest }) => ({ ...placeOf(door), ...manifest }));
  const wings = Map.groupBy(
    parts.filter(({ wing }) => wing !== null),
    ({ wing }) => wing!,
  );
  const boxes = [...wings].map(
    ([wing, modules]) =>
      `  subgraph ${wing}\n${modules.map(({ id, name }) => `    ${id}[${name}]\n`).join('')}  end`,
  );
  const ways = parts.flatMap(({ id, doors }) => doors.map((door) => `  ${id} --> ${placeOf(door).id}`));
  const rows = parts.map(({ wing, name, doors, tables, views = [], functions = [], publishes, hears }) =>
    [
      wing === null ? `*${name}*` : `${wing}/**${name}**`,
      listed(doors.map((door) => door.slice(1))),
      listed([...Object.keys(tables), ...views, ...functions]),
      listed(publishes),
      listed(hears),
    ].join(' | '),
  );
  return [
    INTRODUCTION,
    '<!-- oxfmt-ignore-start -->',
    '',
    '## Modules',
    '',
    '| Module | Enters | Owns | Publishes | Hears |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    '',
    '## Who enters whom',
    '',
    '```mermaid',
    'flowchart TD',
    ...boxes,
    ...ways,
    '```',
    '',
    '<!-- oxfmt-ignore-end -->',
    '',
  ].join('\n');
}

function placeOf(door: string) {
  const [wing, name] = door.slice(1).split('/');
  return name === undefined
    ? { wing: null, name: wing!, id: wing! }
    : { wing: wing!, name, id: `${wing}_${name.replaceAll('-', '_')}` };
}

const listed = (names: readonly string[]): string => names.join(', ') || '–';
