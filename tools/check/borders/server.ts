import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../launch/paths.ts';
import type { Manifest } from '../../../apps/server/src/platform/module/manifest.ts';
import { readSources, type Source } from '../sources.ts';
import { doorFindings, type Room } from './doors.ts';
import { floorFindings } from './floors.ts';
import { folderFindings } from './folders.ts';
import { privateColumnFindings } from './private-columns.ts';
import { privateReadFindings } from './private-reads.ts';
import { schemaOf } from './schema.ts';
import { tableFindings, type Owner, type Schema } from './tables.ts';
import { topicFindings } from './topics.ts';

const SERVER = 'apps/server/src';
const OUTSIDE = /\.test\.ts$|\/test\/|\/test-support\//;

export interface Server {
  readonly owners: readonly Owner[];
  readonly sources: readonly Source[];
  readonly schema: Schema;
}

/** The server as it stands: who owns what by its manifests, its sources without tests, its schema. */
export async function readServer(): Promise<Server> {
  const folders = globSync([`${SERVER}/modules/*/*/index.ts`], { cwd: ROOT })
    .map(dirname)
    .sort();
  const owners = [...folders, `${SERVER}/platform`, `${SERVER}/gateways`].map(
    async (folder): Promise<Owner> => {
      const { manifest } = (await import(pathToFileURL(join(ROOT, folder, 'manifest.ts')).href)) as {
        manifest: Manifest;
      };
      const whole = { doors: [], reads: [], publishes: [], hears: [], ...manifest };
      return {
        door: `#${folder.replace(`${SERVER}/`, '').replace('modules/', '')}`,
        folder,
        manifest: whole,
      };
    },
  );
  return {
    owners: await Promise.all(owners),
    sources: readSources([`${SERVER}/**/*.ts`]).filter(({ path }) => !OUTSIDE.test(path)),
    schema: schemaOf(
      readFileSync(join(ROOT, SERVER, 'platform/database/tables.gen.ts'), 'utf8'),
      readSources(['apps/server/migrations/*.sql']),
    ),
  };
}

/** Those that are modules; the platform and the gateways publish and hear nothing. */
export const modulesOf = (owners: readonly Owner[]): Owner[] =>
  owners.filter(({ folder }) => folder.startsWith(`${SERVER}/modules/`));

/** The rooms of a server; the platform and the gateways enter no module, and lint says who enters them. */
export const roomsOf = (owners: readonly Owner[]): Room[] =>
  owners.map(({ door, folder, manifest }) => ({ door, folder, doors: manifest.doors }));

/** Everything in which the server and its manifests differ. */
export function serverFindings({ owners, sources, schema }: Server): string[] {
  return [
    ...doorFindings(roomsOf(owners), sources),
    ...floorFindings(roomsOf(modulesOf(owners))),
    ...folderFindings(roomsOf(modulesOf(owners)), sources),
    ...tableFindings(owners, schema, sources),
    ...topicFindings(modulesOf(owners), sources),
    ...privateReadFindings(sources),
    ...privateColumnFindings(owners, schema, sources),
  ];
}
