import type { Plugin, Rolldown } from 'vite';

const FIRST = /\bimport\(\s*\/\* first \*\/\s*'([^']+)'/g;
const SCREEN = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/;

/** What the router adds to names for itself: layouts without an address of their own, and children that do not stand in their parent. */
const addressOf = (name: string): string =>
  `/${name
    .replace(/(?:^|\.)index$/, '')
    .split('.')
    .filter((part) => part !== '' && !part.startsWith('_'))
    .map((part) => part.replace(/_$/, ''))
    .join('/')}`;

/** A route, and those around it. */
const chainOf = (name: string, all: Iterable<string>): string[] => [
  name,
  ...[...all].filter((other) => other !== name && name.startsWith(`${other.replace(/\.route$/, '')}.`)),
];

/** Around others, and shown with one of them alone. */
const isFrame = (name: string): boolean => /(?:^|\.)(?:route|_[^.]*)$/.test(name);

/**
 * Writes a page for each screen beside index.html, `screens/<name>.html`, which also names every script that the screen needs until its list
 * stands: a browser fetches them at once, instead of one after the other as each is read. That is what the screen and its frames import, and
 * what any of it imports with the comment `first`. `screens.json` says which page belongs to which address. `firstCalls`: what screens and
 * frames ask for first, by their names; `<meta name="first-calls">` of a page has them.
 */
export function preloadScreens(firstCalls: Readonly<Record<string, readonly string[]>> = {}): Plugin {
  /** By module, what it loads first. */
  const firsts = new Map<string, readonly string[]>();
  let base = '/';
  return {
    name: 'preload-screens',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (base = config.base),
    transform: {
      order: 'pre',
      filter: { code: '/* first */' },
      async handler(code, id) {
        const named = [...code.matchAll(FIRST)].map(([, name = '']) => this.resolve(name, id));
        firsts.set(
          id,
          (await Promise.all(named)).flatMap((found) => found?.id ?? []),
        );
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const html = bundle['index.html'];
        if (html?.type !== 'asset') throw new Error('The build has no index.html');
        const chunkOf = chunksByModule(bundle);
        const screens = new Map(
          [...chunkOf].flatMap(([id, chunk]) => {
            const name = SCREEN.exec(id)?.[1]?.replaceAll('/', '.');
            return name === undefined ? [] : [[name, chunk] as const];
          }),
        );
        const pages: Record<string, string> = {};
        const unknown = Object.keys(firstCalls).filter((name) => !screens.has(name));
        if (unknown.length > 0)
          throw new Error(`First calls of screens that are not there: ${unknown.join(', ')}`);
        // A frame's own address is that of the first screen in it, which comes after it.
        for (const name of [...screens.keys()].sort()) {
          if (isFrame(name)) continue;
          const needed = new Set<string>();
          const chain = chainOf(name, screens.keys());
          for (const one of chain) addNeeded(screens.get(one)!, needed);
          const asked = chain.flatMap((one) => firstCalls[one] ?? []);
          const fileName = `screens/${name.replaceAll('$', '')}.html`;
          this.emitFile({ type: 'asset', fileName, source: withLinks(String(html.source), needed, asked) });
          pages[addressOf(name)] = fileName;
        }
        this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(pages) });

        function addNeeded(chunk: Rolldown.OutputChunk, needed: Set<string>): void {
          if (needed.has(chunk.fileName)) return;
          needed.add(chunk.fileName);
          const late = chunk.moduleIds.flatMap((id) => firsts.get(id) ?? []).map((id) => chunkOf.get(id));
          const own = chunk.imports.map((name) => bundle[name]);
          for (const next of [...own, ...late]) if (next?.type === 'chunk') addNeeded(next, needed);
        }
      },
    },
  };

  function withLinks(page: string, files: ReadonlySet<string>, asked: readonly string[]): string {
    const links = [...files]
      .filter((file) => !page.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${base}${file}">`);
    const calls = JSON.stringify(asked).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    // Before the script that reads it.
    const meta = asked.length > 0 ? `<meta name="first-calls" content="${calls}">` : '';
    return page.replace('<head>', `<head>${meta}`).replace('</head>', `${links.join('')}</head>`);
  }
}

const chunksByModule = (bundle: Rolldown.OutputBundle): Map<string, Rolldown.OutputChunk> =>
  new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds.map((id) => [id, file] as const) : [],
    ),
  );
