import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundle } from '../launch/bundle.ts';
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

/**
 * vitest's global setup: builds the programs that tests start, once for the run. Each loads a thousand files of the product and
 * as many of packages, which takes three seconds of a processor. What it uses of them takes a half or less, and a run starts hundreds.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const kept = join(SERVER, '.cache');
  mkdirSync(kept, { recursive: true });
  // Within the server, whose packages are found from there.
  const dir = mkdtempSync(join(kept, 'programs-'));
  const files = globSync(PROGRAMS, { cwd: SERVER });
  await bundle(
    Object.fromEntries(files.map((file) => [file.slice(0, -'.ts'.length), join(SERVER, file)])),
    dir,
    { hasPackages: true },
  );
  project.provide('programsDir', dir);
  return () => rmSync(dir, { recursive: true, force: true });
}
