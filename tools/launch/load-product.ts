import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PRODUCT_CACHE, ROOT } from './paths.ts';
import type * as product from './product.ts';

export type Product = typeof product;

/** The product in one file, and what that is made of. */
const [BUNDLE, SOURCES] = ['product.js', 'product.json'] as const;
const kept = (name: string) => join(PRODUCT_CACHE, name);

/** Packages are not in the bundle, but may decide what is. */
function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [join(ROOT, 'package-lock.json'), ...files])
    hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function isKept(): boolean {
  try {
    const made = JSON.parse(readFileSync(kept(SOURCES), 'utf8')) as { files: string[]; hash: string };
    return existsSync(kept(BUNDLE)) && hashOf(made.files) === made.hash;
  } catch {
    // There is none, or one of its sources is gone.
    return false;
  }
}

/** Makes it beside its place, as deep as that: it names files by the way to them. Whoever starts at the same time finds a whole one. */
async function makeBundle(): Promise<void> {
  mkdirSync(PRODUCT_CACHE, { recursive: true });
  const half = mkdtempSync(`${PRODUCT_CACHE}-half-`);
  try {
    const { bundle } = await import('./bundle.ts');
    const modules = await bundle({ product: join(ROOT, 'tools/launch/product.ts') }, half);
    // The bundler has modules of its own.
    const files = modules.filter((file) => existsSync(file));
    writeFileSync(join(half, SOURCES), JSON.stringify({ files, hash: hashOf(files) }));
    for (const name of [BUNDLE, SOURCES]) renameSync(join(half, name), kept(name));
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/**
 * Loads the product from one file, which is made again when one of its sources has changed: reading a thousand one by one takes Node several
 * seconds of a processor at each start. They are read where the folder cannot be written.
 *
 * @param after what is to be under way before the product is loaded, which keeps this thread busy; awaited only where its file has to be made.
 */
export async function loadProduct(after: Promise<unknown>): Promise<Product> {
  try {
    if (!isKept()) {
      await makeBundle();
      // Whoever waits for it hears of its failure.
      await after.catch(() => undefined);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES' && code !== 'EROFS') throw error;
    return import('./product.ts');
  }
  return (await import(pathToFileURL(kept(BUNDLE)).href)) as Product;
}
