// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, id, officeOf, openOffice, type Answers } from './office.test-kit.tsx';

const district = (number: number, name: string, reading: string, mainPosition: number | null = null) => ({
  id: id(number),
  prefecture: 13,
  name,
  reading,
  mainPosition,
});
const ginza = district(60, '銀座', 'ぎんざ', 1);
const machida = district(61, '町田', 'まちだ');
const rest = district(62, 'その他', '');
const kyoto = { ...district(63, '祇園', 'ぎおん'), prefecture: 26 };

const answers = (role: Parameters<typeof officeOf>[0]): Answers => ({
  'GET /session': () => officeOf(role),
  'GET /stores': () => ({ items: [], nextCursor: null }),
  'GET /districts': () => ({ items: [ginza, machida, rest, kyoto] }),
  'GET /districts/counts': () => ({ items: [{ id: ginza.id, storeCount: 1200, castCount: 4 }] }),
});
const sentTo = (sent: ReturnType<typeof openOffice>['sent']) =>
  sent.filter(({ name }) => !name.startsWith('GET')).map(({ name, body }) => ({ name, body }));

test('districts lead to their stores, and those without any can be left out', async () => {
  const { router } = openOffice('/districts?prefecture=13', answers('finance'));
  const link = await screen.findByRole('link', { name: /銀座/ });
  await waitFor(() => expect(link.closest('tr')!.textContent).toContain('1,200店'));
  expect(screen.queryByRole('link', { name: /祇園/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /変更する|追加する/ })).toBeNull();
  fireEvent.click(screen.getByLabelText('店舗のあるエリアのみ'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /町田/ })).toBeNull());
  fireEvent.click(link);
  await screen.findByRole('heading', { name: '店舗', level: 1 });
  expect(router.state.location.search).toEqual({ prefecture: 13, district: '銀座' });
});

test('a new district is refused at its field, by the rules and by the server, and keeps what was typed', async () => {
  let isRefused = true;
  const { sent } = openOffice('/districts?prefecture=13', {
    ...answers('support'),
    'POST /districts': () =>
      isRefused ? new Refusal(409, 'DISTRICT_EXISTS') : { districtId: id(64), storeCount: 0, castCount: 0 },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'エリアを追加する' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText(/エリア名/), { target: { value: '二子玉川' } });
  fireEvent.change(form.getByLabelText(/読み/), { target: { value: '二子玉川' } });
  fireEvent.click(form.getByRole('button', { name: '追加する' }));
  await waitFor(() => expect(form.getByLabelText(/読み/).getAttribute('aria-invalid')).toBe('true'));
  expect(sentTo(sent)).toEqual([]);
  fireEvent.change(form.getByLabelText(/読み/), { target: { value: 'ふたこたまがわ' } });
  fireEvent.change(form.getByLabelText('表示する位置'), { target: { value: machida.id } });
  fireEvent.click(form.getByRole('button', { name: '追加する' }));
  await waitFor(() => expect(form.getByLabelText(/エリア名/).getAttribute('aria-invalid')).toBe('true'));
  isRefused = false;
  fireEvent.click(form.getByRole('button', { name: '追加する' }));
  await screen.findByText('エリアを追加しました。');
  const body = {
    prefecture: 13,
    name: '二子玉川',
    reading: 'ふたこたまがわ',
    beforeId: machida.id,
    isMain: false,
  };
  expect(sentTo(sent)).toEqual([
    { name: 'POST /districts', body },
    { name: 'POST /districts', body },
  ]);
});

test('one is changed where it stands, and the rest of a prefecture is offered nothing', async () => {
  const { sent } = openOffice('/districts?prefecture=13', {
    ...answers('reviewer'),
    [`PUT /districts/${ginza.id}`]: () => ({ districtId: ginza.id, storeCount: 1200, castCount: 4 }),
  });
  const row = (await screen.findByRole('link', { name: /その他/ })).closest('tr')!;
  expect(within(row).queryByRole('button')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '銀座を変更する' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText(/エリア名/), { target: { value: '銀座中央' } });
  fireEvent.click(form.getByRole('button', { name: '変更を保存する' }));
  await screen.findByText('変更し、キャスト4人の表示に反映しました。');
  expect(sentTo(sent).map(({ body }) => body)).toEqual([
    { name: '銀座中央', reading: 'ぎんざ', beforeId: machida.id, isMain: true },
  ]);
});

test('one with stores is removed into another, into the rest of its prefecture when nothing else is said', async () => {
  const { sent } = openOffice('/districts?prefecture=13', {
    ...answers('support'),
    [`POST /districts/${ginza.id}/removal`]: () => ({ districtId: ginza.id, storeCount: 1200, castCount: 4 }),
    [`POST /districts/${machida.id}/removal`]: () => ({
      districtId: machida.id,
      storeCount: 0,
      castCount: 0,
    }),
  });
  const link = await screen.findByRole('link', { name: /銀座/ });
  await waitFor(() => expect(link.closest('tr')!.textContent).toContain('1,200店'));
  for (const name of ['銀座', '町田']) {
    fireEvent.click(screen.getByRole('button', { name: `${name}を削除する` }));
    const form = within(await screen.findByRole('dialog'));
    fireEvent.click(form.getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(sentTo(sent).map(({ body }) => body)).toEqual([{ intoId: rest.id }, { intoId: null }]);
});
