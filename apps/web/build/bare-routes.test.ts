import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { createFileRoute, createRootRoute, createRouter, type AnyRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { bareTable } from '@yoimachi/ui/build/bare-routes.ts';

const IMPORT = /^import \{ Route as (\w+) \} from '\.\/routes\/(.*)';$/gm;
const route = createFileRoute as unknown as () => (options: object) => AnyRoute;
const newRoute = (file: string) => (file === '__root' ? createRootRoute() : route()({}));

/** Every route that the router makes of a table, with its address and the route it is in. */
function routesOf(table: string): unknown[] {
  const made = stripTypeScriptTypes(table)
    .replace(IMPORT, `const $1 = newRoute('$2');`)
    .replace('export const routeTree =', 'return');
  const routeTree = compileFunction(made, ['newRoute'])(newRoute) as AnyRoute;
  const { routesById } = createRouter({ routeTree });
  return Object.entries<AnyRoute>(routesById).map(([id, { fullPath, to, parentRoute }]) => [
    id,
    fullPath,
    to,
    (parentRoute as AnyRoute | undefined)?.id,
  ]);
}

test.each(['web', 'admin'])('the table of routes of %s means the same without what it spares', (app) => {
  const table = readFileSync(join(import.meta.dirname, `../../${app}/src/routeTree.gen.ts`), 'utf8');
  const bare = bareTable(table);
  expect(bare).not.toMatch(/^ {2}\w+Route: \w+,$/m);
  expect(bare).not.toMatch(/^ {2}id: ('.*'),\n {2}path: \1,$/m);
  const routes = routesOf(table);
  expect(routes.length).toBeGreaterThan(15);
  expect(routesOf(bare)).toEqual(routes);
});
