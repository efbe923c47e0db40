// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { checkShopPhone, normalisePhone } from '@yoimachi/domain/account';
import { foldForSearch, foldPersonName } from '@yoimachi/domain/text';
import { beforeAll, expect, test } from 'vitest';
import * as typed from '../../../../tools/test/typed-inputs.table.ja.ts';
import { id, officeOf, openOffice, type Answers, type Sent } from './office.test-kit.tsx';

// The frame of a dialog comes when one is first opened, which takes a busy machine longer than a screen is waited for.
beforeAll(() => import('#parts/dialog-body.tsx'), 30_000);

const page = (items: readonly object[]) => ({ items, nextCursor: null });
/** Enters words where a list is filtered; what was entered makes a new field of it. */
async function filter(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  type(field, text);
  fireEvent.blur(field);
}
const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

const member = (number: number, nickname: string) => ({
  id: id(number),
  number: `C-${10_000 + number}`,
  side: 'CAST',
  nickname,
  photo: null,
  castClass: null,
  stage: null,
  store: null,
  prefecture: null,
  district: null,
  ageState: 'CHECKED',
  isRegistered: true,
  registeredAt: '2026-11-01T00:00:00Z',
  pausedAt: null,
  suspendedAt: null,
  leftAt: null,
  lastSeenAt: null,
  points: 0,
  reviewCount: 0,
  reviewScore: null,
  penalties: 0,
});

test('a member is found by every writing of the number or the legal name', async () => {
  const answers: Answers = {
    'GET /session': () => officeOf('support'),
    'GET /members': () => page([]),
    // Found by what the server compares: the number as it is dialled, the name without its kanji's forms.
    'POST /members/find': ({ body }: Sent) => {
      const { by, text } = body as { by: string; text: string };
      const rows = by === 'PHONE' ? typed.OFFICE_NUMBERS : typed.LEGAL_NAMES;
      const read = by === 'PHONE' ? normalisePhone : foldPersonName;
      const right = rows.find((row) => read(row.right) === read(text))?.right;
      return { items: right === undefined ? [] : [member(2, right)] };
    },
  };
  const { sent } = openOffice('/members', answers);
  fireEvent.click(await screen.findByRole('button', { name: '個人情報から探す' }));
  const form = within(await screen.findByRole('dialog'));
  for (const [label, rows] of [
    ['電話番号', typed.OFFICE_NUMBERS],
    ['氏名（本名・カナ）', typed.LEGAL_NAMES],
  ] as const) {
    fireEvent.click(form.getByRole('radio', { name: label }));
    for (const { typed: text, right } of rows) {
      type(form.getByRole('textbox', { name: label }), text);
      fireEvent.click(form.getByRole('button', { name: '探す' }));
      await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { text } }));
      expect(await form.findByRole('link', { name: right })).toBeTruthy();
      expect(form.getByText('1人が見つかりました。')).toBeTruthy();
    }
  }
});

test('casts are listed by every way to write their names', async () => {
  const casts = typed.SEARCHED_NAMES.map(({ name }, index) => member(10 + index, name));
  openOffice('/members', {
    'GET /session': () => officeOf('support'),
    'GET /members': ({ query }) => {
      const words = foldForSearch(query.get('words') ?? '');
      return page(casts.filter(({ nickname }) => words !== '' && foldForSearch(nickname).includes(words)));
    },
  });
  const listed = () =>
    casts.filter(({ nickname }) => screen.queryByText(nickname)).map((one) => one.nickname);
  for (const { name, words } of typed.SEARCHED_NAMES)
    for (const text of words) {
      await filter('ニックネーム・店舗・番号', text);
      await waitFor(() => expect([text, listed()]).toEqual([text, [name]]));
    }
});

test('a store is listed by every writing of its number, and corrected to one', async () => {
  const { right } = typed.STORE_NUMBERS[0]!;
  const store = {
    id: id(50),
    name: 'ラウンジ 白露',
    genre: 3,
    prefecture: 13,
    district: '銀座',
    phone: right,
    address: '東京都中央区銀座1-1-1',
    url: null,
    castCount: 1,
    doubtedAt: null,
  };
  const answers: Answers = {
    'GET /session': () => officeOf('reviewer'),
    'GET /stores': ({ query }) => {
      const phone = checkShopPhone(query.get('words') ?? '');
      return page(phone.ok && phone.value === right ? [store] : []);
    },
    [`GET /stores/${store.id}`]: () => ({ ...store, casts: [], isAll: true }),
    [`PUT /stores/${store.id}`]: () => ({}),
  };
  const { router, sent } = openOffice('/stores', answers);
  for (const { typed: text } of typed.STORE_NUMBERS) {
    await filter('店舗名・住所・電話番号', text);
    expect(await screen.findByRole('link', { name: store.name })).toBeTruthy();
    await filter('店舗名・住所・電話番号', '');
    await waitFor(() => expect(screen.queryByRole('link', { name: store.name })).toBeNull());
  }
  await router.navigate({ to: `/stores/${store.id}` });
  for (const { typed: text } of typed.STORE_NUMBERS) {
    fireEvent.click(await screen.findByRole('button', { name: '修正する' }));
    const form = within(await screen.findByRole('dialog'));
    type(form.getByLabelText(/電話番号/), text);
    fireEvent.click(form.getByRole('button', { name: '修正を保存する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = sent.findLast(({ name }) => name.startsWith('PUT'))?.body as { storePhoneNumber: string };
    expect([text, checkShopPhone(body.storePhoneNumber)]).toEqual([text, { ok: true, value: right }]);
  }
});
