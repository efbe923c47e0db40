import { lineOf, nodesOf, parse, type Node } from './borders/ast.ts';
import type { Source } from './sources.ts';
import { bare } from './walks/calls.ts';

/** What draws screens. */
const SCREENS = /^(?:apps\/(?:web|admin)|packages\/ui)\/src\/(?!gallery\/)(?!.*\.test\.).*\.tsx$/;

/** Elements that hold words rather than parts of a screen. */
const HOLDS_WORDS = /^(?:a|b|bdi|button|dd|dt|em|h\d|label|p|small|span|strong|td|th)$/;

/** Whether a child of an element is, or may be, a text, and whether it comes and goes. */
interface Kind {
  readonly isText: boolean;
  readonly comesAndGoes: boolean;
}
const STAYS: Kind = { isText: false, comesAndGoes: false };
const NOTHING: Kind = { isText: false, comesAndGoes: true };
const TEXT: Kind = { isText: true, comesAndGoes: false };

/** `{a ? b : c}`: two that differ change places. */
const either = (one: Kind, other: Kind): Kind => ({
  isText: one.isText || other.isText,
  comesAndGoes: one.comesAndGoes || other.comesAndGoes || one.isText !== other.isText,
});

/** What the names of a file stand for: values, what functions return, and `null` for a node that whoever uses the part hands in. */
type Names = ReadonlyMap<string, readonly (Node | null)[]>;

/**
 * Lines of screens, as `path:line: text`, where a text stands beside what comes and goes, or is all that a component draws, without an element of
 * its own. A browser that
 * translates the page puts elements in the place of texts; React then finds neither the text that it removes nor the one that it puts
 * something before, and the screen ends.
 */
export function bareTexts(sources: readonly Source[]): string[] {
  return sources.filter(({ path }) => SCREENS.test(path)).flatMap(bareTextsOf);
}

function bareTextsOf(source: Source): string[] {
  const tree = parse(source);
  const names = namesIn(tree);
  const lines = source.text.split('\n');
  return [...nodesOf(tree)]
    .flatMap((node) => (isComponent(node) ? bareOf(node, names) : bareIn(node, names)))
    .map(({ start, value }) => {
      // A text between elements begins with the end of the line before.
      const indent = typeof value === 'string' ? value.length - value.trimStart().length : 0;
      const line = lineOf(source.text, start + indent);
      return `${source.path}:${line}: ${lines[line - 1]!.trim()}`;
    });
}

const isComponent = ({ type, id }: Node): boolean =>
  type === 'FunctionDeclaration' && /^[A-Z]/.test(nameOf(id as Node | null));

/** A part that is a text, with nothing around it: whoever draws it may take it away. */
const bareOf = (component: Node, names: Names): Node[] =>
  returnsOf(component).filter((node) => kinds(names, false)(node).isText);

function bareIn(parent: Node, names: Names): Node[] {
  if (parent.type !== 'JSXElement' && parent.type !== 'JSXFragment') return [];
  const element = (parent['openingElement'] as Node | undefined)?.['name'] as Node | undefined;
  const kindOf = kinds(names, HOLDS_WORDS.test(String(element?.['name'])));
  const shown = (parent['children'] as Node[]).filter((node) => !isBlank(node));
  const known = shown.map((node) => ({ node, ...kindOf(node) }));
  if (known.length < 2 || !known.some(({ comesAndGoes }) => comesAndGoes)) return [];
  return known.filter(({ isText }) => isText).map(({ node }) => node);
}

/** A translator leaves blanks alone. */
const isBlank = ({ type, value }: Node): boolean =>
  (type === 'JSXText' || type === 'Literal') && /^\s+$/.test(String(value));

/** Tells of a child what it may become; `holdsWords`: what is handed in there is a text. */
function kinds(names: Names, holdsWords: boolean): (value: unknown) => Kind {
  const all = (values: readonly unknown[], join: (one: Kind, other: Kind) => Kind) =>
    values.map(kindOf).reduce(join);

  function kindOf(value: unknown): Kind {
    const node = bare(value);
    switch (node?.type) {
      case 'JSXElement':
      case 'JSXEmptyExpression':
        return STAYS;
      case 'JSXExpressionContainer':
        return kindOf(node['expression']);
      case 'JSXFragment':
        return (node['children'] as Node[]).map(kindOf).reduce(beside, STAYS);
      case 'ConditionalExpression':
        return all([node['consequent'], node['alternate']], either);
      case 'LogicalExpression':
        return node['operator'] === '&&'
          ? either(NOTHING, kindOf(node['right']))
          : all([node['left'], node['right']], either);
      case 'JSXText':
      case 'Literal':
        if (node['value'] === null || node['value'] === '') return NOTHING;
        return isBlank(node) ? STAYS : TEXT;
      case 'CallExpression':
        return isNoText(node) ? NOTHING : ofName(bare(node['callee']));
      default:
        return ofName(node);
    }
  }

  /** What the file says nothing of may be a text. */
  function ofName(node: Node | null): Kind {
    const known = names.get(nameOf(node)) ?? [];
    if (known.includes(null)) return holdsWords ? TEXT : STAYS;
    if (known.length === 0 || node?.type !== 'Identifier') return TEXT;
    // A name that stands for itself is followed no further.
    const others = new Map([...names].filter(([name]) => name !== node['name']));
    return known.map(kinds(others, holdsWords)).reduce(either);
  }
  return kindOf;
}

const beside = (one: Kind, other: Kind): Kind => ({
  isText: one.isText || other.isText,
  comesAndGoes: one.comesAndGoes || other.comesAndGoes,
});

/** `b` of `b` and of `a.b`. */
const nameOf = (node: Node | null): string =>
  ((node?.type === 'MemberExpression' ? (node['property'] as Node) : node)?.['name'] as string | undefined) ??
  '';

/** `items.map(…)`, and what is drawn elsewhere. */
const isNoText = (call: Node): boolean =>
  /^(?:map|flatMap|from|createPortal)$/.test(nameOf(bare(call['callee'])));

function namesIn(tree: Node): Names {
  const names = new Map<string, (Node | null)[]>();
  const learn = (id: unknown, values: readonly (Node | null)[]) => {
    const name = nameOf(id as Node);
    if (name !== '') names.set(name, [...(names.get(name) ?? []), ...values]);
  };
  for (const node of nodesOf(tree)) {
    if (node.type === 'FunctionDeclaration') learn(node['id'], returnsOf(node));
    if (node.type === 'TSPropertySignature' && isNode(node['typeAnnotation'])) learn(node['key'], [null]);
    if (node.type !== 'VariableDeclarator') continue;
    const init = bare(node['init']);
    learn(node['id'], init?.type === 'ArrowFunctionExpression' ? returnsOf(init) : init ? [init] : []);
  }
  return names;
}

/** `ReactNode` and `(…) => ReactNode`, with whatever it may be instead. */
const isNode = (annotation: unknown): boolean =>
  [...nodesOf(annotation)].some(({ type, name }) => type === 'Identifier' && name === 'ReactNode');

function returnsOf(made: Node): Node[] {
  const body = bare(made['body'])!;
  if (body.type !== 'BlockStatement') return [body];
  const within = [...nodesOf(body)];
  const others = within.filter(({ type }) => /Function/.test(type));
  return within
    .filter(
      ({ type, start }) =>
        type === 'ReturnStatement' && !others.some((one) => one.start < start && start < one.end),
    )
    .map((one) => bare(one['argument']))
    .filter((node) => node !== null);
}
