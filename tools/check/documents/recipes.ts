import { posix } from 'node:path';
import type { Source } from '../sources.ts';

const COMMIT = /^Look at `[0-9a-f]{8}`/m;
const STEP = /^1\. /m;
const FORGOTTEN = /^## When a step is forgotten$/m;

/** Recipes that leave out what each has: steps, a commit to look at, what tells of a forgotten step, a way to it from where one asks. */
export function recipeFindings(recipes: readonly Source[], contributing: Source): string[] {
  return recipes.flatMap(({ path, text }) => {
    const add = (isThere: boolean, lack: string) => (isThere ? [] : [`${path}: ${lack}`]);
    return [
      ...add(STEP.test(text), 'no numbered steps'),
      ...add(COMMIT.test(text), 'no commit to look at'),
      ...add(FORGOTTEN.test(text), 'nothing of what is said when a step is forgotten'),
      ...add(
        contributing.text.includes(`](docs/how-to/${posix.basename(path)})`),
        'CONTRIBUTING.md does not lead here',
      ),
    ];
  });
}
