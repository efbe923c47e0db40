import { expect, it } from 'vitest';
import { SAVED_ANSWERS_PER_USE } from '@yoimachi/domain/saved-answer';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { typed, useRewoundApp } from '../../../../test-support/index.ts';

const test = useRewoundApp();
const desk = asOperator(test);

const operator = (name: string, ...words: string[]) => typed(test, name, ...words, '--operator', 'sato');
const list = async (usedFor: 'INQUIRY' | 'REMOVAL') =>
  (await desk.ok('listSavedAnswers', { query: { usedFor } })).items;
const titles = async (usedFor: 'INQUIRY' | 'REMOVAL') => (await list(usedFor)).map(({ title }) => title);
const add = (title: string, text = '本文') =>
  desk.tries('addSavedAnswer', { body: { usedFor: 'INQUIRY', title, text } });

it('begins with the sentences of the product, each of which can be sent as it is', async () => {
  expect(await titles('INQUIRY')).toEqual([
    '確認中',
    '予約番号と画面の確認',
    'ヘルプのご案内',
    '不具合の修正',
    '対応できない',
  ]);
  const removals = await list('REMOVAL');
  expect(removals).toHaveLength(4);
  for (const { answerId, version: seen, title, text, writtenBy } of [
    ...(await list('INQUIRY')),
    ...removals,
  ]) {
    expect([seen, writtenBy]).toEqual([1, null]);
    await desk.ok('changeSavedAnswer', { params: { answerId }, body: { seen, title, text } });
  }
});

it('what an operator adds, changes and removes is what every other is offered', async () => {
  const added = await desk.ok('addSavedAnswer', {
    body: {
      usedFor: 'REMOVAL',
      title: '　転送済み ',
      text: '{name}さま\n\n{askedOn}のご連絡を転送しました。',
    },
  });
  expect(added).toMatchObject({ title: '転送済み', version: 1 });
  expect((await titles('REMOVAL')).at(-1)).toBe('転送済み');
  const change = ['--seen', '1', '--title', '転送済み', '--text', '転送しました。'];
  expect(await operator('changeSavedAnswer', added.answerId, ...change)).toContain('version: 2');
  expect((await list('REMOVAL')).at(-1)).toMatchObject({
    text: '転送しました。',
    version: 2,
    writtenBy: 'sato',
  });
  expect(await operator('listSavedAnswers', '--used-for', 'REMOVAL')).toContain('転送しました。');
  const params = { answerId: added.answerId };
  expect(await desk.tries('removeSavedAnswer', { params, body: { seen: 1 } })).toMatchObject({
    error: { code: 'CONFLICT', field: 'seen' },
  });
  expect(await operator('removeSavedAnswer', added.answerId, '--seen', '2')).toBe('Done');
  expect(await titles('REMOVAL')).toHaveLength(4);
  expect(await desk.tries('removeSavedAnswer', { params, body: { seen: 2 } })).toMatchObject({
    error: { code: 'NOT_FOUND' },
  });
});

it('of two who change one at once the second is told, and nothing is overwritten', async () => {
  const { answerId, title, version: seen } = (await list('INQUIRY'))[0]!;
  const change = (text: string) =>
    desk.tries('changeSavedAnswer', { params: { answerId }, body: { seen, title, text } });
  const answers = await Promise.all([change('一'), change('二'), change('三')]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.error.code === 'CONFLICT')).toHaveLength(2);
  expect((await list('INQUIRY'))[0]!.version).toBe(seen + 1);
});

it('refuses what cannot be sent or filled, at its field', async () => {
  const refused = async (title: string, text: string) => {
    const answer = await add(title, text);
    return answer.ok ? answer : [answer.error.code, answer.error.field];
  };
  expect(await refused(' ', '本文')).toEqual(['REQUIRED', 'title']);
  expect(await refused('題', ' \n')).toEqual(['REQUIRED', 'text']);
  expect(await refused('題', '{mail}')).toEqual(['WORDING_VARIABLE', 'text']);
  expect(await refused('題', '{name')).toEqual(['WORDING_BRACES', 'text']);
  expect(await refused('確認中', '本文')).toEqual(['SAVED_ANSWER_EXISTS', undefined]);
  const words = ['--used-for', 'INQUIRY', '--title', '題', '--text', '{phone}'];
  await expect(operator('addSavedAnswer', ...words)).rejects.toThrow('WORDING_VARIABLE');
});

it('there are never more than fifty of a use, however many are added at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: SAVED_ANSWERS_PER_USE }, (_, index) => add(`題${index}`)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(SAVED_ANSWERS_PER_USE - 5);
  expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual(
    Array.from({ length: 5 }, () => 'SAVED_ANSWERS_FULL'),
  );
  expect(await list('INQUIRY')).toHaveLength(SAVED_ANSWERS_PER_USE);
});
