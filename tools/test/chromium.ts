import { existsSync } from 'node:fs';
import { findProgram, installPackages } from './debian.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/usr/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const HEADLESS = 'chromium-headless-shell';
const FONT_FILE = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

/** The path of a Chromium: $CHROMIUM, one on PATH, or in a usual place; null if there is none. */
export const findChromium = (): string | null => findProgram('CHROMIUM', NAMES, PLACES);

/**
 * The path of a Chromium that has no windows, else of any. It draws the same pages, and spares a quarter of the time of a test: the other one
 * opens a window of its own beside each page. It shows no notifications.
 */
export const findHeadlessChromium = (): string | null => findHeadless() ?? findChromium();

const findHeadless = (): string | null => findProgram('CHROMIUM', [HEADLESS], []);

/**
 * Makes sure that a browser and Japanese fonts are available: as root on Debian they are installed.
 *
 * @returns a sentence saying what to do if that is not possible, or null if the browser is there.
 */
export function ensureChromium(): string | null {
  const needed = [
    ...(findChromium() ? [] : ['chromium']),
    ...(existsSync(FONT_FILE) ? [] : ['fonts-noto-cjk']),
  ];
  const withHeadless = [...needed, ...(findHeadless() ? [] : [HEADLESS])];
  // Where there is no such package, the other one does.
  const problem = installPackages(withHeadless) && installPackages(needed);
  if (findChromium()) return null;
  return `No Chromium was found${problem ? ` (${problem})` : ''}: install one (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM to its path.`;
}
