import type { Source } from './sources.ts';

/** What draws screens. */
const SCREENS = /^(?:apps\/(?:web|admin)|packages\/ui)\/src\/.*\.tsx$/;
/** Tailwind's own widths, which the tokens took away: a class for one of them is silently none. */
const NONE = /["'\x60 ](?:max-)?(?:sm|md|lg|xl|2xl):[\w[-]/;

/** Lines of screens, as `path:line: text`, with a class for a width that does not exist. */
export function unknownBreakpoints(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => SCREENS.test(path) && !path.includes('.test.'))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (NONE.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    );
}
