// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, id, officeOf, openOffice, type Answers } from './office.test-kit.tsx';

const saved = (number: number, usedFor: string, title: string) => ({
  answerId: id(number),
  usedFor,
  title,
  text: `${title}の本文`,
  version: 3,
  writtenBy: number === 1 ? null : '佐藤',
  writtenAt: '2026-11-20T03:00:00.000Z',
});
const answers = (role: Parameters<typeof officeOf>[0]): Answers => ({
  'GET /session': () => officeOf(role),
  'GET /saved-answers': () => ({
    items: [saved(1, 'INQUIRY', '確認中'), saved(2, 'REMOVAL', '削除した')],
  }),
});
const acts = (sent: ReturnType<typeof openOffice>['sent']) =>
  sent.filter(({ name }) => !name.startsWith('GET')).map(({ name, body }) => ({ name, body }));

test('finance reads what is usually answered, by its use, and changes nothing', async () => {
  const { router } = openOffice('/saved-answers', answers('finance'));
  const row = (await screen.findByText('確認中')).closest('tr')!;
  expect(row.textContent).toContain('初期設定');
  expect(screen.queryByRole('button', { name: /追加する|変更する|削除する/ })).toBeNull();
  fireEvent.change(screen.getByLabelText('すべての用途'), { target: { value: 'REMOVAL' } });
  await waitFor(() => expect(screen.queryByText('確認中')).toBeNull());
  expect(router.state.location.search).toEqual({ usedFor: 'REMOVAL' });
});

test('a new one is refused at its fields, shows how it reads, and keeps what was typed', async () => {
  let isRefused = true;
  const { sent } = openOffice('/saved-answers?usedFor=INQUIRY', {
    ...answers('support'),
    'POST /saved-answers': () =>
      isRefused ? new Refusal(409, 'SAVED_ANSWER_EXISTS') : saved(3, 'INQUIRY', '転送'),
  });
  fireEvent.click(await screen.findByRole('button', { name: '定型文を追加する' }));
  const form = within(await screen.findByRole('dialog'));
  const send = () => fireEvent.click(form.getByRole('button', { name: '追加する' }));
  fireEvent.change(form.getByLabelText(/本文/), { target: { value: 'こんにちは、{nam}さま' } });
  send();
  await waitFor(() => expect(form.getByLabelText(/タイトル/).getAttribute('aria-invalid')).toBe('true'));
  expect(form.getByText(/使えない変数が含まれています/)).toBeTruthy();
  expect(acts(sent)).toEqual([]);
  fireEvent.change(form.getByLabelText(/タイトル/), { target: { value: '転送' } });
  fireEvent.change(form.getByLabelText(/本文/), { target: { value: 'さま' } });
  form.getByLabelText<HTMLTextAreaElement>(/本文/).setSelectionRange(0, 0);
  fireEvent.click(form.getByRole('button', { name: 'お名前 {name}' }));
  expect(within(form.getByRole('region', { name: 'プレビュー' })).getByText('たかしさま')).toBeTruthy();
  send();
  await waitFor(() => expect(form.getByLabelText(/タイトル/).getAttribute('aria-invalid')).toBe('true'));
  isRefused = false;
  send();
  await screen.findByText('定型文を追加しました。');
  const body = { usedFor: 'INQUIRY', title: '転送', text: '{name}さま' };
  expect(acts(sent).map((act) => act.body)).toEqual([body, body]);
});

test('one is changed and removed in the version that was read; whoever came second is told', async () => {
  const { sent } = openOffice('/saved-answers', {
    ...answers('support'),
    [`PUT /saved-answers/${id(2)}`]: () => new Refusal(409, 'CONFLICT'),
    [`POST /saved-answers/${id(2)}/removal`]: () => ({}),
  });
  fireEvent.click(await screen.findByRole('button', { name: '「削除した」を変更する' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.queryByLabelText(/用途/)).toBeNull();
  fireEvent.change(form.getByLabelText(/本文/), { target: { value: '別の本文' } });
  fireEvent.click(form.getByRole('button', { name: '変更を保存する' }));
  await form.findByText(/ほかの担当者が、この定型文を変更しました/);
  expect(form.getByLabelText<HTMLTextAreaElement>(/本文/).value).toBe('別の本文');
  fireEvent.keyDown(form.getByLabelText(/本文/), { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: '「削除した」を削除する' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: '削除する' }));
  await screen.findByText('定型文を削除しました。');
  expect(acts(sent)).toEqual([
    { name: `PUT /saved-answers/${id(2)}`, body: { title: '削除した', text: '別の本文', seen: 3 } },
    { name: `POST /saved-answers/${id(2)}/removal`, body: { seen: 3 } },
  ]);
});
