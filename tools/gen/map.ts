import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readServer } from '../check/borders/server.ts';
import type { Owner } from '../check/borders/tables.ts';
import { ROOT } from '../launch/paths.ts';
import { betweenMarkers } from './markers.ts';

/** ARCHITECTURE.md with the map as the manifests have it now. */
export async function architectureText(): Promise<string> {
  const { owners } = await readServer();
  return withMap(await readFile(join(ROOT, 'ARCHITECTURE.md'), 'utf8'), owners);
}

/** A text with the map between its two markers, whatever stood there. */
export const withMap = (text: string, owners: readonly Owner[]): string =>
  betweenMarkers(
    text,
    'map',
    `<!-- prettier-ignore-start -->\n\n${mapText(owners)}\n\n<!-- prettier-ignore-end -->\n`,
  );

/** Wings with their modules, who enters whom, and who owns what of the database. */
function mapText(owners: readonly Owner[]): string {
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
    '```mermaid',
    'flowchart TD',
    ...boxes,
    ...ways,
    '```',
    '',
    '| Module | Enters | Owns | Publishes | Hears |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

function placeOf(door: string) {
  const [wing, name] = door.slice(1).split('/');
  return name === undefined
    ? { wing: null, name: wing!, id: wing! }
    : { wing: wing!, name, id: `${wing}_${name.replaceAll('-', '_')}` };
}

const listed = (names: readonly string[]): string => names.join(', ') || '–';
