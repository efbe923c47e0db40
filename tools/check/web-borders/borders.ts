import { posix } from 'node:path';
import type { Source } from '../sources.ts';
import { routeFindings } from './routes.ts';
import { parse } from '../borders/ast.ts';
import { importsOf } from '../borders/imports.ts';

/** Which doors each feature may enter, by its name: `wing/feature`. */
type Manifest = Readonly<Record<string, readonly string[]>>;

const SRC = 'apps/web/src/';
const FEATURES = `${SRC}features/`;
const WINGS = /^#(?:people|find|meeting|money|talk|desk)\//;
/** What one part of the web may import of the others; a feature's inside is never among it. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  lib: ['lib'],
  ui: ['ui', 'lib'],
  features: ['features', 'ui', 'lib'],
  gallery: ['gallery', 'ui', 'lib'],
  // It stands alone: what it shared with a page would be a file of its own, which a classic worker cannot import.
  worker: ['worker'],
  // '': the generated tree of routes, which lies beside them.
  app: ['app', 'features', 'ui', 'lib', ''],
  routes: ['app', 'features', 'ui', 'lib'],
};

/** Ways across the web's borders that its manifest does not know, as sentences. Tests may look in at any window. */
export function webBorders(sources: readonly Source[], manifest: Manifest): string[] {
  const inside = sources.filter(({ path }) => path.startsWith(SRC) && !/\.test\.tsx?$|\.gen\.ts$/.test(path));
  const paths = new Set(inside.map(({ path }) => path));
  const used = new Set<string>();
  const crossings = inside.flatMap((source) => {
    const imports = importsOf(source).flatMap(({ from }) => {
      const wrong = crossing(source.path, from, manifest, used);
      return wrong === null ? [] : [`${source.path} imports ${from}: ${wrong}`];
    });
    const isRoute = source.path.startsWith(`${SRC}routes/`);
    return [...imports, ...lateParts(source), ...(isRoute ? routeFindings(source.path, parse(source)) : [])];
  });
  return [...crossings, ...manifestFindings(manifest, paths, used), ...circles(manifest)];
}

/** Why this import is not allowed; null where it is. A door that was entered is added to `used`. */
function crossing(path: string, name: string, manifest: Manifest, used: Set<string>): string | null {
  const from = placeOf(path);
  if (WINGS.test(name)) {
    const door = name.slice(1);
    if (!LAYERS[from.layer]?.includes('features')) return `${from.layer} knows no feature`;
    if (!(door in manifest)) return 'there is no such door';
    if (from.feature === null) return null;
    if (from.feature === door) return 'a room does not enter itself by its door';
    used.add(`${from.feature} ${door}`);
    return manifest[from.feature]?.includes(door) ? null : `the manifest of ${from.feature} does not name it`;
  }
  if (name === '(computed)') return 'what is imported is written down';
  const target = targetOf(path, name);
  if (target === null) return null;
  if (target.feature !== null && target.feature !== from.feature) return 'a feature is entered by its door';
  const isOneWay = from.layer === '' || LAYERS[from.layer]?.includes(target.layer);
  return isOneWay ? null : `${from.layer} does not import ${target.layer}`;
}

interface Place {
  /** The folder in `src`; '' for what lies beside them. */
  readonly layer: string;
  readonly feature: string | null;
}

function placeOf(path: string): Place {
  const [layer = '', wing, name, ...rest] = path.slice(SRC.length).split('/');
  if (wing === undefined) return { layer: '', feature: null };
  return { layer, feature: layer === 'features' && rest.length > 0 ? `${wing}/${name}` : null };
}

/** Where in the web an import leads; null for packages. */
function targetOf(path: string, name: string): Place | null {
  if (name.startsWith('#')) return placeOf(SRC + name.slice(1));
  if (!name.startsWith('.')) return null;
  const target = posix.join(posix.dirname(path), name);
  return target.startsWith(SRC) ? placeOf(target) : null;
}

function manifestFindings(
  manifest: Manifest,
  paths: ReadonlySet<string>,
  used: ReadonlySet<string>,
): string[] {
  const there = new Set([...paths].flatMap((path) => placeOf(path).feature ?? []));
  return [
    ...[...there].filter((name) => !(name in manifest)).map((name) => `${name} is not in the manifest`),
    ...Object.keys(manifest)
      .filter((name) => !paths.has(`${FEATURES}${name}/index.ts`))
      .map((name) => `${name} has no door`),
    ...Object.entries(manifest).flatMap(([name, doors]) =>
      doors
        .filter((door) => !used.has(`${name} ${door}`))
        .map((door) => `${name} does not use ${door}, which its manifest names`),
    ),
  ];
}

/** Features that lead back to themselves. */
function circles(manifest: Manifest): string[] {
  const leadsTo = (name: string, aim: string, seen: Set<string>): boolean =>
    (manifest[name] ?? []).some(
      (door) => door === aim || (!seen.has(door) && leadsTo(door, aim, seen.add(door))),
    );
  return Object.keys(manifest)
    .filter((name) => leadsTo(name, name, new Set()))
    .map((name) => `${name} leads back to itself`);
}

/** A part that is loaded late has its `Suspense` in the same file: without one the whole screen around it goes away until it has come. */
function lateParts({ path, text }: Source): string[] {
  const isBare = /\blazy\(/.test(text) && !text.includes('<Suspense');
  return isBare ? [`${path} loads a part late and has no <Suspense> around it`] : [];
}
