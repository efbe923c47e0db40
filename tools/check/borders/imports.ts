import type { Source } from '../sources.ts';
import { lineOf, literal, nodesOf, parse } from './ast.ts';

interface Import {
  readonly from: string;
  readonly line: number;
}

/** What a file imports: values, types, dynamically, and as `import('…')` in a type. All count alike. */
export function importsOf(source: Source): Import[] {
  return [...nodesOf(parse(source))].flatMap((node) => {
    const from =
      literal(node['source']) ??
      literal((node['moduleReference'] as { expression?: unknown } | undefined)?.expression);
    if (from !== null) return [{ from, line: lineOf(source.text, node.start) }];
    // What is imported by a computed name cannot be judged, so there is none.
    return node.type === 'ImportExpression'
      ? [{ from: '(computed)', line: lineOf(source.text, node.start) }]
      : [];
  });
}
