import type { Plugin } from 'vite';

/** What the generated table names and the router never reads in a build, with what is left of it. */
const spared: readonly (readonly [RegExp, string])[] = [
  // Children are read as values: their names, one for each address, are for types.
  [/(?<=^const \w+Children: \w+ = )\{([^}]*)\}(?=;$)/gm, '[$1]'],
  [/^ {2}\w+: (?=\w+,$)/gm, '  '],
  // Without an id a route has its path as one.
  [/^ {2}id: ('.*'),\n(?= {2}path: \1,$)/gm, ''],
];

/** The generated table of routes, without what only types and `npm run dev` read. */
export const bareTable = (code: string): string =>
  spared.reduce((rest, [what, left]) => rest.replace(what, left), code);

/**
 * The table of routes is in every first load: it loses the names of children and the ids that are paths, and each route's own file the
 * address that the table gives it (1.2 KB of the web's).
 */
export function bareRoutes(): Plugin {
  return {
    name: 'bare-routes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(?:routeTree\.gen\.ts|routes\/[^?]+\.tsx)$/ },
      handler: (code, id) => ({
        code: id.endsWith('/routeTree.gen.ts')
          ? bareTable(code)
          : code.replace(/\bcreateFileRoute\('[^']*'\)/, 'createFileRoute()'),
        map: null,
      }),
    },
  };
}
