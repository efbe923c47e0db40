import type { Source } from '../sources.ts';
import { lineOf, literal, nodesOf, parse, type Node } from '../borders/ast.ts';
import { argumentsOf, calleeOf } from './calls.ts';

const PRESS = /^(?:Enter|Space| )$/;

/** Controls that a walk presses by a key whether they can be pressed or not: a disabled one takes the focus as well, and does nothing. */
export function pressedUnasked(source: Source): string[] {
  return [...nodesOf(parse(source))].flatMap((node) => {
    const callee = node.type === 'CallExpression' ? calleeOf(node) : null;
    if (!callee?.object || callee.name !== 'press' || isKeyboard(callee.object)) return [];
    return PRESS.test(literal(argumentsOf(node)[0]) ?? '')
      ? [
          `${source.path}:${lineOf(source.text, node.start)}: a control is pressed by pressKey of e2e/support, once it can be`,
        ]
      : [];
  });
}

/** `page.keyboard` has no control to wait for: the focus is where the walk has brought it, by `tabTo`. */
const isKeyboard = (object: Node): boolean =>
  (object['property'] as Node | undefined)?.['name'] === 'keyboard';
