import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The file in which the product that browser tests use says where its data folder is. */
export function dataDirNote(port: string): string {
  return join(tmpdir(), `yoimachi-e2e-${port}`);
}
