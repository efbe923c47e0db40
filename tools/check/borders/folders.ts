import { posix } from 'node:path';
import type { Source } from '../sources.ts';
import { circlesOf } from './circles.ts';
import type { Room } from './doors.ts';
import { importsOf } from './imports.ts';

/**
 * Folders of a module that lead back to where they started, as sentences: one of them stands on the other. What lies beside the door is
 * everybody's in the module.
 */
export function folderFindings(modules: readonly Room[], sources: readonly Source[]): string[] {
  return modules.flatMap(({ door, folder }) => {
    const entered = new Map<string, Set<string>>();
    for (const source of sources.filter(({ path }) => path.startsWith(`${folder}/`))) {
      const here = folderOf(source.path, folder);
      if (here === null) continue;
      for (const { from } of importsOf(source)) {
        if (!from.startsWith('.')) continue;
        const there = folderOf(posix.join(posix.dirname(source.path), from), folder);
        if (there === null || there === here) continue;
        entered.set(here, (entered.get(here) ?? new Set()).add(there));
      }
    }
    return circlesOf(entered).map((circle) => `${door}: circle of folders: ${circle.join(' → ')}`);
  });
}

/** The folder of a module in which a file lies; null beside its door, or outside. */
function folderOf(path: string, module: string): string | null {
  const rest = posix.relative(module, path).split('/');
  return rest.length > 1 && rest[0] !== '..' ? rest[0]! : null;
}
