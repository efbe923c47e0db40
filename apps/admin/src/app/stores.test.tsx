// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, id, officeOf, openOffice, type Answers } from './office.test-kit.tsx';

const store = (number: number, name: string, doubtedAt: string | null = null) => ({
  id: id(number),
  name,
  genre: 3,
  prefecture: 13,
  district: '銀座',
  address: '東京都中央区銀座1-1-1',
  phone: '0312345678',
  url: null,
  castCount: 1,
  doubtedAt,
});
const one = store(50, 'ラウンジ \u202e白露', '2026-11-20T00:00:00Z');
const other = { ...store(51, 'らうんじ 白露'), phone: '0312340000' };
const casts = [{ id: id(41), nickname: '真白', isListed: true, comingDays: 3, openBookings: 2 }];

const answers = (role: Parameters<typeof officeOf>[0]): Answers => ({
  'GET /session': () => officeOf(role),
  'GET /stores': () => ({ items: [one, other], nextCursor: null }),
  [`GET /stores/${one.id}`]: () => ({ ...one, casts, isAll: true }),
});

test('lists stores by what stands in the address, and shows a filter that finds nothing', async () => {
  const { sent } = openOffice(
    '/stores?words=白露&prefecture=13&district=梅田&isDoubted=true',
    answers('finance'),
  );
  expect((await screen.findByRole('link', { name: 'ラウンジ □白露' })).closest('td')!.textContent).toContain(
    '要確認',
  );
  const { query } = sent.find(({ name }) => name === 'GET /stores')!;
  const area = { prefecture: '13', district: '梅田' };
  expect(Object.fromEntries(query)).toEqual({ words: '白露', ...area, isDoubted: 'true' });
  const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'エリア' });
  expect(filter.selectedOptions[0]!.textContent).toBe('梅田');
});

test('a correction is refused at its field, by the rules and by the server', async () => {
  const { sent } = openOffice(`/stores/${one.id}`, {
    ...answers('reviewer'),
    [`PUT /stores/${one.id}`]: () => new Refusal(409, 'STORE_EXISTS'),
  });
  const sentTo = () => sent.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body);
  fireEvent.click(await screen.findByRole('button', { name: '修正する' }));
  const form = within(await screen.findByRole('dialog'));
  const phone = form.getByLabelText(/電話番号/);
  fireEvent.change(phone, { target: { value: '12' } });
  fireEvent.click(form.getByRole('button', { name: '修正を保存する' }));
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  expect(sentTo()).toEqual([]);
  fireEvent.change(phone, { target: { value: '03-0000-1111' } });
  fireEvent.click(form.getByRole('button', { name: '修正を保存する' }));
  await form.findByText('STORE_EXISTS');
  expect(sentTo()).toMatchObject([{ storePhoneNumber: '03-0000-1111', storeArea: '銀座', storeUrl: null }]);
});

test('two stores are joined after what moves was shown, whichever remains', async () => {
  const { sent, router } = openOffice(`/stores/${one.id}`, {
    ...answers('support'),
    [`GET /stores/${one.id}/join/${other.id}`]: () => preview(one, other),
    [`GET /stores/${other.id}/join/${one.id}`]: () => preview(other, one),
    [`POST /stores/${other.id}/join/${one.id}`]: () => ({ storeId: other.id, castCount: 1 }),
    [`GET /stores/${other.id}`]: () => ({ ...other, casts, isAll: true }),
  });
  fireEvent.click(await screen.findByRole('button', { name: '検索する' }));
  fireEvent.click(await screen.findByRole('button', { name: /らうんじ 白露 ?を選択する/ }));
  await screen.findByText('出勤予定 3日・予約 2件');
  fireEvent.click(screen.getByRole('radio', { name: /らうんじ/ }));
  await screen.findByText('出勤予定 3日・予約 2件');
  fireEvent.click(screen.getByRole('button', { name: '統合する' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '統合する' }));
  await screen.findByText('統合し、キャスト1人の所属を移しました。');
  expect(sent.filter(({ name }) => name.startsWith('POST')).map(({ name }) => name)).toEqual([
    `POST /stores/${other.id}/join/${one.id}`,
  ]);
  await screen.findByRole('heading', { name: 'らうんじ 白露', level: 1 });
  expect(router.state.location.pathname).toBe(`/stores/${other.id}`);
});

const preview = (kept: object, dropped: object) => ({
  kept,
  dropped,
  differs: ['name', 'phone'],
  casts,
  isAll: true,
  comingDays: 3,
  openBookings: 2,
});

test('who only looks is offered nothing to change', async () => {
  openOffice(`/stores/${one.id}`, answers('finance'));
  await screen.findByText('所属するキャスト');
  expect(screen.queryByRole('button', { name: '修正する' })).toBeNull();
  expect(screen.queryByText('ほかの店舗と統合')).toBeNull();
});
