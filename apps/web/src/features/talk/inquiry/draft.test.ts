import { expect, test } from 'vitest';
import { EMPTY, orderOf, problemsOf, readDraft } from './draft.ts';

test('what was kept is read again, and what is none of it is left out', () => {
  const typed = { ...EMPTY, subject: '件名', category: 'REMOVAL' };
  expect(readDraft(JSON.stringify(typed))).toEqual(typed);
  expect(readDraft('{"subject":1,"other":"x"}')).toEqual(EMPTY);
  for (const kept of ['', 'x', 'null', '[]']) expect(readDraft(kept)).toEqual(EMPTY);
});

test('only a removal request says what is to be removed', () => {
  const draft = { ...EMPTY, what: '写真', subject: '件名', text: '内容' };
  expect(orderOf(draft)).not.toHaveProperty('removal');
  expect(orderOf({ ...draft, category: 'REMOVAL' }).removal).toEqual({ what: '写真', right: 'PRIVACY' });
  expect(orderOf({ ...draft, category: 'HEARING' }).category).toBe('OTHER');
});

test('each field says what is missing in it', () => {
  const draft = { ...EMPTY, subject: '件名', text: '内容' };
  expect(problemsOf(draft, false)).toEqual({});
  expect(Object.keys(problemsOf(draft, true))).toEqual(['mail']);
  expect(Object.keys(problemsOf({ ...draft, subject: '' }, false))).toEqual(['subject']);
  expect(Object.keys(problemsOf({ ...EMPTY, category: 'REMOVAL' }, true))).toEqual([
    'mail',
    'subject',
    'text',
    'what',
  ]);
  expect(Object.keys(problemsOf({ ...draft, text: ' ' }, false))).toEqual(['text']);
  expect(Object.keys(problemsOf({ ...draft, category: 'REMOVAL' }, false))).toEqual(['what']);
});
