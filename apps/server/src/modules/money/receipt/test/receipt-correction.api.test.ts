import { beforeEach, expect, test } from 'vitest';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import type { OperatorRole } from '@yoimachi/domain/operator';
import { assertCoherent } from '#money/points';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { OPERATORS, signUpGuest, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { readPdf } from '../../../../test-support/read-pdf.ts';
import { chargedBack, issue, orderOf, purchased, refunded } from './support.ts';

const app = useRewoundApp({ config: { adminPort: 0, adminUrl: 'https://admin.example.jp' } });
const as = (name: keyof typeof OPERATORS = 'suzuki') => asOperator(app, name);
const reason = '宛名の誤りのお申し出のため';
const RIGHT = { name: '株式会社 高橋商店', honorific: '御中', reason } as const;

const setRole = (id: string, role: OperatorRole) =>
  app.db.updateTable('operator').set({ role }).where('id', '=', id).execute();
beforeEach(async () => {
  await setRole(OPERATORS.suzuki.id, 'finance');
  await setRole(OPERATORS.sato.id, 'support');
});

const history = async (guest: Person) => (await app.ok(receiptRoutes.listReceipts, {}, guest)).items;
const correct = (receiptId: string, body: object = {}, name?: keyof typeof OPERATORS) =>
  as(name).ok('correctReceipt', { params: { receiptId }, body: { ...RIGHT, ...body } });
const refuse = (receiptId: string, body: object = {}, name?: keyof typeof OPERATORS) =>
  as(name).tries('correctReceipt', { params: { receiptId }, body: { ...RIGHT, ...body } });
const refusedBy = (code: string) => ({ ok: false, error: { code } });
const search = (name?: string) =>
  as().ok('searchReceipts', { body: { reason, ...(name !== undefined && { name }) } });
const reprint = (receiptId: string, name?: keyof typeof OPERATORS) =>
  as(name).ok('reprintReceipt', { params: { receiptId }, body: { reason } });
const words = async ({ bytes }: { bytes: Uint8Array }) => (await readPdf(bytes)).replaceAll(/\s+/g, ' ');
const numbers = async () => {
  const rows = await app.db.selectFrom('receipt').select('number').orderBy('number').execute();
  return rows.map(({ number }) => number);
};
const numberText = (number: number) => `No. ${String(number).padStart(8, '0')}`;

async function receiptOf(...points: number[]) {
  const guest = await signUpGuest(app);
  const ids: string[] = [];
  for (const amount of points) ids.push(await purchased(app, guest, amount));
  return { guest, ids, receipt: await issue(app, guest, ...ids) };
}

test('another name is another receipt under the next number; nothing of the first one changes', async () => {
  const { guest, ids, receipt } = await receiptOf(507, 507);
  await app.moveBy(24 * 60);
  const corrected = await correct(receipt.receiptId);
  expect(corrected).toMatchObject({
    number: receipt.number + 1,
    addressee: '株式会社 高橋商店',
    totalYen: receipt.totalYen,
    taxYen: receipt.taxYen,
    correction: { number: receipt.number, replacedBy: receipt.number + 1, operatorName: 'suzuki', reason },
  });
  const { number } = corrected;
  // Operators find why beside both receipts; he is told that alone which stands on the paper.
  const found = (await search()).items.filter(({ guestId }) => guestId === guest.userId);
  expect(found.map(({ corrections }) => corrections)).toEqual([
    [corrected.correction],
    [corrected.correction],
  ]);
  expect(JSON.stringify(await app.ok(receiptRoutes.listReceipts, {}, guest))).not.toContain(reason);
  const [now, before] = await history(guest);
  expect(now).toMatchObject({ number, name: RIGHT.name, day: receipt.day, lines: receipt.lines });
  expect(now).toMatchObject({ state: 'IN_FORCE', replaces: receipt.number, replacedBy: null, reversals: [] });
  expect(before).toEqual({ ...receipt, state: 'REPLACED', replacedBy: number });
  expect(await numbers()).toEqual(Array.from({ length: number }, (_, index) => index + 1));
  const other = await purchased(app, guest, 600);
  expect((await issue(app, guest, other)).number).toBe(number + 1);

  // Each purchase stands on one receipt in force, and on no further one.
  for (const id of ids)
    expect(await app.call(receiptRoutes.issueReceipt, { body: orderOf(id) }, guest)).toMatchObject({
      status: 409,
      code: 'RECEIPT_ALREADY_ISSUED',
    });
  expect((await app.ok(receiptRoutes.openPurchases, {}, guest)).items).toEqual([]);
  await assertCoherent(app.db);
});

test('the same sent again is told the same; another name or another operator is refused', async () => {
  const { receipt } = await receiptOf(500);
  const first = await correct(receipt.receiptId);
  await app.moveBy(60);
  expect(await correct(receipt.receiptId)).toEqual(first);
  expect(await refuse(receipt.receiptId, { name: '別の名前' })).toMatchObject(refusedBy('RECEIPT_REPLACED'));
  expect(await refuse(receipt.receiptId, {}, 'tanaka')).toMatchObject(refusedBy('RECEIPT_REPLACED'));
  expect((await numbers()).at(-1)).toBe(first.number);
});

test('a receipt is corrected once, the one in its place again', async () => {
  const { guest, receipt } = await receiptOf(500);
  const second = await correct(receipt.receiptId);
  const third = await correct(second.receiptId, { name: '高橋商店 株式会社', honorific: '様' });
  expect(
    (await history(guest)).map(({ number, state, replaces, replacedBy }) => [
      number,
      state,
      replaces,
      replacedBy,
    ]),
  ).toEqual([
    [third.number, 'IN_FORCE', second.number, null],
    [second.number, 'REPLACED', receipt.number, third.number],
    [receipt.number, 'REPLACED', null, second.number],
  ]);
  expect(await refuse(second.receiptId)).toMatchObject(refusedBy('RECEIPT_REPLACED'));
  // Whichever of them is found says the whole of it, and sums over all count the purchase once.
  const { items } = await search();
  const chain = items.filter(({ guestId }) => guestId === guest.userId);
  for (const found of chain)
    expect(found.corrections.map((one) => [one.number, one.replacedBy])).toEqual([
      [receipt.number, second.number],
      [second.number, third.number],
    ]);
  expect(chain.map(({ voidedYen, returnedYen }) => [voidedYen, returnedYen])).toEqual([
    [605, 0],
    [605, 0],
    [0, 0],
  ]);
  expect(chain.reduce((sum, one) => sum + one.totalYen - one.returnedYen - one.voidedYen, 0)).toBe(605);
  expect(chain.reduce((sum, one) => sum + one.taxYen - one.returnedTaxYen - one.voidedTaxYen, 0)).toBe(55);
  await assertCoherent(app.db);
});

test('what was given back before stands on the first receipt, what is given back afterwards on that in force', async () => {
  const { guest, ids, receipt } = await receiptOf(1000, 500, 800);
  await refunded(app, { purchaseId: ids[0]!, points: 400, amountYen: 484 });
  await refunded(app, { purchaseId: ids[1]!, points: 500, amountYen: 605 });
  const corrected = await correct(receipt.receiptId);
  expect(corrected).toMatchObject({ totalYen: 726 + 968, taxYen: 154 });
  await refunded(app, { purchaseId: ids[0]!, points: 600, amountYen: 726 });
  await chargedBack(app, guest, { purchaseId: ids[2]!, points: 800, amountYen: 968 });
  const [now, before] = await history(guest);
  expect(now!.lines.map(({ purchaseId, points }) => [purchaseId, points])).toEqual([
    [ids[0], 600],
    [ids[2], 800],
  ]);
  expect(now!.reversals).toMatchObject([{ purchaseId: ids[0], amountYen: 726, taxYen: 66 }]);
  expect(before!.reversals.map(({ purchaseId, amountYen }) => [purchaseId, amountYen])).toEqual([
    [ids[0], 484],
    [ids[1], 605],
  ]);
  // Given back as a whole before: it is on no receipt in force, and comes onto none.
  expect(await app.call(receiptRoutes.issueReceipt, { body: orderOf(ids[1]!) }, guest)).toMatchObject({
    code: 'RECEIPT_ALREADY_ISSUED',
  });
  await assertCoherent(app.db);
});

test('what was given back as a whole is not corrected', async () => {
  const { ids, receipt } = await receiptOf(500);
  await refunded(app, { purchaseId: ids[0]!, points: 500, amountYen: 605 });
  expect(await refuse(receipt.receiptId)).toMatchObject(refusedBy('RECEIPT_RETURNED'));
  expect((await numbers()).at(-1)).toBe(receipt.number);
});

test('each wrong correction is told what is wrong, and takes no number', async () => {
  const { receipt } = await receiptOf(500);
  const cases: [object, string][] = [
    [{ name: ' 🎉 ' }, 'RECEIPT_NAME_REQUIRED'],
    [{ name: 'あ'.repeat(51) }, 'RECEIPT_NAME_LENGTH'],
    [{ name: '한국' }, 'RECEIPT_NAME_UNPRINTABLE'],
    [{ name: ` ${receipt.name}🎉` }, 'RECEIPT_NAME_UNCHANGED'],
    [{ reason: ' ' }, 'REASON_REQUIRED'],
    [{ honorific: '殿' }, 'VALIDATION'],
  ];
  for (const [body, code] of cases)
    expect(await refuse(receipt.receiptId, body), code).toMatchObject(refusedBy(code));
  expect(await refuse(crypto.randomUUID())).toMatchObject(refusedBy('NOT_FOUND'));
  expect((await numbers()).at(-1)).toBe(receipt.number);
});

test('finance corrects; support prints again; a guest does neither', async () => {
  const { guest, receipt } = await receiptOf(500);
  expect(await refuse(receipt.receiptId, {}, 'sato')).toMatchObject(refusedBy('OPERATOR_ROLE'));
  await reprint(receipt.receiptId, 'sato');
  await setRole(OPERATORS.sato.id, 'reviewer');
  const read = { params: { receiptId: receipt.receiptId }, body: { reason } };
  expect(await as('sato').tries('reprintReceipt', read)).toMatchObject(refusedBy('OPERATOR_ROLE'));
  const headers = { authorization: `Bearer ${await guest.token()}` };
  for (const act of ['correct', 'reprint']) {
    const url = `/admin/v1/receipts/${receipt.receiptId}/${act}`;
    const request = { method: 'POST', url, headers, payload: RIGHT } as const;
    expect((await app.app.http.inject(request)).statusCode).toBe(404);
    expect((await app.app.office.inject(request)).statusCode).toBe(401);
  }
  expect(await history(guest)).toMatchObject([{ state: 'IN_FORCE' }]);
});

test('a guest fetches the receipt in force, no more the one before', async () => {
  const { guest, receipt } = await receiptOf(500);
  const { receiptId, number } = await correct(receipt.receiptId);
  const before = { query: { receiptId: receipt.receiptId } };
  expect(await app.call(receiptRoutes.exportReceipt, before, guest)).toMatchObject({
    status: 409,
    code: 'RECEIPT_REPLACED',
  });
  const paper = await words(await app.ok(receiptRoutes.exportReceipt, { query: { receiptId } }, guest));
  expect(paper).toContain(`${RIGHT.name} 御中`);
  expect(paper).toContain(numberText(number));
  expect(paper).toContain(`宛名を訂正し、${numberText(receipt.number)} の領収書に代えて発行しました。`);
  expect(paper).not.toContain('再発行');
});

test('a receipt is printed again with the day, one with another in its place as void; each read is kept', async () => {
  const { guest, receipt } = await receiptOf(500);
  await app.moveTo(new Date('2026-12-03T03:00:00Z'));
  const again = await reprint(receipt.receiptId);
  expect(again.fileName).toBe(`領収書_${String(receipt.number).padStart(8, '0')}.pdf`);
  const paper = await words(again);
  for (const part of ['再発行', '再発行日 2026年12月3日', '発行日 2026年11月20日', receipt.name])
    expect(paper).toContain(part);
  const { number } = await correct(receipt.receiptId);
  const voided = await words(await reprint(receipt.receiptId));
  for (const part of ['取消済み', `${numberText(number)} の領収書に差し替えました。`, receipt.name])
    expect(voided).toContain(part);
  expect(voided).not.toContain('再発行');
  // The guest's own original is still to be fetched, and what he did not fetch is not in his copies.
  const [now] = await history(guest);
  expect(now).toMatchObject({ number, isExported: false });
  const found = (await search()).items.find((one) => one.receiptId === receipt.receiptId)!;
  expect(found).toMatchObject({ exports: 2, replacedBy: number });
  const reads = await app.db
    .selectFrom('private_read')
    .select(['kind', 'account_id', 'subject', 'reason', 'shown'])
    .where('subject', '=', receipt.receiptId)
    .execute();
  const row = { kind: 'RECEIPTS', account_id: guest.userId, subject: receipt.receiptId, reason, shown: 1 };
  expect(reads).toEqual([row, row]);
  const lacking = { params: { receiptId: receipt.receiptId }, body: { reason: ' ' } };
  expect(await as().tries('reprintReceipt', lacking)).toMatchObject(refusedBy('REASON_REQUIRED'));
  const unknown = { params: { receiptId: crypto.randomUUID() }, body: { reason } };
  expect(await as().tries('reprintReceipt', unknown)).toMatchObject(refusedBy('NOT_FOUND'));
});

test('the database itself lets a purchase stand on one receipt in force', async () => {
  const { ids, receipt } = await receiptOf(500);
  const { receiptId } = await correct(receipt.receiptId);
  const line = { position: 2, purchase_id: ids[0]!, kind: 'PURCHASE', points: 1, amount_yen: 1 } as const;
  const add = (replaces_id: string | null) =>
    app.db
      .insertInto('receipt_line')
      .values({ ...line, receipt_id: receiptId, replaces_id })
      .execute();
  await expect(add(null)).rejects.toThrow('receipt_line_');
  await expect(add(receipt.receiptId)).rejects.toThrow('receipt_line_');
  const change = app.db.updateTable('receipt_correction').set({ corrected_at: app.clock.now() }).execute();
  await expect(change).rejects.toThrow('append-only');
});
