import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/usr/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const FONT_FILE = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium: $CHROMIUM, one on PATH, or in a usual place; null if there is none. */
export function findChromium(): string | null {
  const asked = process.env['CHROMIUM'];
  if (asked) return isProgram(asked) ? asked : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES];
  return candidates.find(isProgram) ?? null;
}

/** Installs Debian packages; returns the error, or null. */
function install(packages: readonly string[]): string | null {
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    console.log(`apt-get ${args.join(' ')}`);
    const run = spawnSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (run.status !== 0) return run.stderr.trim().split('\n').at(-1) ?? `apt-get ended with ${run.status}`;
  }
  return null;
}

/**
 * Makes sure that a browser and Japanese fonts are available: as root on Debian they are installed.
 *
 * @returns a sentence saying what to do if that is not possible, or null if the browser is there.
 */
export function ensureChromium(): string | null {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(existsSync(FONT_FILE) ? [] : ['fonts-noto-cjk']),
  ];
  const problem = isDebianRoot && missing.length > 0 ? install(missing) : null;
  if (findChromium()) return null;
  return `No Chromium was found${problem ? ` (${problem})` : ''}: install one (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM to its path.`;
}
