import { expect, test } from 'vitest';
import { emptyReport, readReport } from './report-form.ts';

test('a report needs its reason, and words where the reason is another one', () => {
  expect(readReport(emptyReport).problems).toMatchObject({ category: '通報の理由を選択してください。' });
  const other = { ...emptyReport, category: 'OTHER' };
  expect(readReport(other).problems).toMatchObject({ text: '内容を入力してください。' });
  expect(readReport({ ...other, text: ' 勧誘されました ' }).report).toEqual({
    category: 'OTHER',
    text: '勧誘されました',
    isSafety: false,
  });
  expect(readReport({ ...emptyReport, category: 'ABUSE', isSafety: true }).report).toEqual({
    category: 'ABUSE',
    text: '',
    isSafety: true,
  });
});

test('a text is counted in characters, as people count', () => {
  const draft = { ...emptyReport, category: 'ABUSE' };
  expect(readReport({ ...draft, text: 'あ'.repeat(500) }).report).toBeDefined();
  expect(readReport({ ...draft, text: 'あ'.repeat(501) }).problems).toMatchObject({
    text: '500文字以内で入力してください。',
  });
});
