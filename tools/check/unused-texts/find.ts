import { dirname, join } from 'node:path/posix';
import { lineOf, parse } from '../borders/ast.ts';
import type { Source } from '../sources.ts';
import { exportedTexts, type Key } from './catalogue.ts';
import { takenBy, usesOf, type Use } from './uses.ts';

/** What draws screens. */
const SCREENS = /^(?:apps\/(?:web|admin)|packages\/ui)\/src\//;
const CATALOGUE = /(?:^|[/.])ja\.tsx?$/;
const TESTS = /\.(?:test|test-kit|fixture)\.tsx?$/;

/**
 * Texts of screens, as `path:line: name.key`, that no screen asks for. The search for dead code sees exports and no keys: a sentence that is
 * left behind is changed, translated and read by who looks for what the product says.
 */
export function find(sources: readonly Source[]): string[] {
  const screens = sources
    .filter(({ path }) => SCREENS.test(path) && !TESTS.test(path))
    .map((source) => ({ source, ...readScreen(source) }));
  const uses = Map.groupBy(
    screens.flatMap((screen) => screen.uses),
    ({ of }) => of,
  );
  return screens.flatMap(({ source: { path, text }, texts }) =>
    [...texts].flatMap(([name, keys]) => {
      const known = [...(uses.get(`${path} ${name}`) ?? []), ...(uses.get(` ${name}`) ?? [])];
      return keys
        .filter((key) => !known.some(({ use }) => leadsTo(use, key.path)))
        .map((key) => `${path}:${lineOf(text, key.at)}: ${[name, ...key.path].join('.')}`);
    }),
  );
}

/** One is a beginning of the other: what is asked for as a whole uses what is below, and a key leads to what is asked for below it. */
const leadsTo = (use: Use, path: readonly string[]): boolean =>
  use.slice(0, path.length).every((name, place) => name === path[place]);

interface Screen {
  /** What a catalogue exports. */
  readonly texts: ReadonlyMap<string, readonly Key[]>;
  /** Of `path name`; of ` name` alone where a door stands between. */
  readonly uses: readonly { readonly of: string; readonly use: Use }[];
}

/** What a file says and asks for; its tree is let go. */
function readScreen(source: Source): Screen {
  const tree = parse(source);
  const texts: Screen['texts'] = CATALOGUE.test(source.path) ? exportedTexts(tree) : new Map();
  const taken = takenBy(tree).map(({ local, name, from }) => ({
    local,
    of: `${from.startsWith('.') ? join(dirname(source.path), from) : ''} ${name}`,
  }));
  const own = [...texts.keys()].map((name) => ({ local: name, of: `${source.path} ${name}` }));
  const names = [...taken, ...own];
  const uses = usesOf(tree, new Set(names.map(({ local }) => local)));
  return {
    texts,
    uses: names.flatMap(({ local, of }) => (uses.get(local) ?? []).map((use) => ({ of, use }))),
  };
}
