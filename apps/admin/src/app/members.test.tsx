// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id, officeOf, openOffice, Refusal, type Answers } from './office.test-kit.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const HOSTILE = '<b>=1+1\u202e';
const SHOWN = '<b>=1+1□';

const member = {
  id: id(2),
  number: 'G-10001',
  side: 'GUEST',
  nickname: HOSTILE,
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
  points: 1200,
  reviewCount: 0,
  reviewScore: null,
  penalties: 0,
};
const whole = {
  ...member,
  masked: { name: null, phone: '4321', mail: 'm' },
  hasLine: false,
  accounts: [],
  cast: null,
  guest: {
    paidPoints: 1000,
    freePoints: 200,
    heldPoints: 0,
    openDebtPoints: 0,
    hasCard: false,
    paymentReviewAt: null,
  },
  counts: {
    bookings: { NEW: 0, ACCEPT: 0, IN_MEETING: 0, DONE: 3, REJECT: 0, CANCEL: 0 },
    reportsAbout: 0,
    reportsOpen: 0,
    reportsBy: 0,
    blocks: 0,
    sessions: 1,
    notes: 0,
  },
  suspensions: [],
  eraseAt: null,
};
const page = (...items: readonly object[]) => ({ items, nextCursor: null });
const ONE = `/members/${member.id}`;

const answersOf = (role: 'support' | 'finance'): Answers => ({
  'GET /session': () => officeOf(role),
  'GET /views': () => ({ items: [] }),
  'GET /members': () => page(member),
  [`GET ${ONE}`]: () => whole,
  [`GET ${ONE}/notes`]: () => page(),
  [`GET ${ONE}/bookings`]: () => page(),
  [`GET ${ONE}/history`]: () => page(),
});

test('the filters of an address narrow the list, and a number leaves none of them', async () => {
  const { sent, router } = openOffice('/members?side=CAST&state=GONE', answersOf('support'));
  await screen.findByText(SHOWN);
  const asked = sent.find(({ name }) => name === 'GET /members')!;
  expect(Object.fromEntries(asked.query)).toEqual({ side: 'CAST' });
  const field = screen.getByLabelText('ニックネーム・店舗・番号');
  fireEvent.change(field, { target: { value: 'G-10001' } });
  fireEvent.blur(field);
  await waitFor(() => expect(router.state.location.search).toEqual({ number: 'G-10001' }));
  expect(
    sent.some(({ name, query }) => name.endsWith('/by-number') && query.get('number') === 'G-10001'),
  ).toBe(true);
});

test('what is private is asked for with a reason, and forgotten with another member', async () => {
  const answers: Answers = {
    ...answersOf('support'),
    [`POST /accounts/${member.id}/person`]: () => ({
      nickname: HOSTILE,
      name: null,
      nameKana: null,
      birthday: '1990-01-01',
      email: 'm@example.jp',
      phone: '09012344321',
    }),
  };
  const { sent } = openOffice(ONE, answers);
  await screen.findByText('●●●●4321');
  press('個人情報を表示する');
  fireEvent.click(screen.getByLabelText('身の安全を確認するため'));
  press('5分間表示する');
  await screen.findByText('09012344321');
  expect(sent.at(-1)).toMatchObject({ body: { reason: '身の安全を確認するため' } });
  press('閉じる');
  expect(screen.queryByText('09012344321')).toBeNull();
});

test('the last live photo is shown for a reason, under the watermark, and a missing one is said', async () => {
  let photo: unknown = new Refusal(404, 'NOT_FOUND');
  const { sent } = openOffice(ONE, {
    ...answersOf('support'),
    'GET /session': () => officeOf('reviewer'),
    [`POST /accounts/${member.id}/live-photo/read`]: () => photo,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'ライブ写真を表示する' }));
  press('5分間表示する');
  await screen.findByText('NOT_FOUND');
  const url = 'https://yoimachi.example/files/one';
  photo = { gesture: 'V_SIGN', takenAt: '2026-11-01T00:00:00Z', url };
  press('5分間表示する');
  expect((await screen.findByRole('img', { name: 'ライブ写真' })).getAttribute('src')).toBe('/files/one');
  screen.getByText('顔の横でピースサイン');
  expect(sent.at(-1)!.body).toMatchObject({ reason: expect.any(String) });
});

test('a booking that should not have counted is taken out of a cast’s count after a question', async () => {
  const count = { kind: 'BOOKING', stage: 1, at: '2026-11-01T00:00:00Z', friend: null };
  const back = {
    reversedAt: '2026-11-02T00:00:00Z',
    takenBackBy: { name: '佐藤', reason: '誤って数えていたため。' },
  };
  let state: { readonly reversedAt: string | null; readonly takenBackBy: object | null } = {
    reversedAt: null,
    takenBackBy: null,
  };
  const { sent } = openOffice(`${ONE}?tab=stage`, {
    ...answersOf('finance'),
    [`GET ${ONE}`]: () => ({ ...whole, side: 'CAST', number: 'C-10002', guest: null }),
    [`GET ${ONE}/stage-counts`]: () =>
      page({ ...count, causeId: id(5), ...state, booking: { id: id(6), number: 'Y-7KQ2-M9XD' } }),
    [`POST /stage-counts/${id(5)}/take-back`]: () => {
      state = back;
      return { castId: member.id };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '取り消す' }));
  const form = within(await screen.findByRole('dialog'));
  form.getByText('同伴：予約Y-7KQ2-M9XD');
  fireEvent.click(form.getByRole('button', { name: '取り消す' }));
  await form.findByText('理由を入力してください。');
  fireEvent.change(form.getByLabelText('よく使う理由'), { target: { value: '誤って数えていたため。' } });
  fireEvent.click(form.getByRole('button', { name: '取り消す' }));
  await screen.findByText('数えた1件を取り消しました。');
  await waitFor(() => expect(screen.queryByRole('button', { name: '取り消す' })).toBeNull());
  // Why stands beside the count from then on.
  expect(await screen.findByText('誤って数えていたため。')).toBeTruthy();
  expect(sent.find(({ name }) => name === `POST /stage-counts/${id(5)}/take-back`)?.body).toEqual({
    reason: '誤って数えていたため。',
  });
});

test('a suspension shows what it ends before it is done, and takes the fee only when it was chosen', async () => {
  const booking = {
    bookingId: id(9),
    number: 'DH-20261201-7K3M9QXA',
    startsAt: '2026-12-01T09:00:00Z',
    guest: { id: member.id, nickname: HOSTILE },
  };
  const { sent } = openOffice(ONE, {
    ...answersOf('support'),
    [`POST /accounts/${member.id}/preview-suspension`]: () => ({
      isSuspended: false,
      sessions: 1,
      ends: [{ booking, feePoints: 500 }],
      goesOn: [],
      feePoints: 500,
    }),
    [`POST /accounts/${member.id}/suspend`]: () => ({ isNew: true, endedBookings: 1 }),
  });
  await screen.findByText('●●●●4321');
  fireEvent.click(await screen.findByRole('button', { name: '利用を停止する' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('これからの予約1件がキャンセルされます。');
  fireEvent.click(dialog.getByLabelText('当日のキャンセル料 500Pをゲストに請求する'));
  fireEvent.click(dialog.getByRole('button', { name: '利用を停止する' }));
  await dialog.findByText('理由を入力してください。');
  fireEvent.change(dialog.getByLabelText('よく使う理由'), {
    target: { value: '注意した後も、違反が続いたため。' },
  });
  fireEvent.click(dialog.getByRole('button', { name: '利用を停止する' }));
  await screen.findByText('利用を停止し、予約1件をキャンセルしました。');
  expect(sent.find(({ name }) => name.endsWith('/suspend'))?.body).toEqual({
    takeFee: true,
    category: 'TERMS',
    reason: '注意した後も、違反が続いたため。',
  });
});

test("a cast's class changes with a reason, which is a usual sentence or one's own", async () => {
  const { sent } = openOffice(ONE, {
    ...answersOf('support'),
    [`GET ${ONE}`]: () => ({ ...whole, side: 'CAST', castClass: 'REGULAR' }),
    [`PUT /accounts/${member.id}/cast-class`]: () => ({ before: 'REGULAR' }),
  });
  await screen.findByText('●●●●4321');
  fireEvent.click(await screen.findByRole('button', { name: '変更する' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'クラスを変更する' }));
  const dialog = within(await screen.findByRole('dialog'));
  const change = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  change('新しいクラス', 'PREMIUM');
  fireEvent.click(dialog.getByRole('button', { name: 'クラスを変更する' }));
  await dialog.findByText('理由を入力してください。');
  change('よく使う理由', 'クラスの基準を満たしたため。');
  change('理由', 'クラスの基準を満たしたため。（7月の審査）');
  fireEvent.click(dialog.getByRole('button', { name: 'クラスを変更する' }));
  await screen.findByText('クラスを変更しました。');
  expect(sent.find(({ name }) => name.endsWith('/cast-class'))?.body).toEqual({
    castClass: 'PREMIUM',
    reason: 'クラスの基準を満たしたため。（7月の審査）',
  });
});

test('a leaving that is refused says why, and cannot be pressed', async () => {
  openOffice(ONE, {
    ...answersOf('support'),
    [`GET /accounts/${member.id}/leave`]: () => new Refusal(409, 'CONFLICT'),
  });
  await screen.findByText('●●●●4321');
  fireEvent.click(await screen.findByRole('button', { name: '変更する' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '退会の手続きを代行する' }));
  await screen.findByText('CONFLICT');
  const dialog = within(screen.getByRole('dialog'));
  const button = dialog.getByRole('button', { name: '退会の手続きを代行する' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('a role sees neither the tabs nor the acts of another', async () => {
  openOffice(`${ONE}?tab=reviews`, answersOf('finance'));
  const tabs = within(await screen.findByRole('navigation', { name: '会員の情報' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '概要',
    '予約3',
    'ポイント',
    '購入・請求',
    '同意',
  ]);
  expect(screen.queryByRole('button', { name: '個人情報を表示する' })).toBeNull();
  await screen.findByRole('button', { name: 'ポイント' });
  expect(screen.queryByRole('button', { name: '利用を停止する' })).toBeNull();
});

test('the palette finds a member and a screen by the keyboard', async () => {
  const { router } = openOffice('/settings', {
    ...answersOf('support'),
    'GET /members/by-number': () => page(member),
  });
  await screen.findByRole('heading', { level: 1 });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox', { name: '会員・予約・決済・画面を探す' });
  fireEvent.change(field, { target: { value: 'G-10001' } });
  await screen.findByRole('option', { name: /□/ });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(router.state.location.pathname).toBe(ONE));
});

test('what had been agreed to at a moment stands beside the text of its version, and a moment to come cannot be asked for', async () => {
  const word = { textId: 'terms-guest', version: '2026-11-01', place: 'REGISTRATION' };
  const said = {
    ...word,
    at: '2026-11-10T03:00:05Z',
    statement: null,
    body: '# 第1条\n\n料率は{feeSameDay}％です。',
  };
  const { sent } = openOffice(`${ONE}?tab=consents`, {
    ...answersOf('support'),
    [`GET ${ONE}/consents`]: () => page(),
    [`GET ${ONE}/consents-at`]: () => ({
      at: '2026-11-12T00:00:00.000Z',
      firstAt: said.at,
      isBefore: false,
      values: { feeSameDay: '100' },
      items: [
        { item: 'TERMS', standing: 'OUTDATED', inForce: '2026-11-11', word: said },
        { item: 'ADVERTISING', standing: 'NONE', inForce: '2026-11-01', word: null },
      ],
    }),
  });
  const day = await screen.findByLabelText('日付');
  fireEvent.change(day, { target: { value: '2099-01-01' } });
  press('確認する');
  await screen.findByText('現在までの日時を選択してください。');
  expect(sent.some(({ name }) => name.endsWith('/consents-at'))).toBe(false);
  fireEvent.change(day, { target: { value: '2026-11-12' } });
  fireEvent.change(screen.getByLabelText('時刻'), { target: { value: '09:00' } });
  press('確認する');
  const text = within(await screen.findByRole('article', { name: '利用規約の文面' }));
  text.getByText('料率は100％です。');
  const asked = sent.find(({ name }) => name.endsWith('/consents-at'))!;
  expect(Object.fromEntries(asked.query)).toEqual({ at: '2026-11-12T00:00:00.000Z' });
  expect(screen.getAllByText('旧版に同意')).not.toEqual([]);
  expect(screen.getAllByText(/2026\/11\/10.12:00:05/)).not.toEqual([]);
});

test('a fee that is made good comes with its points and its reason, once', async () => {
  const search = '?goodwillFor=DH-20261120-AAAAAAAA&points=7800';
  const { router } = openOffice(`${ONE}${search}`, {
    ...answersOf('support'),
    'GET /goodwill': () => ({ pointsADay: 20_000, leftPoints: 20_000 }),
  });
  const form = within(await screen.findByRole('dialog', { name: 'おわびのポイント' }));
  expect(form.getByLabelText<HTMLInputElement>('ポイント数').value).toBe('7,800');
  expect(form.getByLabelText<HTMLTextAreaElement>('理由').value).toBe(
    '予約DH-20261120-AAAAAAAAのキャンセル料の返還のため',
  );
  fireEvent.click(form.getByRole('button', { name: 'キャンセル' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});
