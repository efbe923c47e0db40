// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, id, officeOf, openOffice } from './office.test-kit.tsx';

const coupon = (number: number, code: string, more: object = {}) => ({
  couponId: id(number),
  code,
  name: '秋の感謝',
  title: '秋の感謝クーポン',
  description: '',
  points: 300,
  termDays: 180,
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2026-12-31T14:59:59Z',
  endedAt: null,
  totalLimit: 100,
  redeemedCount: 12,
  eligibility: 'ALL',
  ...more,
});

test('coupons say how often they were redeemed, and one is ended after a question', async () => {
  let rows = [coupon(1, 'YOI2026'), coupon(2, 'OLD2025', { endsAt: '2025-12-31T14:59:59Z' })];
  const { sent } = openOffice('/coupons', {
    'GET /session': () => officeOf('finance'),
    'GET /coupons': () => ({ items: rows, nextCursor: null }),
    'POST /coupons/YOI2026/end': () => {
      rows = [coupon(1, 'YOI2026', { endedAt: '2026-11-01T00:00:00Z' }), rows[1]!];
    },
  });
  const row = (await screen.findByText('YOI2026')).closest('tr')!;
  expect(row.textContent).toContain('12 / 100回');
  expect(row.textContent).toContain('利用できます');
  expect(screen.queryByRole('button', { name: /OLD2025/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'クーポン「YOI2026」を終了する' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '終了する' }));
  await screen.findByText('クーポンを終了しました。');
  expect(sent.some(({ name }) => name === 'POST /coupons/YOI2026/end')).toBe(true);
});

test('a coupon is made within its limits, with the guests of the numbers, and a taken code is said at its field', async () => {
  let isTaken = true;
  const { sent } = openOffice('/coupons', {
    'GET /session': () => officeOf('finance'),
    'GET /coupons': () => ({ items: [], nextCursor: null }),
    'POST /coupons': ({ body }) => {
      const numbers = (body as { guestNumbers: string[] }).guestNumbers.filter((one) => one !== 'G-10001');
      if (numbers.length > 0) return new Refusal(404, 'NOT_FOUND', 'guestNumbers', { numbers });
      return isTaken ? new Refusal(409, 'CONFLICT') : { couponId: id(3) };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'クーポンを作成する' }));
  const form = within(await screen.findByRole('dialog'));
  const type = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  const create = () => fireEvent.click(form.getByRole('button', { name: '作成する' }));
  create();
  for (const wrong of [/半角英数字/, /1〜50文字/, /1〜400の整数/, /それ以降の終了日/])
    await form.findByText(wrong);
  type('コード', 'ｙｏｉ２０２７');
  type('管理名', '冬の感謝');
  type('ゲストに表示するタイトル', '冬の感謝クーポン');
  type('ポイント', '400');
  type('開始日', '2026-12-01');
  type('終了日', '2026-12-31');
  type('対象', 'NAMED');
  create();
  await form.findByText('会員番号を入力してください。');
  type('対象のゲスト', 'G-10001\nG-99999');
  create();
  await form.findByText('次の会員番号のゲストは見つかりません：G-99999');
  type('対象のゲスト', 'G-10001');
  create();
  await form.findByText('このコードはすでに使われています。');
  isTaken = false;
  type('コード', 'YOI2028');
  create();
  await screen.findByText('クーポン「YOI2028」を作成しました。');
  expect(sent.filter(({ name }) => name === 'POST /coupons').at(-1)?.body).toEqual({
    code: 'YOI2028',
    name: '冬の感謝',
    title: '冬の感謝クーポン',
    description: '',
    points: 400,
    termDays: 30,
    totalLimit: null,
    eligibility: 'NAMED',
    guestIds: [],
    guestNumbers: ['G-10001'],
    startsAt: '2026-11-30T15:00:00.000Z',
    endsAt: '2026-12-31T14:59:59.999Z',
  });
});
