// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchSaved, id, officeOf, openOffice, Refusal } from './office.test-kit.tsx';

const chargeback = (number: number, more: object) => ({
  chargebackId: id(number),
  at: '2026-11-20T03:00:00.000Z',
  purchaseId: id(90 + number),
  guestId: id(80),
  nickname: `ゲスト${number}`,
  amountYen: 2420,
  takenPoints: 1300,
  debtPoints: 700,
  debt: 'OPEN',
  reason: 'fraudulent',
  respondBy: '2037-12-01T03:00:00.000Z',
  outcome: null,
  ...more,
});

test('each chargeback says until when it is answered and how it ended; its file is saved with a reason', async () => {
  let isRefused = true;
  const saved = catchSaved();
  const { sent } = openOffice('/chargebacks', {
    'GET /session': () => officeOf('finance'),
    'GET /chargebacks': () => ({
      items: [
        chargeback(1, {}),
        chargeback(2, { outcome: 'WON', debt: 'WAIVED' }),
        chargeback(3, { respondBy: null, reason: null, debt: null, debtPoints: 0 }),
      ],
      nextCursor: null,
    }),
    [`POST /chargebacks/${id(1)}/evidence`]: () => {
      if (isRefused) return new Refusal(429, 'READ_CEILING');
      return new Blob(['%PDF'], { type: 'application/pdf' });
    },
  });
  const rowOf = (name: string) => screen.getByText(name).closest('tr')!.textContent;
  await screen.findByText('ゲスト1');
  expect(rowOf('ゲスト1')).toContain('審査中');
  expect(rowOf('ゲスト1')).toContain('12/1');
  expect(rowOf('ゲスト2')).toContain('異議が認められた');
  expect(rowOf('ゲスト2')).toContain('（終了）');
  expect(rowOf('ゲスト3')).toContain('連絡なし');

  fireEvent.click(screen.getByRole('button', { name: 'ゲスト1さんの支払いの資料' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByLabelText('その他（入力する）'));
  const save = dialog.getByRole('button', { name: 'ダウンロードする' });
  fireEvent.click(save);
  await dialog.findByText('理由を入力してください。');
  fireEvent.change(dialog.getByLabelText('理由'), { target: { value: 'カード会社の依頼' } });
  fireEvent.click(save);
  await dialog.findByText('READ_CEILING');
  expect(saved).not.toHaveBeenCalled();
  isRefused = false;
  fireEvent.click(save);
  await screen.findByText('資料を保存しました。');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved).toHaveBeenCalledOnce();
  expect(sent.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body)).toEqual([
    { reason: 'カード会社の依頼' },
    { reason: 'カード会社の依頼' },
  ]);
});
