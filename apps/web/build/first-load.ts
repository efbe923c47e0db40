import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

/**
 * The script and style files a browser fetches before the screen of `keys` is shown: the chunks themselves and what they
 * import statically. Dynamic imports are not in it.
 */
export function firstLoadFiles(manifest: Manifest, keys: readonly string[]): string[] {
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

/** Size in bytes of the files below `distDir` after brotli, one by one, as the server sends them. */
export function brotliBytes(distDir: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(distDir, file))).length, 0);
}

/** Every manifest key that belongs to one of the route files (the splitter adds `?tsr-split=…`). */
export function chunkKeys(manifest: Manifest, sources: readonly string[]): string[] {
  return Object.keys(manifest).filter((key) =>
    sources.some((source) => key === source || key.startsWith(`${source}?`)),
  );
}

/** Prints the first load of the guest's home after every build. The limit is 130 KB (1 KB = 1,000 bytes). */
export function firstLoadReport(): Plugin {
  let outDir = '';
  return {
    name: 'first-load-report',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
      const report = (label: string, sources: readonly string[]) => {
        const files = firstLoadFiles(manifest, chunkKeys(manifest, ['index.html', ...sources]));
        const bytes = (end: string) =>
          brotliBytes(
            outDir,
            files.filter((file) => file.endsWith(end)),
          );
        const [script, style] = [bytes('.js'), bytes('.css')];
        const kb = (value: number) => (value / 1000).toFixed(1);
        console.log(
          `first load ${label}: ${kb(script + style)} KB brotli (script ${kb(script)}, style ${kb(style)})`,
        );
      };
      report('shell', []);
      report('/guest', ['src/routes/guest/route.tsx', 'src/routes/guest/index.tsx']);
      report('/cast', ['src/routes/cast/route.tsx', 'src/routes/cast/index.tsx']);
    },
  };
}
