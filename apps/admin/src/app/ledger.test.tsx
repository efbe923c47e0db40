// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fileServer } from './file.test-kit.ts';
import { catchSaved, officeOf, openOffice } from './office.test-kit.tsx';

const ledger = { at: '2026-11-20T03:00:00Z', accounts: [], transfers: 3, rules: [], check: null };
const answers = {
  'GET /session': () => officeOf('finance'),
  'GET /ledger': () => ledger,
  'GET /ledger/transfers': () => ({ items: [], nextCursor: null }),
};
const HEADING = '\uFEFF番号,日時\r\n';

function serveFile(total: number) {
  openOffice('/ledger?of=G-10001', answers);
  return fileServer(total);
}

async function openDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'CSVで保存' }));
  return within(await screen.findByRole('dialog'));
}

test('the journal is saved with its days and kinds, and says how far it is', async () => {
  const saved = catchSaved();
  const server = serveFile(2);
  const dialog = await openDialog();
  server.connect();
  expect(dialog.getByText('「G-10001」に関する仕訳のみを保存します。')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('開始日'), { target: { value: '2026-11-02' } });
  fireEvent.change(dialog.getByLabelText('終了日'), { target: { value: '2026-11-01' } });
  expect(dialog.getByText('終了日は開始日以降の日付をご入力ください。')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: '保存する' }));
  expect(server.asked).toEqual([]);
  fireEvent.change(dialog.getByLabelText('終了日'), { target: { value: '2026-11-20' } });
  fireEvent.change(dialog.getByLabelText('仕訳の種類'), { target: { value: 'HELD' } });
  fireEvent.click(dialog.getByRole('button', { name: '保存する' }));
  await dialog.findByText('件数を確認しています…');
  await server.send(`${HEADING}T-1,x\r\n`);
  await dialog.findByText('2件中 1件');
  expect(dialog.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  expect(saved).not.toHaveBeenCalled();
  await server.send('T-2,x\r\n');
  await server.end();
  await dialog.findByText('2件を保存しました。');
  expect(saved).toHaveBeenCalledTimes(1);
  expect(await (saved.mock.calls[0]![0] as Blob).text()).toContain('T-2,x');
  expect(server.asked.map(({ query }) => query)).toEqual([
    '?from=2026-11-02&to=2026-11-20&group=HELD&of=G-10001',
  ]);
});

test('it is broken off at once, and nothing is saved', async () => {
  const saved = catchSaved();
  const server = serveFile(100);
  const dialog = await openDialog();
  server.connect();
  fireEvent.click(dialog.getByRole('button', { name: '保存する' }));
  await server.send(`${HEADING}T-1,x\r\n`);
  await dialog.findByText('100件中 1件');
  fireEvent.click(dialog.getByRole('button', { name: '中止' }));
  await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull());
  expect(server.asked[0]!.signal.aborted).toBe(true);
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(saved).not.toHaveBeenCalled();
});

test('a file that ends too early, or is refused, is told and can be asked for again', async () => {
  const saved = catchSaved();
  const server = serveFile(3);
  const dialog = await openDialog();
  server.connect();
  fireEvent.click(dialog.getByRole('button', { name: '保存する' }));
  await server.send(`${HEADING}T-1,x\r\n`);
  await server.end();
  await dialog.findByText('通信エラーが発生しました。通信環境をご確認ください。');
  expect(saved).not.toHaveBeenCalled();
  server.refuse(429);
  fireEvent.click(dialog.getByRole('button', { name: 'もう一度保存する' }));
  await dialog.findByText('混み合っています。');
  expect(server.asked).toHaveLength(2);
});

test('what a figure is made of is listed and saved with what each counts there', async () => {
  let query = '';
  const row = {
    number: 'T-9',
    at: '2026-11-20T02:00:00Z',
    kind: 'STAGE_FEE',
    points: 150,
    figurePoints: -150,
    from: { account: 'STAGE_FEE', owner: null },
    to: { account: 'CAST_FROZEN', owner: null },
    lot: null,
    booking: null,
  };
  openOffice('/ledger?day=2026-11-20&figure=feePoints', {
    ...answers,
    'GET /ledger/transfers': (asked) => {
      query = String(asked.query);
      return { items: [row], nextCursor: null };
    },
  });
  expect(await screen.findByText('-150')).toBeTruthy();
  expect(screen.getByText(/集計「手数料収入」の内訳/)).toBeTruthy();
  expect(query).toContain('figure=feePoints');
  const dialog = await openDialog();
  expect(dialog.getByText('集計「手数料収入」に含まれる仕訳のみを、集計額とともに保存します。')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('開始日').value).toBe('2026-11-20');
});
