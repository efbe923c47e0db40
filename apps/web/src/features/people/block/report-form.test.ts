import { expect, test } from 'vitest';
import { emptyReport, reportOf, reportProblems } from './report-form.ts';

test('a report needs its reason, and words where the reason is another one', () => {
  expect(reportProblems(emptyReport)).toEqual({ category: '通報の理由を選択してください。' });
  const other = { ...emptyReport, category: 'OTHER' };
  expect(reportProblems(other)).toEqual({ text: '内容を入力してください。' });
  const told = { ...other, text: ' 勧誘されました ' };
  expect(reportProblems(told)).toEqual({});
  expect(reportOf(told)).toEqual({
    category: 'OTHER',
    text: '勧誘されました',
    isSafety: false,
  });
  const abuse = { ...emptyReport, category: 'ABUSE', isSafety: true };
  expect(reportProblems(abuse)).toEqual({});
  expect(reportOf(abuse)).toEqual({
    category: 'ABUSE',
    text: '',
    isSafety: true,
  });
});

test('a text is counted in characters, as people count', () => {
  const draft = { ...emptyReport, category: 'ABUSE' };
  expect(reportProblems({ ...draft, text: 'あ'.repeat(500) })).toEqual({});
  expect(reportProblems({ ...draft, text: 'あ'.repeat(501) })).toEqual({
    text: '500文字以内で入力してください。',
  });
});
