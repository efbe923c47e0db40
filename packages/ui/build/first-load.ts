import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

/**
 * The script and style files a browser fetches before the screen of `keys` is shown: the chunks themselves and their static imports.
 * Dynamic imports are not included.
 */
function firstLoadFiles(manifest: Manifest, keys: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...files];
}

/**
 * Size in bytes of the files under `distDir` as the server sends them: each one's `.br`, or the file itself where it is too small to have
 * one.
 */
function brotliBytes(distDir: string, files: readonly string[]): number {
  const sizeOf = (file: string) => {
    const path = join(distDir, file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  };
  return files.reduce((sum, file) => sum + sizeOf(file), 0);
}

/** Every manifest key that belongs to one of the route files (the splitter adds `?tsr-split=…`). */
function chunkKeys(manifest: Manifest, sources: readonly string[]): string[] {
  return Object.keys(manifest).filter((key) =>
    sources.some((source) => key === source || key.startsWith(`${source}?`)),
  );
}

/** What a browser fetches before a screen can be used. 1 KB is 1,000 bytes. */
export interface ScreenLimit {
  readonly screen: string;
  /** The route files of the screen and of its layouts. */
  readonly sources: readonly string[];
  /** Script and style together, after brotli. The measured size is at most a few KB below; the goal is in decision 027. */
  readonly limitKb: number;
  readonly limitFiles: number;
}

interface FirstLoad extends ScreenLimit {
  readonly kb: number;
  readonly files: number;
}

/** What each of these screens takes in the build under `distDir`. */
export function measureScreens(distDir: string, limits: readonly ScreenLimit[]): FirstLoad[] {
  const manifest = JSON.parse(readFileSync(join(distDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  return limits.map((limit) => {
    const files = firstLoadFiles(manifest, chunkKeys(manifest, ['index.html', ...limit.sources]));
    return { ...limit, kb: brotliBytes(distDir, files) / 1000, files: files.length };
  });
}

/** Prints the first load of the budgeted screens, once a build is compressed. */
export function printFirstLoads(loads: readonly FirstLoad[]): void {
  for (const { screen, kb, limitKb, files, limitFiles } of loads)
    console.log(
      `first load ${screen}: ${kb.toFixed(1)} of ${limitKb} KB brotli, ${files} of ${limitFiles} files`,
    );
}
