/** A test file, and the project of `vitest.config.ts` that runs it. */
export interface Listed {
  readonly file: string;
  readonly projectName: string;
}

/** Each test file of `tests` that no project runs, and each that runs in more than two: times are shown in two zones, and nothing asks for a third. */
export function wrongProjects(tests: readonly string[], listed: readonly Listed[]) {
  const projects = Map.groupBy(listed, ({ file }) => file);
  return {
    inNone: tests.filter((file) => !projects.has(file)),
    inMany: [...projects]
      .filter(([, of]) => of.length > 2)
      .map(([file, of]) => `${file}: ${of.map(({ projectName }) => projectName).join(', ')}`),
  };
}
