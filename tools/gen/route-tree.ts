import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';

const WEB = join(import.meta.dirname, '../../apps/web');
const FILE = join(WEB, 'src/routeTree.gen.ts');

/** The web's table of routes, as its build would write it from the files below src/routes; the file itself stays as it is. */
export async function routeTreeText(): Promise<string> {
  const before = await readFile(FILE, 'utf8');
  const config = getConfig(
    {
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    },
    WEB,
  );
  await new Generator({ config, root: WEB }).run();
  const after = await readFile(FILE, 'utf8');
  await writeFile(FILE, before);
  return after;
}
