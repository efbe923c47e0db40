import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';

const WEB = join(import.meta.dirname, '../../apps/web');
const FILE = join(WEB, 'src/routeTree.gen.ts');

/** The web's route table, as its build would generate it from the files below src/routes; the file itself is not changed. */
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
