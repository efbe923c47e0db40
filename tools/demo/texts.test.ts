import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_TEXT_RULES, judgeText } from '@yoimachi/domain/text-rules';

/** Every Japanese text of the demo, wherever it stands in what its files export. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}

test('nothing that the demo lets people write would be stopped or warned of', async () => {
  const files = globSync('*.ja.ts', { cwd: import.meta.dirname });
  const modules = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file)) as Promise<object>),
  );
  const texts = modules.flatMap(textsIn);
  expect(texts.length).toBeGreaterThan(100);
  const found = texts.flatMap((text) => {
    const verdict = judgeText(text, { place: 'CHAT', byCast: true, rules: FIRST_TEXT_RULES });
    return verdict ? [[text, verdict.kind, verdict.found]] : [];
  });
  expect(found).toEqual([]);
});
