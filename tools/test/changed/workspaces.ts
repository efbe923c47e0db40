import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../launch/paths.ts';
import type { Workspace } from './graph.ts';

export const readWorkspaces = (): Workspace[] =>
  globSync('{packages,apps}/*/package.json', { cwd: ROOT }).map((path) => ({
    ...(JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Omit<Workspace, 'folder'>),
    folder: dirname(path).replaceAll('\\', '/'),
  }));
