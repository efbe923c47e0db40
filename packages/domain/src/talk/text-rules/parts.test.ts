import { describe, expect, test } from 'vitest';
import { FIRST_TEXT_RULES, judgeText, mayEndNumber, textRefusal } from './index.ts';
import { NUMBERS_IN_PARTS, PASSES_IN_PARTS } from './parts.table.ja.ts';

const CHAT = { place: 'CHAT', byCast: false, rules: FIRST_TEXT_RULES } as const;
const judge = (said: readonly string[]) => judgeText(said.at(-1)!, { ...CHAT, before: said.slice(0, -1) });

describe('what is said over several messages', () => {
  test.each(NUMBERS_IN_PARTS.map((said) => [said]))(
    '%j ends a number, and no message before it does',
    (said) => {
      expect(judge(said)).toEqual({ kind: 'CONTACT', action: 'STOP', found: said.at(-1)!.trim() });
      said.forEach((_, index) => index > 0 && expect(judge(said.slice(0, index))).toBeNull());
    },
  );

  test.each(PASSES_IN_PARTS.map((said) => [said]))('%j passes', (said) => {
    said.forEach((_, index) => expect(judge(said.slice(0, index + 1))).toBeNull());
  });

  test('names the message that has to go, and asks for what was before only where it can be a part', () => {
    expect(textRefusal(judge(['090', '1234', '5678']))).toMatchObject({
      error: { code: 'TEXT_STOPPED', details: { found: '5678' } },
    });
    expect(['5678', '　五六七八！', 'ごろくなな'].map(mayEndNumber)).toEqual([true, true, true]);
    expect(['19:00', '12/4', '5,000', '8時', 'こんばんは', '', '😊'].some(mayEndNumber)).toBe(false);
  });
});
