import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';

const APPS = join(import.meta.dirname, '../../apps');

/** The route table of an app, as its build would generate it from the files below src/routes; the file itself is not changed. */
export async function routeTreeText(app: 'web' | 'admin'): Promise<string> {
  const root = join(APPS, app);
  const file = join(root, 'src/routeTree.gen.ts');
  const before = await readFile(file, 'utf8');
  const config = getConfig(
    {
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    },
    root,
  );
  await new Generator({ config, root }).run();
  const after = await readFile(file, 'utf8');
  await writeFile(file, before);
  return after;
}
