// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { id, officeOf, openOffice, type Answers } from './office.test-kit.tsx';

const BODY = '# 運営会社\n\n本文です。\n';
const OLD = '# 運営会社\n\n前の本文です。\n';
const TYPED = '# 運営会社\n\n書きかけの本文です。\n';
const version = (number: number, day: string) => ({
  versionId: id(number),
  textId: 'company',
  version: day,
  asks: false,
  news: null,
  writtenBy: '中野 由紀',
  writtenAt: '2026-11-01T03:00:00.000Z',
  takenBackAt: null,
});
const page = (number: number, day: string, body: string) => ({ ...version(number, day), body, values: {} });

const answers = (operatorNumber = 1): Answers => ({
  'GET /session': () => {
    const office = officeOf('owner');
    return { ...office, operator: { ...office.operator, id: id(operatorNumber) } };
  },
  'POST /logout': () => ({ status: '200' }),
  'GET /page-versions': () => ({
    versions: [version(12, '2026-11-01'), version(11, '2026-10-01')],
    words: [],
  }),
  [`GET /page-versions/${id(12)}`]: () => page(12, '2026-11-01', BODY),
  [`GET /page-versions/${id(11)}`]: () => page(11, '2026-10-01', OLD),
  'POST /page-versions': () => ({ versionId: id(13) }),
});

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^本文/ });
const open = (operatorNumber?: number) => openOffice('/pages/company', answers(operatorNumber));
/** Another screen in the same tab. */
const reopen = (operatorNumber?: number) => {
  cleanup();
  return open(operatorNumber);
};
async function type(text: string) {
  fireEvent.change(await field(), { target: { value: text } });
  await screen.findByText(/^書きかけの本文です。画面を離れても/);
}
const discard = async () => {
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: '書きかけを破棄する' }));
};

beforeEach(() => sessionStorage.clear());

test('what was typed of a page is there again when its screen is, and goes when it is thrown away', async () => {
  open();
  expect((await field()).value).toBe(BODY);
  await type(TYPED);
  reopen();
  expect((await field()).value).toBe(TYPED);
  fireEvent.click(screen.getByRole('button', { name: '書きかけを破棄する' }));
  await discard();
  await waitFor(async () => expect((await field()).value).toBe(BODY));
  reopen();
  expect((await field()).value).toBe(BODY);
  expect(screen.queryByText(/^書きかけの本文です。画面/)).toBeNull();
});

test('another version takes its place only once it may go; typed back it is none', async () => {
  open();
  await type(TYPED);
  fireEvent.click(screen.getByRole('button', { name: '2026/10/01の版を本文に読み込む' }));
  await discard();
  await waitFor(async () => expect((await field()).value).toBe(OLD));
  await type(TYPED);
  reopen();
  expect((await field()).value).toBe(TYPED);
  fireEvent.change(await field(), { target: { value: OLD } });
  await waitFor(() => expect(screen.queryByText(/^書きかけの本文です。画面/)).toBeNull());
  expect(sessionStorage.length).toBe(0);
});

test('it is its operator’s alone, and gone once planned or signed out', async () => {
  open();
  await type(TYPED);
  reopen(2);
  expect((await field()).value).toBe(BODY);
  reopen(1);
  expect((await field()).value).toBe(TYPED);
  fireEvent.click(screen.getByRole('button', { name: '公開を予約する' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '公開を予約する' }));
  await waitFor(() => expect(sessionStorage.length).toBe(0));
  await type(`${TYPED}続き\n`);
  fireEvent.click(screen.getByRole('button', { name: 'ログアウト' }));
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

test('who is asked again is counted where that is chosen, and nobody by what is not agreed to', async () => {
  const terms = { ...version(12, '2026-11-01'), textId: 'terms-guest' };
  const all = {
    ...answers(),
    'GET /page-versions': () => ({ versions: [terms], words: [] }),
    [`GET /page-versions/${id(12)}`]: () => ({ ...page(12, '2026-11-01', BODY), textId: 'terms-guest' }),
    'GET /asked-anew': () => ({ accounts: 12_345 }),
  };
  const choose = async () => {
    await type(TYPED);
    fireEvent.click(screen.getByRole('button', { name: '公開を予約する' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('checkbox', { name: /同意を求める/ }));
    return dialog;
  };
  openOffice('/pages/terms-guest', all);
  await (await choose()).findByText(/現在の版に同意している12,345人に、/);
  cleanup();
  sessionStorage.clear();
  open();
  const dialog = await choose();
  fireEvent.click(dialog.getByRole('button', { name: '公開を予約する' }));
  await dialog.findByText(/^このページは同意の対象ではない/);
  expect(dialog.queryByText(/人に、/)).toBeNull();
});

test('what nobody can read is no draft', async () => {
  sessionStorage.setItem(`office:draft:${id(1)}:page.company`, '{');
  open();
  expect((await field()).value).toBe(BODY);
});
