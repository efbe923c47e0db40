import type { Source } from '../sources.ts';
import { isSql, lineOf, literal, nodesOf, parse, type Node } from './ast.ts';
import { callsOf, cteNames, HOLE, relationsOf, type Relation } from './sql.ts';

export interface Use extends Relation {
  readonly line: number;
}

/** Stands for a table whose name is only known when it runs; the check refuses it. */
export const UNREADABLE = 'a name only known when it runs';

/** The builder's methods that name a table. */
const READS = /^(?:selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?|using|from)$/;
const WRITES = /^(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/;
/** A name that is put together elsewhere: `sql.table(…)`, `db.dynamic.table(…)`, `db.withSchema(…)`. */
const RENAMES = /^(?:table|withSchema)$/;
const SQL_TEXT =
  /^\s*(?:with|select|insert|update|delete|merge|truncate|lock)\b[\s\S]*\b(?:select|from|into|set|values|table)\b/i;

/**
 * What a file does to tables: by Kysely's builder, in templates of `sql`, and in plain texts that are SQL by their looks. A name may be a
 * constant of the file, a choice of two texts, or a parameter whose type lists its texts.
 */
export function usesOf(source: Source, functions: ReadonlySet<string>): Use[] {
  const nodes = [...nodesOf(parse(source))];
  const names = textsOfNames(nodes);
  const own = new Set(nodes.flatMap(ctesOf));
  return nodes.flatMap((node) =>
    [...builderUses(node, names, functions), ...textUses(node, names, functions)]
      .filter(({ name }) => !own.has(name))
      .map((use) => ({ ...use, line: lineOf(source.text, node.start) })),
  );
}

/** The texts each name of a file can stand for. */
type Names = ReadonlyMap<string, readonly string[]>;

function textsOfNames(nodes: readonly Node[]): Names {
  const names = new Map<string, string[]>();
  const add = (name: string, texts: readonly string[]) =>
    names.set(name, [...(names.get(name) ?? []), ...texts]);
  for (const node of nodes) {
    if (node.type === 'VariableDeclarator') add(nameOf(node['id']), textsOf(node['init'], names));
    if (node.type === 'ForOfStatement') {
      const [declared] = ((node['left'] as Node)['declarations'] ?? []) as Node[];
      const { elements = [] } = plain(node['right']) as unknown as { elements?: Node[] };
      add(
        nameOf(declared?.['id']),
        elements.flatMap((element) => textsOf(element, names)),
      );
    }
    if (node.type === 'Identifier' && node['typeAnnotation'])
      add(nameOf(node), unionOf(node['typeAnnotation']));
  }
  return names;
}

function textsOf(value: unknown, names: Names): readonly string[] {
  const node = plain(value);
  if (node?.type === 'Identifier') return names.get(nameOf(node)) ?? [];
  if (node?.type === 'ConditionalExpression')
    return [...textsOf(node['consequent'], names), ...textsOf(node['alternate'], names)];
  if (node && isSql(node)) return [rawOf(node['quasi'] as Node)];
  const text = literal(node);
  return text === null ? [] : [text];
}

const unionOf = (annotation: unknown): string[] =>
  [...nodesOf(annotation)].flatMap((node) =>
    node.type === 'TSLiteralType' ? (literal(node['literal']) ?? []) : [],
  );

/** Without `as const`. */
const plain = (value: unknown): Node | undefined => {
  const node = value as Node | null | undefined;
  return node?.type === 'TSAsExpression' ? (node['expression'] as Node) : (node ?? undefined);
};

function builderUses(node: Node, names: Names, functions: ReadonlySet<string>): Relation[] {
  const callee = node['callee'] as Node | undefined;
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return [];
  const method = nameOf(callee['property']);
  if (RENAMES.test(method)) return [{ name: UNREADABLE, use: 'write' }];
  const use = WRITES.test(method) ? 'write' : READS.test(method) ? 'read' : null;
  const [first] = node['arguments'] as Node[];
  const called = method === 'fn' ? literal(first) : null;
  if (called !== null && functions.has(called)) return [{ name: called, use: 'read' }];
  if (use === null || first === undefined) return [];
  // `Array.from(…)`, `Buffer.from(…)`: what they get is no table.
  if (/^[A-Z]/.test(nameOf(callee['object']))) return [];
  const given = first.type === 'ArrayExpression' ? (first['elements'] as Node[]) : [first];
  return given.flatMap((item) => {
    // A subquery names its tables itself.
    if (/^(?:Arrow)?FunctionExpression$|^CallExpression$|^TaggedTemplate/.test(item.type)) return [];
    const texts = textsOf(item, names);
    return (texts.length > 0 ? texts : [UNREADABLE]).map((text) => ({
      name: text === UNREADABLE ? text : text.split(' ')[0]!,
      use,
    }));
  });
}

function textUses(node: Node, names: Names, functions: ReadonlySet<string>): Relation[] {
  const sql = sqlOf(node, names);
  if (sql === null) return [];
  const relations = relationsOf(sql).map(({ name, use }) => ({
    name: name.includes(HOLE.trim()) ? UNREADABLE : name,
    use,
  }));
  return [...relations, ...callsOf(sql, functions).map((name) => ({ name, use: 'read' as const }))];
}

/** The SQL of a template of `sql`, or of a text that is SQL by its looks; null of anything else. */
function sqlOf(node: Node, names: Names): string | null {
  if (node.type === 'TaggedTemplateExpression')
    return isSql(node) ? filled(node['quasi'] as Node, names) : null;
  const text =
    node.type === 'TemplateLiteral' ? filled(node, names) : node.type === 'Literal' ? literal(node) : null;
  return text !== null && SQL_TEXT.test(text) ? text : null;
}

/** A template with the file's own fragments in its holes. */
function filled(template: Node, names: Names): string {
  const holes = (template['expressions'] as Node[]).map(
    (hole) => (names.get(nameOf(hole)) ?? []).join(' ') || HOLE,
  );
  return quasisOf(template)
    .map((text, index) => text + (holes[index] ?? ''))
    .join('');
}

const quasisOf = (template: Node): string[] =>
  (template['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw);

const rawOf = (template: Node): string => quasisOf(template).join(HOLE);

/** Names that `with` gives, in a template or by the builder's method. */
function ctesOf(node: Node): string[] {
  const callee = node['callee'] as Node | undefined;
  if (node.type === 'CallExpression' && /^with(?:Recursive)?$/.test(nameOf(callee?.['property']))) {
    const name = literal((node['arguments'] as Node[])[0]);
    return name === null ? [] : [name.split('(')[0]!];
  }
  return node.type === 'TemplateLiteral' ? cteNames(rawOf(node)) : [];
}

const nameOf = (value: unknown): string => {
  const name = (value as Node | undefined)?.['name'];
  return typeof name === 'string' ? name : '';
};
