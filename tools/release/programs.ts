import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../launch/paths.ts';

/** The scripts of a release, and which of the project's they are: what starts a checkout brings the demo and builds apps. */
const RELEASED: Readonly<Record<string, string>> = {
  start: 'serve',
  migrate: 'migrate',
  operator: 'operator',
  backup: 'backup',
  restore: 'restore',
};

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly scripts: Readonly<Record<string, string>>;
}

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;

export const releasedScripts = ({ scripts }: Manifest): Record<string, string> =>
  Object.fromEntries(Object.entries(RELEASED).map(([name, script]) => [name, scripts[script]!]));

/** The files that they run. */
export const releasedPrograms = (manifest: Manifest): string[] =>
  Object.values(releasedScripts(manifest)).map((script) => script.split(' ').at(-1)!);
