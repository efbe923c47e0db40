import { linesWith, withoutComments, type Source } from './sources.ts';

/** What draws screens. */
const SCREENS = /^(?:apps\/(?:web|admin)|packages\/ui)\/src\//;

/** Where points and yen are formatted: the one component, the sentences, and the gallery of parts. */
const LAWFUL = /^packages\/ui\/src\/amount\.tsx|^apps\/web\/src\/gallery\/|(?:^|[/.])ja\.tsx?$/;

const BARE = [
  // 「10,000P」, `{points}P`, `${yen}円`: a number with its unit
  /[\d}]\s*(?:P(?![\w.(])|円)/,
  // `<dd>{row.points}</dd>`: a number of points or yen without one; `t` and `…Texts` are words
  /(?:^|>)\s*\{(?!(?:[tm]|\w*Texts)\.)[\w.?!]*(?:points|yen)\}/i,
  // digit grouping is the component's job
  /\btoLocaleString\(|\bIntl\.NumberFormat\b/,
];

/** Lines of screens, as `path:line: text`, that write an amount bypassing amount.tsx. */
export function bareAmounts(sources: readonly Source[]): string[] {
  const screens = sources
    .filter(({ path }) => SCREENS.test(path) && !LAWFUL.test(path) && !/\.test\.tsx?$/.test(path))
    .map(({ path, text }) => ({ path, text: withoutComments(text) }));
  return linesWith(screens, ...BARE);
}
