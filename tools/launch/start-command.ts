import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: { readonly start: string };
};

/** What `npm start` gives to node, to be run in ROOT: flags, then the file. */
export const START_ARGS: readonly string[] = manifest.scripts.start.split(' ').slice(1);

/** Including the memory limits, which keep the process below 250 MB after load: a bounded heap, and a young generation large enough for some calls. */
export const MEMORY_FLAGS: readonly string[] = START_ARGS.filter((flag) => flag.startsWith('--max-'));
