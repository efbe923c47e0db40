import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let version: string | undefined;

/** The version of the product, such as `1.0.0`: that of the server's package, which all packages of the product share. */
export function productVersion(): string {
  version ??= (
    JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
      version: string;
    }
  ).version;
  return version;
}
