import { nodesOf, type Node } from '../borders/ast.ts';
import { bare } from '../walks/calls.ts';

/** A text of a catalogue: where its key begins, and the names that lead to it. */
export interface Key {
  readonly path: readonly string[];
  readonly at: number;
}

/** What a catalogue exports as an object in its own words: each name with every key below it, or without one where another file says them. */
export function exportedTexts(tree: Node): ReadonlyMap<string, readonly Key[]> {
  const exports = [...nodesOf(tree)].filter(({ type }) => type === 'ExportNamedDeclaration');
  const declared = exports.flatMap(({ declaration }) =>
    [declaration as Node | null].flatMap((one) => (one?.['declarations'] as Node[] | undefined) ?? []),
  );
  return new Map(declared.map(({ id, init }) => [String((id as Node)['name']), keysOf(init, [])]));
}

function keysOf(value: unknown, above: readonly string[]): Key[] {
  const object = bare(value);
  if (object?.type !== 'ObjectExpression') return [];
  return (object['properties'] as Node[]).flatMap((property) => {
    const name = keyOf(property);
    if (name === null) return [];
    const path = [...above, name];
    return [{ path, at: property.start }, ...keysOf(property['value'], path)];
  });
}

/** `a` of `a: …`, `'a': …` and `1: …`; null where it is computed or spread. */
export function keyOf(property: Node): string | null {
  const key = property['key'] as Node | undefined;
  if (property['computed'] === true || !key) return null;
  return String(key.type === 'Literal' ? key['value'] : key['name']);
}
