import { lineOf, nodesOf, parseWithComments, type Node } from '../borders/ast.ts';
import { isTest, type Source } from '../sources.ts';
import { argumentsOf, bare } from '../walks/calls.ts';

const TESTS = /\.(?:test|spec)\.tsx?$/;

/** Says by itself what has to be. */
const EXPECTS = /\b(?:expect|expect[A-Z]\w*|assert[A-Z]\w*|fc\.assert)\b\s*[.(<),]/;

/**
 * Tests, as `path:line: text`, that expect nothing: they pass whatever the product does, as long as it throws nothing. What a test calls by its name may expect
 * in its place: a function of its file, or one that is imported from another file of tests.
 */
export function untried(sources: readonly Source[]): string[] {
  const helpers = helpersOf(sources.filter(({ path }) => isTest(path) || path.startsWith('e2e/')));
  return sources
    .filter(({ path, text }) => TESTS.test(path) && /\b(?:test|it)\b/.test(text))
    .flatMap((source) => untriedIn(source, helpers));
}

/** A file's tree, and its text with blanks for comments: what is commented out expects nothing. */
function readCode(source: Source): { readonly tree: Node; readonly text: string } {
  const { tree, comments } = parseWithComments(source);
  const pieces = comments.map(
    ({ start, end }, index) =>
      source.text.slice(comments[index - 1]?.end ?? 0, start) +
      source.text.slice(start, end).replaceAll(/[^\n]/g, ' '),
  );
  return { tree, text: pieces.join('') + source.text.slice(comments.at(-1)?.end ?? 0) };
}

function untriedIn(source: Source, helpers: ReadonlySet<string>): string[] {
  const { tree, text } = readCode(source);
  const silent = testsIn(tree).filter(({ body }) => !EXPECTS.test(text.slice(body.start, body.end)));
  if (silent.length === 0) return [];
  const known = new Set(namesImported(tree).filter((name) => helpers.has(name)));
  learn(known, madeIn(tree), text);
  return silent
    .filter(({ body }) => !isTried(body, known, text))
    .map(({ call }) => {
      const line = lineOf(text, call.start);
      return `${source.path}:${line}: ${text.split('\n')[line - 1]!.trim()}`;
    });
}

/** Names of functions of these files that expect something, by themselves or by another one. */
function helpersOf(sources: readonly Source[]): ReadonlySet<string> {
  const helpers = new Set<string>();
  for (const source of sources) {
    if (TESTS.test(source.path) || !EXPECTS.test(source.text)) continue;
    const { tree, text } = readCode(source);
    learn(helpers, madeIn(tree), text);
  }
  return helpers;
}

/** A function under its name. */
interface Made {
  readonly name: string;
  readonly body: Node;
}

/** Adds the names of those that expect something, until no further one does. */
function learn(known: Set<string>, made: readonly Made[], text: string): void {
  for (let before = -1; before < known.size;) {
    before = known.size;
    for (const { name, body } of made) if (isTried(body, known, text)) known.add(name);
  }
}

const isTried = (body: Node, known: ReadonlySet<string>, text: string): boolean =>
  EXPECTS.test(text.slice(body.start, body.end)) || namesCalled(body).some((name) => known.has(name));

function madeIn(tree: Node): Made[] {
  return [...nodesOf(tree)].flatMap((node) => {
    const init = node.type === 'VariableDeclarator' ? bare(node['init']) : null;
    const body = node.type === 'FunctionDeclaration' ? node : isFunction(init) ? init : null;
    const name = (node['id'] as Node | null | undefined)?.['name'];
    return body && typeof name === 'string' ? [{ name, body }] : [];
  });
}

const isFunction = (node: Node | null): boolean =>
  node !== null && /^(?:Function|ArrowFunction)Expression$/.test(node.type);

/** What is called by its name in a function, or handed on to be called; the name itself, where a test is one. */
function namesCalled(body: Node): string[] {
  const nameOf = (node: Node | null): string[] => (node?.type === 'Identifier' ? [String(node['name'])] : []);
  const calls = [...nodesOf(body)].filter(({ type }) => type === 'CallExpression');
  return [
    ...nameOf(body),
    ...calls.flatMap((call) => [...nameOf(bare(call['callee'])), ...argumentsOf(call).flatMap(nameOf)]),
  ];
}

const namesImported = (tree: Node): string[] =>
  (tree['body'] as Node[])
    .flatMap((one) => (one.type === 'ImportDeclaration' ? (one['specifiers'] as Node[]) : []))
    .map(({ imported }) => String((imported as Node | undefined)?.['name']));

interface Test {
  readonly call: Node;
  /** What it does: a function, or the name of one. */
  readonly body: Node;
}

/** `test('…', run)`, `it.each(rows)('…', run)`, `test.skipIf(why)('…', run)`. */
function testsIn(tree: Node): Test[] {
  const imported = importedTests(tree);
  return [...nodesOf(tree)].flatMap((node) => {
    if (node.type !== 'CallExpression' || !makesTest(node, imported)) return [];
    const body = argumentsOf(node)
      .slice(1)
      .map(bare)
      .find((one) => isFunction(one) || one?.type === 'Identifier');
    return body ? [{ call: node, body }] : [];
  });
}

/** How a test may be made besides: alone, beside others, for each of several rows. */
const KINDS = /^(?:concurrent|sequential|fails|only|skip|each|for|skipIf|runIf)$/;

/** Whether a call makes a test: `test` is what a file imports, not what else it calls so. */
function makesTest(call: Node, imported: ReadonlySet<string>): boolean {
  let callee = bare(call['callee']);
  const isDirect = callee?.type === 'Identifier' || callee?.type === 'MemberExpression';
  // `it.each(rows)` and `it.each`…`` are what is called with the test.
  if (callee?.type === 'CallExpression') callee = bare(callee['callee']);
  else if (callee?.type === 'TaggedTemplateExpression') callee = bare(callee['tag']);
  while (callee?.type === 'MemberExpression') {
    const kind = String((callee['property'] as Node)['name']);
    if (!KINDS.test(kind) || (isDirect && /^(?:each|for|skipIf|runIf)$/.test(kind))) return false;
    callee = bare(callee['object']);
  }
  return callee?.type === 'Identifier' && imported.has(String(callee['name']));
}

/** What a file calls `test` and `it`. */
const importedTests = (tree: Node): ReadonlySet<string> =>
  new Set(
    (tree['body'] as Node[])
      .flatMap((one) => (one.type === 'ImportDeclaration' ? (one['specifiers'] as Node[]) : []))
      .filter(({ imported }) => /^(?:test|it)$/.test(String((imported as Node | undefined)?.['name'])))
      .map(({ local }) => String((local as Node)['name'])),
  );
