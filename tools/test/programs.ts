import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';
import { ROOT } from '../launch/paths.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the programs of `PROGRAMS` are built, each below the name that it has in the server. */
    programsDir?: string;
  }
}

const SERVER = join(ROOT, 'apps/server');
/** What tests start in processes of their own, and often kill. */
const PROGRAMS = 'src/**/*.program.ts';
/** Ours, and what the bundler helps them with, are read from one file each, packages as they are. */
const OURS = /^(?:[./#\0]|@yoimachi\/|@oxc-project\/)/;
const OWN_PLACE = /import\.meta\.(dirname|filename|url)\b/g;

/** A module that asks where it stands is told where its source does: it has workers, texts and migrations beside it. */
const placed = {
  name: 'placed',
  transform: (code: string, id: string) => {
    const places = { dirname: dirname(id), filename: id, url: pathToFileURL(id).href };
    return code.replaceAll(OWN_PLACE, (_, which: keyof typeof places) => JSON.stringify(places[which]));
  },
};

/**
 * vitest's global setup: builds the programs that tests start, once for the run. Each loads a thousand files of the product, which takes three
 * seconds of a processor; from one file it takes half of that, and a run starts hundreds.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const kept = join(SERVER, '.cache');
  mkdirSync(kept, { recursive: true });
  // Within the server, whose packages are found from there.
  const dir = mkdtempSync(join(kept, 'programs-'));
  const files = globSync(PROGRAMS, { cwd: SERVER });
  const bundle = await rolldown({
    input: Object.fromEntries(files.map((file) => [file.slice(0, -'.ts'.length), join(SERVER, file)])),
    platform: 'node',
    transform: { target: 'esnext' },
    external: (id) => !OURS.test(id),
    plugins: [placed],
    logLevel: 'silent',
  });
  await bundle.write({ dir, format: 'esm', entryFileNames: '[name].js' });
  await bundle.close();
  project.provide('programsDir', dir);
  return () => rmSync(dir, { recursive: true, force: true });
}
