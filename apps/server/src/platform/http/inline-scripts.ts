import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** The content policy sources that let the inline scripts of the web app's index.html run, and no others. */
export function inlineScriptSources(webDir: string | null): string[] {
  const path = join(webDir ?? '', 'index.html');
  if (webDir === null || !existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(INLINE)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );
}
