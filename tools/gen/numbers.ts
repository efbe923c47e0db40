import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../launch/paths.ts';

const DOMAIN = 'packages/domain/src';

/** A constant of a file, with the comment that stands right over it; '' where none does. */
export interface Named {
  readonly name: string;
  readonly says: string;
}

const CONSTANT = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n|\/\/([^\n]*)\n)?export const ([A-Z][A-Z0-9_]+)\b/g;

/** Constants that a file exports under names in capitals, in its order. */
export const namedIn = (text: string): Named[] =>
  [...text.matchAll(CONSTANT)].map(([, long, short, name]) => ({
    name: name!,
    says: (long ?? short ?? '').replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim(),
  }));

/** A number, or numbers by their names, as it is read; null for anything else. */
export function shown(value: unknown): string | null {
  if (typeof value === 'number') return Math.abs(value) < 10_000 ? String(value) : value.toLocaleString('en');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const parts = Object.entries(value).map(([name, one]) => [name, shown(one)] as const);
  const areNumbers = parts.length > 0 && parts.length <= 12 && parts.every(([, one]) => one !== null);
  return areNumbers && Object.values(value).every((one) => typeof one === 'number')
    ? parts.map(([name, one]) => `${name} ${one}`).join(', ')
    : null;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** docs/numbers.md: every number that the domain names, as it is now. */
export async function numbersText(): Promise<string> {
  const files = globSync(`${DOMAIN}/*/*/**/*.ts`, { cwd: ROOT })
    .filter((path) => !/\.test\.ts$|\.ja\.ts$/.test(path))
    .sort();
  const sections = new Map<string, string[]>();
  for (const path of files) {
    const module = (await import(pathToFileURL(join(ROOT, path)).href)) as Readonly<Record<string, unknown>>;
    const rows = namedIn(readFileSync(join(ROOT, path), 'utf8')).flatMap(({ name, says }) => {
      const value = shown(module[name]);
      return value === null ? [] : [`| \`${name}\` | ${cell(value)} | ${cell(says)} |`];
    });
    if (rows.length === 0) continue;
    const [wing, folder] = path.slice(DOMAIN.length + 1).split('/');
    const title = `${wing}/${folder}`;
    sections.set(title, [...(sections.get(title) ?? []), ...rows]);
  }
  const tables = [...sections].map(
    ([title, rows]) => `## ${title}\n\n| Name | Now | What |\n| --- | --- | --- |\n${rows.join('\n')}\n`,
  );
  return `# Every number of the product

Written by \`npm run gen\` from the constants of \`packages/domain\`, with what their comments say. What an operator may change is a row of the database; the number here
is its first value.

<!-- oxfmt-ignore-start -->

${tables.join('\n')}
<!-- oxfmt-ignore-end -->
`;
}
