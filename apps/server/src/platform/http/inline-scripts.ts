import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** The pages of the web app; what the service worker shows without a network comes with the headers it was fetched with. */
const PAGES = ['index.html', 'offline.html'];

/** The content policy sources that let the inline scripts of the web app's pages run, and no others. */
export function inlineScriptSources(webDir: string | null): string[] {
  if (webDir === null) return [];
  const paths = PAGES.map((name) => join(webDir, name)).filter((path) => existsSync(path));
  return paths.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(INLINE)].map(
      ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
    ),
  );
}
