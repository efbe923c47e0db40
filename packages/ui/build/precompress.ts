import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** What is smaller gains nothing that is worth two files. */
const WORTH_BYTES = 256;
const TEXT_FILE = /\.(js|css|html|svg)$/;

/**
 * Writes `.br` and `.gz` next to every text file of a build, so that the server need not compress while answering. It may serve the build
 * meanwhile: each of them is there as a whole or not at all.
 */
export function precompress(distDir: string): void {
  for (const entry of readdirSync(distDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT_FILE.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    if (content.length < WORTH_BYTES) continue;
    write(`${path}.br`, brotliCompressSync(content));
    write(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

function write(path: string, bytes: Buffer): void {
  const half = `${path}.half`;
  writeFileSync(half, bytes);
  renameSync(half, path);
}
