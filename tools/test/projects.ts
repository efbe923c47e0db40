/** A test file, and the project of `vitest.config.ts` that runs it. */
export interface Listed {
  readonly file: string;
  readonly projectName: string;
}

const ZONES = ['far-away', 'tokyo'];

/**
 * Each test file of `tests` that no project runs, and each that runs in several without need: days are shown in two zones, `dated` says of
 * which tests, and nothing else runs twice. A test of days that runs in one zone is found, too.
 */
export function wrongProjects(
  tests: readonly string[],
  listed: readonly Listed[],
  isDated: (file: string) => boolean,
) {
  const projects = Map.groupBy(listed, ({ file }) => file);
  const named = [...projects].map(([file, of]) => ({
    file,
    of: of.map(({ projectName }) => projectName).sort(),
  }));
  const inBoth = (of: readonly string[]) => of.join() === ZONES.join();
  return {
    inNone: tests.filter((file) => !projects.has(file)),
    inMany: named
      .filter(({ file, of }) => of.length > 1 && !(inBoth(of) && isDated(file)))
      .map(({ file, of }) => `${file}: ${of.join(', ')}`),
    inOneZone: named
      .filter(({ file, of }) => of.some((name) => ZONES.includes(name)) && isDated(file) && !inBoth(of))
      .map(({ file, of }) => `${file}: ${of.join(', ')}`),
  };
}
