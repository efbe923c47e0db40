import { expect, test } from 'vitest';
import { LONGEST_TEXT, textOf } from '../text.ts';

test('a text and its link stay as they are while LINE takes them', () => {
  expect(textOf({ text: '本文' })).toBe('本文');
  expect(textOf({ text: '本文', link: 'https://a.jp/b' })).toBe('本文\nhttps://a.jp/b');
  const whole = 'あ'.repeat(LONGEST_TEXT);
  expect(textOf({ text: whole })).toBe(whole);
});

test.each([0, 1])('what is too long is cut between characters (%i), and keeps its link', (shift) => {
  const text = 'a'.repeat(shift) + '🌙'.repeat(LONGEST_TEXT);
  const cut = textOf({ text, link: 'https://a.jp/b' });
  expect(cut.length).toBeLessThanOrEqual(LONGEST_TEXT);
  expect(cut.length).toBeGreaterThan(LONGEST_TEXT - 3);
  expect(cut.endsWith('🌙…\nhttps://a.jp/b')).toBe(true);
  expect(cut.isWellFormed()).toBe(true);
});
