import type { APIRequestContext } from '@playwright/test';
import { productNow } from './dev.ts';
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

/** Writes news for guests and shows it from now on; `tells`: it also goes out to them. */
export async function publishNews(
  request: APIRequestContext,
  { title, body, tells = false }: { readonly title: string; readonly body: string; readonly tells?: boolean },
): Promise<void> {
  const words = ['--kind', 'FEATURE', '--audience', 'GUESTS', '--title', title, '--body', body];
  const period = ['--starts-at', (await productNow(request)).toISOString(), '--ends-at', 'null'];
  const said = await operate(
    'writeNews',
    ...words,
    ...period,
    '--is-pinned',
    'false',
    '--picture-id',
    'null',
  );
  await operate('publishNews', /newsId: (\S+)/.exec(said)![1]!, '--tells', String(tells));
}
