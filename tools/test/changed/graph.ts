import { posix } from 'node:path';
import type { Source } from '../../check/sources.ts';

/** Which files each file imports, by their paths from the project's root; packages are left out. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** A workspace: where it lies, and what its `package.json` says of names. */
export interface Workspace {
  readonly name: string;
  readonly folder: string;
  readonly imports?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
}

/** Values, types, side effects, late parts, and files that are started or read beside the code. */
const IMPORT = /(?:\bfrom|\bimport\(?|\bnew URL\()\s*'([^']+)'/g;

export function importGraph(sources: readonly Source[], workspaces: readonly Workspace[]): Graph {
  const files = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map(({ path, text }) => {
      const found = [...text.matchAll(IMPORT)].flatMap(([, name]) => fileOf(name!, path, workspaces) ?? []);
      return [path, [...new Set(found)].filter((file) => files.has(file))];
    }),
  );
}

/** The file that a name means in a file; null where it is a package's. */
export function fileOf(name: string, from: string, workspaces: readonly Workspace[]): string | null {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  if (name.startsWith('#')) {
    const home = workspaces.find(({ folder }) => from.startsWith(`${folder}/`));
    const meant = home && matched(name, home.imports ?? {});
    if (!home || meant === null || meant === undefined) return null;
    return meant.startsWith('.') ? posix.join(home.folder, meant) : fileOf(meant, from, workspaces);
  }
  const owner = workspaces.find((workspace) => name.startsWith(`${workspace.name}/`));
  const meant = owner && matched(`.${name.slice(owner.name.length)}`, owner.exports ?? {});
  return owner && meant ? posix.join(owner.folder, meant) : null;
}

/** As Node does it: the name itself, else the longest pattern that fits. */
function matched(name: string, names: Readonly<Record<string, string>>): string | null {
  if (names[name] !== undefined) return names[name];
  const fits = Object.entries(names)
    .map(([pattern, target]) => ({ parts: pattern.split('*'), target }))
    .filter(({ parts }) => parts.length === 2 && name.startsWith(parts[0]!) && name.endsWith(parts[1]!))
    .toSorted((a, b) => b.parts[0]!.length - a.parts[0]!.length)[0];
  if (!fits) return null;
  const [before, after] = fits.parts as [string, string];
  return fits.target.replace('*', name.slice(before.length, name.length - after.length));
}

/** Where a change does not go on. */
export interface Limits {
  /** What imports everything only to put it together is not entered. */
  readonly isHub: (path: string) => boolean;
  /** Behind it nothing is reached. */
  readonly isBorder: (path: string) => boolean;
}

/** The files that a change reaches: the changed ones, what imports them, what imports that, and so on. */
export function reached(graph: Graph, changed: Iterable<string>, { isHub, isBorder }: Limits): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [path, imports] of graph) {
    for (const file of imports) importers.set(file, [...(importers.get(file) ?? []), path]);
  }
  const found = new Set(changed);
  // A set hands out what is added while it is walked, too.
  for (const path of found) {
    if (isBorder(path)) continue;
    for (const importer of importers.get(path) ?? []) if (!isHub(importer)) found.add(importer);
  }
  return found;
}
