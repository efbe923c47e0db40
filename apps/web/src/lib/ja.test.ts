import { authMessages, messageOf } from '@yoimachi/contract/errors';
import { expect, test } from 'vitest';
import { endSentence, libTexts } from './ja.ts';

test('what the web says by itself is what the server would say', () => {
  for (const code of [10, 20, 21] as const) expect(endSentence(code)).toBe(authMessages[code]);
  expect(endSentence('SIGNED_OUT')).toBe(messageOf('SIGNED_OUT'));
  expect(libTexts.generic).toBe(messageOf('INTERNAL'));
});
