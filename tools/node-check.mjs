import * as nodeModule from 'node:module';
import { join } from 'node:path';

// Preloaded by the npm scripts, so that an older Node says what is wrong before it meets a TypeScript file.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Node ${process.versions.node} is too old: Node 24 is needed. It comes with "npm ci" on Linux when started through npm (npm start); elsewhere install Node 24.`,
  );
  process.exit(1);
}
// What was compiled once is not compiled again by the next start, nor are its types taken off again. Whose folder cannot be written goes without.
nodeModule.enableCompileCache(join(import.meta.dirname, '../.cache/node'));
