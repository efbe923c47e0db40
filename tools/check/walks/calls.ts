import type { Node } from '../borders/ast.ts';

/** A call that does not wait, of a locator: what is not there yet is told as what is not there. */
export const UNWAITED: ReadonlySet<string> = new Set([
  'isVisible',
  'isHidden',
  'count',
  'all',
  'allInnerTexts',
  'allTextContents',
]);

/** What is inside of brackets and of words for the types alone. */
export function bare(value: unknown): Node | null {
  const node = value as Node | null | undefined;
  const isWrapped = node && /^(?:Parenthesized|TSNonNull|TSAs|TSSatisfies|Chain)/.test(node.type);
  return isWrapped ? bare(node['expression']) : (node ?? null);
}

export const argumentsOf = (call: Node): Node[] => (call['arguments'] as Node[] | undefined) ?? [];

/** `sheet` and `waitFor` of `sheet.waitFor()`; of a call without an object only its name; null where the name is computed. */
export function calleeOf(call: Node): { readonly object: Node | null; readonly name: string } | null {
  const callee = bare(call['callee']);
  if (callee?.type === 'Identifier') return { object: null, name: String(callee['name']) };
  if (callee?.type !== 'MemberExpression' || callee['computed'] === true) return null;
  return { object: bare(callee['object']), name: String((callee['property'] as Node)['name']) };
}

/** The value of an option that an object has in its own words. */
export function optionOf(object: Node | null | undefined, name: string): Node | null {
  const properties = (object?.type === 'ObjectExpression' ? object['properties'] : []) as Node[];
  const property = properties.find((one) => (one['key'] as Node | undefined)?.['name'] === name);
  return bare(property?.['value']);
}

interface Expectation {
  readonly of: Node | null;
  readonly isNot: boolean;
  readonly matcher: string;
  /** Asked again and again by a function. */
  readonly isPolled: boolean;
}

/** What `expect(of).not.matcher()` asks; null of any other call. */
export function expectationOf(call: Node): Expectation | null {
  const callee = calleeOf(call);
  let object = callee?.object ?? null;
  let isNot = false;
  while (object?.type === 'MemberExpression') {
    isNot ||= (object['property'] as Node)['name'] === 'not';
    object = bare(object['object']);
  }
  if (!callee || object?.type !== 'CallExpression') return null;
  const asked = calleeOf(object);
  const isExpect = asked?.name === 'expect' || asked?.object?.['name'] === 'expect';
  if (!isExpect) return null;
  return {
    of: bare(argumentsOf(object)[0]),
    isNot,
    matcher: callee.name,
    isPolled: asked.name === 'poll',
  };
}
