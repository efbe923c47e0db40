import type {
  CompiledQuery,
  OperationNode,
  QueryCompiler,
  RawNode,
  RootOperationNode,
  ValueNode,
} from 'kysely';

/** What a template was made into: its text, and the parts of it that are no values, at their places. */
interface Kept {
  readonly text: string;
  readonly parts: readonly (OperationNode | undefined)[];
}

const isRaw = (node: OperationNode): node is RawNode => node.kind === 'RawNode';
const isValue = (node: OperationNode): node is ValueNode =>
  node.kind === 'ValueNode' && (node as ValueNode).immediate !== true;

/**
 * A compiler that makes a template of `sql` into its text once: whatever its values are, it is the same one, down to the object, so that
 * looking it up by its name compares nothing either. A template with other SQL inside is kept as long as that is the very same.
 */
export function keepTexts(compiler: QueryCompiler): QueryCompiler {
  // A template of the source code is one array for as long as the process lives; any other one is forgotten with its statement.
  const kept = new WeakMap<readonly string[], Kept>();

  return {
    compileQuery(node: RootOperationNode, queryId): CompiledQuery {
      if (!isRaw(node)) return compiler.compileQuery(node, queryId);
      const { sqlFragments, parameters: inside } = node;
      const known = kept.get(sqlFragments);
      if (known && inside.every((one, place) => isThere(one, known.parts[place])))
        return { query: node, queryId, sql: known.text, parameters: valuesOf(inside) };
      const compiled = compiler.compileQuery(node, queryId);
      const parts = inside.map((one) => (isValue(one) ? undefined : one));
      // Values inside of a part have places of their own.
      const isPlain = compiled.parameters.length === parts.filter((part) => part === undefined).length;
      if (isPlain) kept.set(sqlFragments, { text: compiled.sql, parts });
      return compiled;
    },
  };
}

const isThere = (one: OperationNode, part: OperationNode | undefined): boolean =>
  part === undefined ? isValue(one) : part === one;

const valuesOf = (inside: readonly OperationNode[]): unknown[] =>
  inside.filter(isValue).map(({ value }) => value);
