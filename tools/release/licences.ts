import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../launch/paths.ts';

/** A package as package-lock.json has it, by where it lies. */
interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type Lock = Readonly<Record<string, Locked>>;

const readLock = (): Lock =>
  (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Lock }).packages;

/** Where a package is found from another one, as Node looks: beside it, else further up. */
function placeOf(name: string, from: string, lock: Lock): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (lock[place] !== undefined) return place;
    if (at === '') return null;
    if (!at.includes('/node_modules/')) at = '';
  }
}

/** Where the packages lie that these workspaces need, others' packages for them included; workspaces themselves are left out. */
export function neededBy(workspaces: readonly string[], lock: Lock): string[] {
  const found = new Set(workspaces);
  for (const place of found) {
    const { dependencies = {}, optionalDependencies = {} } = lock[place]!;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const needed = placeOf(name, place, lock);
      if (needed !== null) found.add(lock[needed]!.link ? lock[needed]!.resolved! : needed);
    }
  }
  return [...found].filter((place) => place.includes('node_modules/')).sort();
}

/** Their names, versions, licences and the texts of these, of what runs and of what the built apps are made of and with. */
export function licencesText(workspaces: readonly string[]): string {
  const lock = readLock();
  const texts = new Map<string, string | null>();
  for (const place of neededBy(workspaces, lock)) {
    const { version, license } = lock[place]!;
    const folder = join(ROOT, place);
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    // What is for another system than this one is not installed, and not shipped.
    if (existsSync(folder)) texts.set(`${name} ${version}: ${license ?? 'see its text'}`, textOf(folder));
  }
  const titles = [...texts.keys()].sort();
  const list = titles.map((title) => `- ${title}`).join('\n');
  const parts = titles.map(
    (title) =>
      `${'='.repeat(80)}\n${title}\n\n${texts.get(title) ?? '(the package has no file of its licence)'}\n`,
  );
  return `Packages of others in this release, with their licences\n\n${list}\n\n${parts.join('\n')}`;
}

function textOf(folder: string): string | null {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)(?:[.-].*)?$/i.test(name));
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim();
}
