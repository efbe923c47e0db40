// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messageOf } from '@yoimachi/contract/errors';
import { expect, test } from 'vitest';
import { catchSaved, id, officeOf, openOffice, Refusal } from './office.test-kit.tsx';

const receipt = (number: number, more: object = {}) => ({
  receiptId: id(number),
  number,
  day: '2026-11-20',
  issuedAt: '2026-11-20T03:00:00.000Z',
  addressee: `高橋商点${number}`,
  honorific: '様',
  totalYen: 1210,
  taxYen: 110,
  returnedYen: 0,
  returnedTaxYen: 0,
  voidedYen: 0,
  voidedTaxYen: 0,
  registrationNumber: 'T9000000000000',
  exports: 0,
  guestId: id(80),
  replacedBy: null,
  replaces: null,
  corrections: [],
  ...more,
});
const step = (number: number, replacedBy: number) => ({
  number,
  replacedBy,
  at: '2026-11-21T03:00:00.000Z',
  operatorName: '中野 由紀',
});

async function openReceipts(role: 'finance' | 'support', answers: Parameters<typeof openOffice>[1] = {}) {
  const office = openOffice('/receipts', {
    'GET /session': () => officeOf(role),
    'POST /receipts/search': () => ({
      items: [
        receipt(1),
        receipt(2, { returnedYen: 1210, returnedTaxYen: 110 }),
        receipt(3, { replacedBy: 4, voidedYen: 1210, voidedTaxYen: 110, corrections: [step(3, 4)] }),
        receipt(4, { replaces: 3, corrections: [step(3, 4)] }),
      ],
      isAll: true,
    }),
    ...answers,
  });
  fireEvent.click(await screen.findByRole('button', { name: '5分間表示する' }));
  await screen.findByText('高橋商点1 様');
  return office;
}
const rowOf = (number: number) => screen.getByText(`高橋商点${number} 様`).closest('tr')!;
const actsOf = (number: number) =>
  within(rowOf(number))
    .getAllByRole('button')
    .map((button) => button.textContent);

test('each receipt says what stands in its place, and what can be done with it by whom', async () => {
  await openReceipts('finance');
  expect(actsOf(1)).toEqual(['再発行', '宛名を訂正']);
  expect(actsOf(2)).toEqual(['再発行']);
  expect(actsOf(3)).toEqual(['取消済みの控え', '履歴']);
  expect(actsOf(4)).toEqual(['再発行', '宛名を訂正', '履歴']);
  expect(rowOf(3).textContent).toContain('No. 00000004 に差し替え');
  expect(rowOf(4).textContent).toContain('No. 00000003 を訂正');
  fireEvent.click(screen.getByRole('button', { name: 'No. 00000004：履歴' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('No. 00000003 → No. 00000004')).toBeTruthy();
  expect(dialog.getByText(/中野 由紀/)).toBeTruthy();
});

test('who may not correct prints again', async () => {
  await openReceipts('support');
  expect(actsOf(1)).toEqual(['再発行']);
});

test('a name is corrected by the rule of the form, and both receipts show at once', async () => {
  let refusal: Refusal | null = new Refusal(400, 'RECEIPT_NAME_UNPRINTABLE', 'name');
  const { sent } = await openReceipts('finance', {
    [`POST /receipts/${id(1)}/correct`]: () =>
      refusal ?? {
        receiptId: id(5),
        number: 5,
        issuedAt: '2026-11-21T03:00:00.000Z',
        addressee: '高橋商店',
        honorific: '御中',
        totalYen: 1210,
        taxYen: 110,
        registrationNumber: 'T9000000000000',
        correction: step(1, 5),
      },
  });
  fireEvent.click(screen.getByRole('button', { name: 'No. 00000001：宛名を訂正' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('高橋商点1 様')).toBeTruthy();
  expect(dialog.getByText('No. 00000001 は取消済みになります。元に戻すことはできません。')).toBeTruthy();
  const [name, save] = [
    dialog.getByLabelText(/正しい宛名/),
    dialog.getByRole('button', { name: '宛名を訂正' }),
  ];
  fireEvent.click(save);
  expect(await dialog.findByText('宛名と敬称が、訂正前と同じです。')).toBeTruthy();
  fireEvent.change(name, { target: { value: '🎉' } });
  expect(await dialog.findByText(messageOf('RECEIPT_NAME_REQUIRED'))).toBeTruthy();
  fireEvent.change(name, { target: { value: ' 高橋商店🎉' } });
  fireEvent.click(dialog.getByRole('radio', { name: '御中' }));
  fireEvent.click(save);
  expect(await dialog.findByText('RECEIPT_NAME_UNPRINTABLE')).toBeTruthy();
  refusal = null;
  fireEvent.click(save);
  await screen.findByText('宛名を訂正し、No. 00000005 を発行しました。');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rowOf(1).textContent).toContain('No. 00000005 に差し替え');
  expect(screen.getByText('高橋商店 御中').closest('tr')!.textContent).toContain('No. 00000001 を訂正');
  const bodies = sent.filter(({ name: call }) => call.endsWith('/correct')).map(({ body }) => body);
  expect(bodies.at(-1)).toEqual({ name: '高橋商店', honorific: '御中', reason: '宛名の誤字を訂正するため' });
  expect(sent.filter(({ name: call }) => call === 'POST /receipts/search')).toHaveLength(1);
});

test('a receipt is printed again for a reason; one that is void says by which it was replaced', async () => {
  const saved = catchSaved();
  const pdf = () => new Blob(['%PDF'], { type: 'application/pdf' });
  let isOver = true;
  const { sent } = await openReceipts('support', {
    [`POST /receipts/${id(3)}/reprint`]: () => (isOver ? new Refusal(429, 'READ_CEILING') : pdf()),
  });
  fireEvent.click(screen.getByRole('button', { name: 'No. 00000003：取消済みの控え' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/この領収書は、No. 00000004 に差し替え済みです。/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'PDFを保存' }));
  await dialog.findByText('READ_CEILING');
  expect(saved).not.toHaveBeenCalled();
  isOver = false;
  fireEvent.click(dialog.getByRole('button', { name: 'PDFを保存' }));
  await screen.findByText('領収書のPDFを保存しました。');
  expect(saved).toHaveBeenCalledOnce();
  expect(sent.at(-1)!.body).toEqual({ reason: 'ご本人からの問い合わせに対応するため' });
  await waitFor(() => expect(rowOf(3).textContent).toContain('1回'));
});
