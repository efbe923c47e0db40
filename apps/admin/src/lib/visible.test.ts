import { expect, test } from 'vitest';
import { visible } from './visible.ts';

test('shows what would turn or hide a text, and leaves the rest', () => {
  expect(visible('abc\u202egnp.exe')).toBe('abc□gnp.exe');
  expect(visible('み\u200bお\u2066\ufeff')).toBe('み□お□□');
  expect(visible('👩\u200d🎤🏳️\u200d🌈 👩\u200d a\u200d👩')).toBe('👩\u200d🎤🏳️\u200d🌈 👩□ a□👩');
  expect(visible('髙橋 <b>=1+1</b> 👩‍🎤'.replace('\u200d', ''))).toBe('髙橋 <b>=1+1</b> 👩🎤');
});
