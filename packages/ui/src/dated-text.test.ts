import { expect, test } from 'vitest';
import { splitAtDates } from './dated-text.tsx';

test('a date with its hour is one piece of a sentence', () => {
  expect(splitAtDates('11/24（火）17:15の同伴です。11/23（月・祝）10:10までに返信してください。')).toEqual([
    '',
    '11/24（火）17:15',
    'の同伴です。',
    '11/23（月・祝）10:10',
    'までに返信してください。',
  ]);
  expect(splitAtDates('終了15分前です。')).toEqual(['終了15分前です。']);
});
