import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build without pages of its own, or an address without a screen, is answered with. */
const EVERY_SCREEN = 'index.html';

/** The address of a screen as tables have it: upper case and a last slash are ignored. */
export const plainAddress = (address: string): string => address.toLowerCase().replace(/(?<=.)\/$/, '');

/**
 * Which file of a built app answers an address: the page of its screen, which names what that screen loads, as the build says it in
 * `screens.json`. The address comes without a question mark, and without what the whole app stands below.
 */
export function readScreenPages(appDir: string): (address: string) => string {
  const file = join(appDir, 'screens.json');
  if (!existsSync(file)) return () => EVERY_SCREEN;
  const pages = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const named = new Map(pages);
  const patterns = pages
    .filter(([address]) => address.includes('$'))
    .map(([address, page]) => [new RegExp(`^${address.replaceAll(/\$\w+/g, '[^/]+')}$`), page] as const);
  return (address) => {
    const path = plainAddress(address);
    return named.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1] ?? EVERY_SCREEN;
  };
}
