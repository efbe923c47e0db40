import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modulesOf, readServer } from '../../check/borders/server.ts';
import { CODE, readSources } from '../../check/sources.ts';
import { ROOT } from '../../launch/paths.ts';
import type { House } from './choose.ts';
import { importGraph } from './graph.ts';
import { readWorkspaces } from './workspaces.ts';

/** The house as it stands. */
export async function readHouse(): Promise<House> {
  const sources = readSources(CODE);
  const { owners } = await readServer();
  return {
    graph: importGraph(sources, readWorkspaces()),
    talk: new Map(modulesOf(owners).map(({ door, manifest }) => [door.slice(1), manifest])),
    files: sources.map(({ path }) => path),
  };
}

const CALL = /^ {2}(\w+): route\(/gm;

/** The names of the calls that these files of the contract describe. */
export const callNames = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(CALL)].map(([, name]) => name!));

export const namesOfCalls = (files: readonly string[]): string[] =>
  callNames(files.map((file) => readFileSync(join(ROOT, file), 'utf8')));
