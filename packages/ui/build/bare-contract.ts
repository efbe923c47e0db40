import { parseSync, type Plugin } from 'vite';

/** What the browser needs in order to send a call, besides how, where and by whom. The rest of a declaration provides types, server-side validation and documents. */
const keptKeys = new Set(['idempotent', 'file']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Strips schemas, summaries and error lists from the contract's `route(…, { … })` declarations for the browser, and from calls of functions
 * that create such declarations; and marks schema-building code as side-effect free, so that a schema unused there is dropped along with
 * the schema library (a twelfth of the first load). Types are not touched.
 */
export function bareContract(): Plugin {
  return {
    name: 'bare-contract',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/contract\/src\/.*\.ts$/ },
      handler(code, id) {
        const { program } = parseSync(id, code);
        return { code: applyEdits(code, editsOf(program as unknown as Node, code)), map: null };
      },
    },
  };
}

function editsOf(program: Node, code: string): Edit[] {
  const edits: Edit[] = [];
  const constants = constantsOf(program);
  const makers = routeMakers(constants);
  const insert = (at: number, text: string) => edits.push({ start: at, end: at, text });
  const visitAll = (node: Node) => Object.values(node).forEach(visit);
  function visit(value: unknown): void {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as Node;
    const init = constants.has(node) ? (node['init'] as Node | null) : null;
    if (init && isSchema(init)) {
      // Whatever is inside (including a spread of another schema's fields) goes with a side-effect-free call.
      insert(init.start, '/* @__PURE__ */ (() => (');
      visit(init);
      return void insert(init.end, '))()');
    }
    if (node.type !== 'CallExpression') return visitAll(node);
    insert(node.start, '(/* @__PURE__ */ ');
    const declaration = routeArgument(node);
    const kept = makers.get(String((node['callee'] as Node)['name']));
    if (declaration) edits.push(...spareProperties(declaration, code));
    else if (kept) edits.push(...spareArguments(node, kept));
    else visitAll(node);
    insert(node.end, ')');
  }
  visit(program);
  return edits;
}

/** The top-level declarators of a file. */
function constantsOf(program: Node): Set<Node> {
  const statements = program['body'] as Node[];
  const declared = statements.map((node) => (node['declaration'] as Node | null | undefined) ?? node);
  return new Set(
    declared.flatMap((node) => (node.type === 'VariableDeclaration' ? (node['declarations'] as Node[]) : [])),
  );
}

/** A schema, or fields shared by schemas; not a route table, which is kept. */
function isSchema(init: Node): boolean {
  if (init.type === 'CallExpression') return routeArgument(init) === null;
  return (
    init.type === 'ObjectExpression' &&
    (init['properties'] as Node[]).every(
      ({ value }) => routeArgument((value as Node | undefined) ?? null) === null,
    )
  );
}

function routeArgument(node: Node | null): Node | null {
  if (node?.type !== 'CallExpression' || (node['callee'] as Node)['name'] !== 'route') return null;
  const argument = (node['arguments'] as Node[]).at(-1);
  return argument?.type === 'ObjectExpression' ? argument : null;
}

/** A file's functions that create routes, by name, with the parameters from which the browser's part of a route is built. */
function routeMakers(constants: ReadonlySet<Node>): Map<string, readonly boolean[]> {
  const makers = new Map<string, readonly boolean[]>();
  for (const constant of constants) {
    const init = constant['init'] as Node | null;
    const made = init?.type === 'ArrowFunctionExpression' ? (init['body'] as Node) : null;
    const declaration = routeArgument(made);
    if (!declaration) continue;
    const used = namesIn([
      ...(made!['arguments'] as Node[]).slice(0, -1),
      ...(declaration['properties'] as Node[]).filter(isKept).map((property) => property['value']),
    ]);
    const names = (init!['params'] as Node[]).map((param) => (param['left'] as Node | undefined) ?? param);
    makers.set(
      String((constant['id'] as Node)['name']),
      names.map(({ name }) => used.has(String(name))),
    );
  }
  return makers;
}

function namesIn(value: unknown): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((each) => [...namesIn(each)]));
  if (typeof value !== 'object' || value === null) return new Set();
  const node = value as Node;
  return node.type === 'Identifier' ? new Set([String(node['name'])]) : namesIn(Object.values(node));
}

function spareArguments(call: Node, kept: readonly boolean[]): Edit[] {
  const given = call['arguments'] as Node[];
  return given.filter((_, index) => !kept[index]).map(({ start, end }) => ({ start, end, text: '0' }));
}

const isKept = (property: Node) => keptKeys.has(String((property['key'] as Node)['name']));

function spareProperties(declaration: Node, code: string): Edit[] {
  return (declaration['properties'] as Node[])
    .filter((property) => !isKept(property))
    .map(({ start, end }) => ({
      start,
      end: /^\s*,/.test(code.slice(end)) ? code.indexOf(',', end) + 1 : end,
      text: '',
    }));
}

/** Texts inserted at one place keep their insertion order: outer ones open first and close last. */
function applyEdits(code: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start);
  let out = '';
  let at = 0;
  for (const edit of sorted) {
    out += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return out + code.slice(at);
}
