import type { Source } from '../sources.ts';
import { lineOf, nodesOf, parse, type Node } from '../borders/ast.ts';

/** A number of ten or eleven digits, in Japan's way or the world's. */
const WHOLE = /(?<!\d)(?:0|\+81)\d{9,10}(?!\d)/;
/** One whose end is made: `0900000${number}`. */
const BEGUN = /(?<!\d)(?:0\d{2,}|0[1-9])\0/;

/** Telephone numbers written into a walk. */
export function writtenNumbers(source: Source): string[] {
  const inside = new Set<unknown>();
  return [...nodesOf(parse(source))].flatMap((node) => {
    const text = wordsOf(node, inside);
    // 090-0000-0101, 03 1234 5678, ０９０…
    const digits = text?.normalize('NFKC').replaceAll(/(?<=\d)[- ()]{1,2}(?=[\d\0])/g, '');
    return digits !== undefined && (WHOLE.test(digits) || BEGUN.test(digits))
      ? [
          `${source.path}:${lineOf(source.text, node.start)}: a telephone number stands in e2e/support only; ask it for a person (castWith, guestWith, newPhone)`,
        ]
      : [];
  });
}

/** What a text says, with a \0 where something is put in; undefined of what is no text, or is a part of one that was read. */
function wordsOf(node: Node, inside: Set<unknown>): string | undefined {
  if (inside.has(node)) return undefined;
  if (node.type === 'Literal') {
    const value = node['value'];
    return typeof value === 'string' ? value : (node['regex'] as { pattern: string } | undefined)?.pattern;
  }
  if (node.type === 'TemplateLiteral') {
    const pieces = node['quasis'] as { readonly value: { readonly cooked: string } }[];
    return pieces.map(({ value }) => value.cooked).join('\0');
  }
  if (node.type !== 'BinaryExpression' || node['operator'] !== '+') return undefined;
  const parts = [node['left'], node['right']] as Node[];
  const words = parts.map((part) => wordsOf(part, inside));
  for (const part of parts) inside.add(part);
  return words.every((one) => one === undefined) ? undefined : words.map((one) => one ?? '\0').join('');
}
