// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OperatorRole } from '@yoimachi/domain/operator';
import { expect, test } from 'vitest';
import { fileServer } from './file.test-kit.ts';
import { catchSaved, id, officeOf, openOffice } from './office.test-kit.tsx';

const SPAN = 'from=2026-11-01&to=2026-11-20';
const at = '2026-11-20T02:00:00Z';
const person = (number: number, more: object) => ({
  id: id(number),
  at,
  waitedMinutes: null,
  sms: null,
  member: { id: id(number), number: `C-1000${number}`, nickname: number === 1 ? 'しおり' : null },
  ...more,
});
const pageOf = (...items: readonly object[]) => ({ items, nextCursor: null });

const open = (figure: string, page: object, role: OperatorRole = 'finance') =>
  openOffice(`/figures/counted?figure=${figure}&${SPAN}`, {
    'GET /session': () => officeOf(role),
    'GET /figures/counted-people': () => page,
    'GET /figures/counted': () => page,
  });
const rows = async (name: string) => {
  const table = within(await screen.findByRole('table', { name: `${name}の内訳` }));
  return (await table.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
};

test('a figure of people leads to whom it counts, and how long the office took', async () => {
  const { sent } = open(
    'ageChecksRefused',
    pageOf(person(1, { waitedMinutes: 95 }), person(2, { waitedMinutes: null })),
  );
  const [asked, machine] = await rows('年齢確認の否認');
  expect(asked).toContain('しおり C-10001');
  expect(asked).toContain('1時間35分');
  expect(machine).toContain('（名前なし） C-10002');
  expect(machine).toContain('自動判定');
  const { query } = sent.find(({ name }) => name === 'GET /figures/counted-people')!;
  expect(String(query)).toBe(`figure=ageChecksRefused&${SPAN}`);
  expect(screen.getByRole('link', { name: '数字へ戻る' }).getAttribute('href')).toContain('view=people');
});

test('of an SMS stands what it was about, and whether it went out', async () => {
  const sms = (number: number, subject: string, isTaken: boolean) =>
    person(number, { member: null, sms: { subject, isTaken } });
  open('smsSent', pageOf(sms(1, 'CODE', true), sms(2, 'NOTICE', false)));
  const [code, notice] = await rows('SMS送信');
  expect(code).toContain('認証コード送信済み');
  expect(notice).toContain('お知らせ結果不明');
});

test('what is listed is saved as a file, with its district, by those alone who may', async () => {
  const saved = catchSaved();
  const server = fileServer(2);
  open('met&district=%E9%8A%80%E5%BA%A7', pageOf());
  await screen.findByText('この期間には1件もありません');
  server.connect();
  fireEvent.click(screen.getByRole('button', { name: 'CSVで保存' }));
  await server.send('\uFEFF日時\r\n1\r\n');
  await screen.findByText('2件中 1件');
  await server.send('2\r\n');
  await server.end();
  await screen.findByText('2件を保存しました。');
  expect(saved).toHaveBeenCalledTimes(1);
  expect(server.asked.map(({ query }) => new URLSearchParams(query).get('district'))).toEqual(['銀座']);
});

test('a file that is broken off or fails is not saved, and can be asked for again', async () => {
  const saved = catchSaved();
  const server = fileServer(9);
  open('guests', pageOf());
  await screen.findByText('この期間には1件もありません');
  server.connect();
  fireEvent.click(screen.getByRole('button', { name: 'CSVで保存' }));
  await screen.findByText('件数を確認しています…');
  fireEvent.click(screen.getByRole('button', { name: '中止' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(server.asked[0]!.signal.aborted).toBe(true);
  server.refuse(429);
  fireEvent.click(screen.getByRole('button', { name: 'CSVで保存' }));
  await screen.findByText('混み合っています。');
  expect(saved).not.toHaveBeenCalled();
});

test('who may not take it away has no button for it', async () => {
  open('guests', pageOf(person(1, {})), 'reviewer');
  await rows('ゲスト登録');
  expect(screen.queryByRole('button', { name: 'CSVで保存' })).toBeNull();
});

test('a count of a cohort leads to its people', async () => {
  const member = { id: id(1), number: 'G-10001', nickname: 'けん' };
  const { sent } = openOffice('/figures?view=cohorts', {
    'GET /session': () => officeOf('support'),
    'GET /figures/cohorts': () => ({ items: [{ firstMonth: '2026-10', people: [40, 0, 12] }] }),
    'GET /figures/cohort-people': () => pageOf(member),
  });
  await screen.findByRole('link', { name: '2026年10月 40人の内訳' });
  expect(screen.queryByRole('link', { name: /2026年11月/ })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: '2026年12月 12人の内訳' }));
  const table = await screen.findByRole('table', { name: '2026年10月に初めて同伴したゲスト' });
  expect(table.textContent).toContain('けん G-10001');
  screen.getByText('2026年12月にも同伴した方');
  const { query } = sent.find(({ name }) => name === 'GET /figures/cohort-people')!;
  expect(Object.fromEntries(query)).toEqual({ side: 'GUEST', firstMonth: '2026-10', month: '2026-12' });
});

test('cohorts are saved as a file', async () => {
  const saved = catchSaved();
  openOffice('/figures?view=cohorts', {
    'GET /session': () => officeOf('support'),
    'GET /figures/cohorts': () => ({
      items: [
        { firstMonth: '2026-11', people: [7] },
        { firstMonth: '2026-10', people: [40, 12] },
      ],
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'CSVで保存' }));
  const text = await (saved.mock.calls[0]![0] as Blob).text();
  expect(text.split('\r\n').slice(1, 3)).toEqual(['2026-11,7', '2026-10,40,12']);
});
