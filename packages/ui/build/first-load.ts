import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a page names of scripts and styles: what a browser fetches before it reads any of them. */
const NAMED = /(?:src|href)="\/(?:admin\/)?(assets\/[^"]+\.(?:js|css))"/g;

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

/** What a browser fetches before a screen can be used. 1 KB is 1,000 bytes. */
export interface ScreenLimit {
  readonly screen: string;
  /** The page of the screen in the build, which names all that it needs until its list stands (`preload-screens.ts`). */
  readonly page: string;
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
  return limits.map((limit) => {
    const page = readFileSync(join(distDir, limit.page), 'utf8');
    const files = [...new Set([...page.matchAll(NAMED)].flatMap(([, file]) => file ?? []))];
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
