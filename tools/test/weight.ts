import { isTest, readSources } from '../check/sources.ts';

const AREAS = ['packages/domain', 'packages/contract', 'packages/ui', 'apps/server', 'apps/web', 'apps/admin', 'tools'] as const; // oxfmt-ignore
/** Beside the tests themselves: what only they use, and what is generated. */
const APART = /^(?:tools\/test|apps\/server\/sim)\/|\.gen\.tsx?$/;

const inWords = (lines: number, files: number): string => `${lines.toLocaleString('en')} in ${files} files`;

/** What the source weighs, by area: lines and files without tests, the simulation and what is generated. */
export function sourceWeight(
  written = readSources(AREAS.map((area) => `${area}/**/*.{ts,tsx,mjs}`)),
): string {
  const sources = written.filter(({ path }) => !isTest(path) && !APART.test(path));
  const weigh = (area: string) => {
    const own = sources.filter(({ path }) => path.startsWith(`${area}/`));
    return {
      area,
      files: own.length,
      lines: own.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0),
    };
  };
  const areas = AREAS.map(weigh);
  const all = inWords(
    areas.reduce((sum, { lines }) => sum + lines, 0),
    sources.length,
  );
  return `source: ${all} (${areas.map(({ area, lines, files }) => `${area} ${inWords(lines, files)}`).join(', ')})`;
}
