import type { Source } from './sources.ts';

/** What draws screens. */
const SCREENS = /^(?:apps\/(?:web|admin)|packages\/ui)\/src\/.*\.tsx$/;
/** Tailwind's own widths, which the tokens took away: a class for one of them is silently none. */
const NONE = /["'\x60 ](?:max-)?(?:sm|md|lg|xl|2xl):[\w[-]/;

/** A width from or up to which a class holds. */
const OWN = /(?:min|max)-\[(\d+)px\]:/g;
/** Between these a walk lays narrow screens out in a window of the first width (`tornWords`): nothing may change on the way. */
const LAID_OUT = [
  [320, 360],
  [390, 430],
] as const;

const changesOnTheWay = (line: string): boolean =>
  [...line.matchAll(OWN)].some(([name, width]) => {
    const from = Number(width) + (name.startsWith('max') ? 1 : 0);
    return LAID_OUT.some(([least, most]) => least < from && from <= most);
  });

/** Lines of screens, as `path:line: text`, with a class for a width that does not exist, or at which none may change. */
export function unknownBreakpoints(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => SCREENS.test(path) && !path.includes('.test.'))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          NONE.test(line) || changesOnTheWay(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
}
