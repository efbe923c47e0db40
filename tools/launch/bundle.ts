import http from 'node:http';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';

/** Ours, and what the bundler helps us with, are read from one file each, packages as they are. */
const OURS = /^(?:[./#\0]|@yoimachi\/|@oxc-project\/)/;
const OWN_PLACE = /import\.meta\.(dirname|filename|url)\b/g;
const PLACE_OF = /import\.meta\.(dirname|filename|url)Of\("([^"]+)"\)/g;
const APART = /"apart:([^"]+)"/g;

/**
 * Read from files of their own: whoever loads a bundle knows its failures by their class, and one file would load at once what draws pictures,
 * which is wanted seldom.
 */
const apart = {
  name: 'apart',
  resolveId: {
    filter: { id: /\/(?:startup-error|dev-samples)\.ts$/ },
    handler: (source: string, importer: string | undefined) => ({
      id: `apart:${join(dirname(importer ?? ''), source)}`,
      external: true,
    }),
  },
};

/** A module of Node, where anything may be called `process`. */
const ofNode = (name: string) => `globalThis.process.getBuiltinModule('${name}')`;
const pathAt = (way: string) => `${ofNode('path')}.join(import.meta.dirname, ${JSON.stringify(way)})`;
/** What a module asks for, by the way to its source. */
const PLACES = {
  dirname: (way: string) => pathAt(dirname(way)),
  filename: pathAt,
  url: (way: string) => `${ofNode('url')}.pathToFileURL(${pathAt(way)}).href`,
};

/**
 * A module that asks where it stands is told where its source does: it has workers, texts and migrations beside it. A bundle names that, and what is
 * read apart, by the way from itself, since a release is moved after it was made; in which file a module ends is known when all are placed.
 */
const placed = (dir: string) => ({
  name: 'placed',
  transform: {
    filter: { code: 'import.meta.' },
    handler: (code: string, id: string) =>
      code.replaceAll(OWN_PLACE, (own) => `/* @__PURE__ */ ${own}Of(${JSON.stringify(id)})`),
  },
  renderChunk: (code: string, { fileName }: { fileName: string }) => {
    const wayTo = (file: string) => relative(dirname(join(dir, fileName)), file);
    return code
      .replaceAll(PLACE_OF, (_, which: keyof typeof PLACES, file: string) => PLACES[which](wayTo(file)))
      .replaceAll(APART, (_, file: string) => JSON.stringify(wayTo(file)));
  },
});

/**
 * Who imports `node:http` by its names reads all it has, and one of them loads a client of HTTP that few programs want, at a tenth of what their
 * start costs. What another module of Node has is read as it is.
 */
const lazyHttp = {
  name: 'lazy-http',
  resolveId: {
    filter: { id: /^(?:node:)?http$/ },
    handler: (_source: string, _importer: string | undefined, { kind }: { kind: string }) =>
      kind === 'import-statement' ? '\0lazy-http' : null,
  },
  load: { filter: { id: /^\0lazy-http$/ }, handler: () => HTTP },
};

const HTTP = [
  `const http = process.getBuiltinModule('node:http');`,
  'export default http;',
  ...Object.entries(Object.getOwnPropertyDescriptors(http))
    .filter(([, descriptor]) => 'value' in descriptor)
    .map(([name]) => `export const ${name} = /* @__PURE__ */ (() => http.${name})();`),
].join('\n');

/** What few moments want is read from its package then. */
const lazyPackages = {
  name: 'lazy-packages',
  resolveId: (id: string, _importer: string | undefined, { kind }: { kind: string }) =>
    kind === 'dynamic-import' && !OURS.test(id) ? { id, external: true } : null,
};

/** Nothing in the house is imported for what it does when it is read, so what a program does not use need not be there. */
const WITH_PACKAGES = {
  plugins: [lazyPackages, lazyHttp],
  treeshake: { moduleSideEffects: false },
};
const WITHOUT_PACKAGES = { plugins: [], external: (id: string) => !OURS.test(id) };

/**
 * Builds programs of the server and the tools, by their names in `dir`: reading a thousand files takes Node three to five seconds of a processor,
 * from one file each it takes half of that. `dir` lies within the server, whose packages are found from there.
 *
 * @param hasPackages with what they use of packages, and only what they use, without comments: they start in two thirds of that, some in a fifth.
 * @returns the files that they are made of.
 */
export async function bundle(
  input: Readonly<Record<string, string>>,
  dir: string,
  { hasPackages = false } = {},
): Promise<string[]> {
  const { plugins, ...rules } = hasPackages ? WITH_PACKAGES : WITHOUT_PACKAGES;
  const build = await rolldown({
    ...rules,
    input,
    platform: 'node',
    transform: { target: 'esnext' },
    plugins: [apart, ...plugins, placed(dir)],
    logLevel: 'silent',
  });
  // One alone is one file, so that nothing of it is missed once it is loaded.
  const codeSplitting = Object.keys(input).length > 1;
  const { output } = await build.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].js',
    codeSplitting,
    comments: !hasPackages,
  });
  await build.close();
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}
