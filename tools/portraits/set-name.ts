import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Eight hex digits hashed from all pictures of a folder: part of their addresses, so that browsers may cache them forever. */
export async function nameOfSet(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp')).sort();
  for (const name of files) hash.update(`\0${name}\0`).update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 8);
}
