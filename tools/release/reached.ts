import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from '../launch/paths.ts';
import { fileOf } from '../test/changed/graph.ts';
import { readWorkspaces } from '../test/changed/workspaces.ts';

/** The file of `new URL('reader.worker.ts', import.meta.url)`, which a thread or a process starts with. */
const BESIDE = /\bnew URL\('([^']+)', import\.meta\.url\)/g;

const QUOTED = /^['"`]([^'"`$]+)['"`]$/;

/** What Node loads of other files for a file, at once or later, threads and processes among it; types are not loaded. */
export function loadedBy(path: string, text: string): string[] {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]!.message}`);
  const isType = ({ start }: { readonly start: number }) =>
    /^(?:im|ex)port type\b/.test(text.slice(start, start + 12));
  return [
    ...module.staticImports.filter((one) => !isType(one)).map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .filter((one) => !isType(one))
      .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    // A name that is computed is none of ours: `tools/check/borders` refuses it.
    ...module.dynamicImports
      .map(({ moduleRequest: { start, end } }) => text.slice(start, end))
      .flatMap((asked) => QUOTED.exec(asked)?.[1] ?? []),
    ...[...text.matchAll(BESIDE)].map(([, name]) => (name!.startsWith('.') ? name! : `./${name}`)),
  ];
}

const CODE = /\.(?:ts|mjs)$/;

/**
 * The project's own files that programs need when they run, the programs themselves among them, each with the file that was first found to load it.
 *
 * @param read the text of a file, by its path from the project's root.
 */
export function reachedFrom(
  programs: readonly string[],
  read = (path: string) => readFileSync(join(ROOT, path), 'utf8'),
  workspaces = readWorkspaces(),
): Map<string, string | null> {
  const found = new Map<string, string | null>(programs.map((path) => [path, null]));
  // A map hands out what is added while it is walked, too.
  for (const path of found.keys()) {
    if (!CODE.test(path)) continue;
    for (const name of loadedBy(path, read(path))) {
      const file = fileOf(name, path, workspaces);
      if (file !== null && !found.has(file)) found.set(file, path);
    }
  }
  return found;
}

/** How a file came to be reached, from the program on. */
export function wayTo(file: string, found: ReadonlyMap<string, string | null>): string[] {
  const way: string[] = [];
  for (let at: string | null | undefined = file; at; at = found.get(at)) way.unshift(at);
  return way;
}
