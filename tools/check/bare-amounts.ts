import type { Source } from './sources.ts';

/** Where points and yen are written: the one component, the sentences, and the exhibition of parts. */
const LAWFUL = /^apps\/web\/src\/(?:ui\/amount\.tsx|gallery\/)|(?:^|[/.])ja\.tsx?$/;

const BARE = [
  // 「10,000P」, `{points}P`, `${yen}円`: a number with its unit
  /[\d}]\s*(?:P(?![\w.(])|円)/,
  // `<dd>{row.points}</dd>`: a number of points or yen without one; `t` and `…Texts` are words
  /(?:^|>)\s*\{(?!(?:[tm]|\w*Texts)\.)[\w.?!]*(?:points|yen)\}/i,
  // grouping of digits is the component's
  /\btoLocaleString\(|\bIntl\.NumberFormat\b/,
];

/** Lines of the web, as `path:line: text`, that write an amount past ui/amount.tsx. */
export function bareAmounts(sources: readonly Source[]): string[] {
  return sources
    .filter(
      ({ path }) => path.startsWith('apps/web/src/') && !LAWFUL.test(path) && !/\.test\.tsx?$/.test(path),
    )
    .flatMap(({ path, text }) =>
      withoutComments(text)
        .split('\n')
        .flatMap((line, index) =>
          BARE.some((pattern) => pattern.test(line)) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
}

// Line breaks stay, so that lines keep their numbers.
const withoutComments = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1');
