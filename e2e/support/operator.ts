import { command } from './door.ts';
import { test } from './test.ts';

/** One of the demo's operators. */
export const OPERATOR = 'tanaka';

/**
 * Does a command of operators on the product under test, by an operator of the demo unless another is named; what it says. Throws if it is
 * refused.
 */
export function operate(...words: readonly string[]): Promise<string> {
  const by = words.includes('--operator') ? [] : ['--operator', OPERATOR];
  return command(test.info().parallelIndex, [...words, ...by]);
}
