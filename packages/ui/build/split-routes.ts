import { basename } from 'node:path';
import { parseSync, type Plugin, type PluginOption } from 'vite';
import { bareRoutes } from './bare-routes.ts';

/** As the router's own plugin names a screen, which `npm run dev` splits with. */
const SCREEN = '?tsr-split=component';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** What splits the routes of an app: ours in a build, the router's own plugin, which also follows what is edited, in `npm run dev`. */
export const routePlugin = (
  command: 'build' | 'serve',
  load: () => Promise<{ tanstackRouter(options: object): PluginOption }>,
): PluginOption =>
  command === 'build'
    ? [splitRoutes(), bareRoutes()]
    : load().then((plugin) =>
        plugin.tanstackRouter({
          target: 'react',
          autoCodeSplitting: true,
          quoteStyle: 'single',
          semicolons: true,
        }),
      );

/**
 * Loads the screen of a route once it is shown: what a file below `src/routes` gives as `component` of its `createFileRoute` becomes a module of
 * its own, with the imports that it needs; the rest, which is loaded with the route table, loses those that nothing else needs. The router's own
 * plugin does the same, and generates the route table each time, in five seconds of a build's processor: for a build that is `npm run gen`.
 */
export function splitRoutes(): Plugin {
  return {
    name: 'split-routes',
    apply: 'build',
    enforce: 'pre',
    // The router asks whether styles are in the page, which only a server would put there.
    config: () => ({ define: { 'process.env.TSS_INLINE_CSS_ENABLED': '"false"' } }),
    transform: {
      filter: { id: /\/src\/routes\/[^?]+\.tsx(?:\?tsr-split=component)?$/, code: 'createFileRoute(' },
      handler(code, id) {
        const file = id.replace(SCREEN, '');
        const program = parseSync(file, code).program as unknown as Node;
        const screen = screenOf(program);
        if (!screen) return null;
        const part = file === id ? restOf : screenFileOf;
        return { code: part(program, screen, code, basename(file)), map: null };
      },
    },
  };
}

/** What `component` is given in `export const Route = createFileRoute(…)({ … })`. */
function screenOf(program: Node): Node | undefined {
  const options = (program['body'] as Node[])
    .flatMap((node) => ((node['declaration'] as Node | null)?.['declarations'] as Node[] | undefined) ?? [])
    .filter((declared) => nameOf(declared['id']) === 'Route')
    .map((declared) => ((declared['init'] as Node)['arguments'] as Node[])[0]);
  const properties = (options[0]?.['properties'] ?? []) as Node[];
  return properties.find((property) => nameOf(property['key']) === 'component')?.['value'] as
    | Node
    | undefined;
}

const nameOf = (node: unknown) => String((node as Node | null | undefined)?.['name']);
const isImport = (node: Node) => node.type === 'ImportDeclaration';

function restOf(program: Node, screen: Node, code: string, file: string): string {
  const body = program['body'] as Node[];
  const used = namesIn(
    body.filter((node) => !isImport(node)),
    screen,
  );
  const own = body
    .filter((node) => !isImport(node))
    .map((node) => {
      if (screen.start < node.start || screen.end > node.end) return code.slice(node.start, node.end);
      const late = `lazyRouteComponent(() => import(${JSON.stringify(`./${file}${SCREEN}`)}), 'component')`;
      return code.slice(node.start, screen.start) + late + code.slice(screen.end, node.end);
    });
  const router = `import { lazyRouteComponent } from '@tanstack/react-router';`;
  return [router, ...importsOf(program, used, code), ...own].join('\n');
}

function screenFileOf(program: Node, screen: Node, code: string, file: string): string {
  const used = namesIn(screen);
  const declared = (program['body'] as Node[]).filter(
    (node) => !isImport(node) && node.type !== 'ExportNamedDeclaration',
  );
  const shared = declared
    .flatMap((node) => (node['declarations'] as Node[] | undefined) ?? [node])
    .map(({ id }) => nameOf(id));
  for (const name of shared)
    if (used.has(name))
      throw new Error(
        `The screen of ${file} needs ${name}, which its route has: let it import that, or be a screen of a feature.`,
      );
  return [
    ...importsOf(program, used, code),
    ...(used.has('Route') ? [`import { Route } from ${JSON.stringify(`./${file}`)};`] : []),
    `const ScreenOfRoute = ${code.slice(screen.start, screen.end)};`,
    'export { ScreenOfRoute as component };',
  ].join('\n');
}

/** The names in a part of a file, but for one part of it; of properties, too, which are no imports. */
function namesIn(value: unknown, without?: Node): Set<string> {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(visit);
    if (typeof part !== 'object' || part === null || part === without) return;
    const { type, name } = part as Node;
    if (type === 'Identifier' || type === 'JSXIdentifier') names.add(String(name));
    Object.values(part).forEach(visit);
  };
  visit(value);
  return names;
}

/** The imports of a file that bring one of these names. */
function importsOf(program: Node, used: ReadonlySet<string>, code: string): string[] {
  return (program['body'] as Node[]).filter(isImport).flatMap((node) => {
    const brought = (node['specifiers'] as Node[]).filter((each) => used.has(nameOf(each['local'])));
    if (node['importKind'] === 'type' || brought.length === 0) return [];
    const names = brought.map(({ start, end }) => code.slice(start, end)).join(', ');
    const { start, end } = node['source'] as Node;
    return `import { ${names} } from ${code.slice(start, end)};`;
  });
}
