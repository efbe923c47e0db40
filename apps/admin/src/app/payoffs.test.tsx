// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PAYOFF_SHELVES, type PayoffShelf } from '@yoimachi/domain/payoff-shelves';
import { catchSaved, Refusal, id, officeOf, openOffice, type Answers } from './office.test-kit.tsx';

const DAY = '2026-11-20';
const NONE = { count: 0, points: 0, withholdingYen: 0, transferFeeYen: 0, transferYen: 0 };
const sums = (count: number) => ({
  count,
  points: count * 5000,
  withholdingYen: 0,
  transferFeeYen: count * 200,
  transferYen: count * 4800,
});
const payoff = (number: number, shelf: PayoffShelf, more: object = {}) => ({
  number,
  cast: { id: id(number), number: `C-${10_000 + number}`, nickname: `花音${number}` },
  kind: 'CAST_PAYOFF',
  status: 'AWAITING_APPROVAL',
  review: null,
  inFile: false,
  shelf,
  payDay: DAY,
  points: 5000,
  withholdingYen: 0,
  transferFeeYen: 200,
  transferYen: 4800,
  requestedAt: '2026-11-10T03:00:00Z',
  accountChangesAt: null,
  reason: null,
  marks: [],
  ...more,
});
const dayOf = (counts: Partial<Record<PayoffShelf, number>>, more: object = {}) => ({
  payDay: DAY,
  exportDay: '2026-11-18',
  late: NONE,
  files: [] as unknown[],
  hasConsignor: true,
  terms: { transferFeeYen: 200, feeBearer: 'PAYEE', withholdingMode: 'NONE' },
  shelves: PAYOFF_SHELVES.map((shelf) => ({ shelf, ...sums(counts[shelf] ?? 0), marks: [] as unknown[] })),
  ...more,
});
const page = (items: readonly unknown[]) => () => ({ items, nextCursor: null });
const office = (answers: Answers): Answers => ({ 'GET /session': () => officeOf('finance'), ...answers });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('every request that no check stopped is approved, each shown before and told when it fails', async () => {
  let awaiting = 2;
  const { names } = openOffice(
    `/payoffs/${DAY}`,
    office({
      [`GET /pay-days/${DAY}`]: () => dayOf({ AWAITING: awaiting, REVIEW: 1 }),
      [`GET /pay-days/${DAY}/payoffs`]: ({ query }) => ({
        items: query.get('shelf') === 'AWAITING' ? [payoff(1, 'AWAITING'), payoff(2, 'AWAITING')] : [],
        nextCursor: null,
      }),
      'POST /payoffs/1/approve': () => {
        awaiting = 0;
      },
      'POST /payoffs/2/approve': () => new Refusal(409, 'PAYOFF_IN_REVIEW'),
    }),
  );
  expect((await screen.findByRole('list', { name: '振込の進み具合' })).textContent).toContain('1件が未処理');
  await screen.findByText('書き出せる振込はありません。');
  press('2件をすべて承認する');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByText('4,800円を振り込みます')).toHaveLength(2);
  fireEvent.click(dialog.getByRole('button', { name: '実行する' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /すべて承認する/ })).toBeNull());
  await dialog.findByText('PAYOFF_IN_REVIEW');
  expect(names().filter((name) => name.endsWith('/approve'))).toEqual([
    'POST /payoffs/1/approve',
    'POST /payoffs/2/approve',
  ]);
});

test('what a check stopped shows both names for a reason, and is rejected with what she reads', async () => {
  const stopped = payoff(3, 'REVIEW', { review: 'NAME_MISMATCH' });
  const { sent } = openOffice(
    `/payoffs/${DAY}?shelf=REVIEW&number=3`,
    office({
      [`GET /pay-days/${DAY}`]: () => dayOf({ REVIEW: 1 }),
      [`GET /pay-days/${DAY}/payoffs`]: page([stopped]),
      'GET /payoffs/3': () => ({ ...stopped, history: [] }),
      'POST /payoffs/3/account': () => ({
        bankName: 'みずほ銀行',
        branchName: '東京営業部',
        accountType: 'ORDINARY',
        maskedNumber: '***4567',
        holderKana: 'ﾊﾔｼ ｶﾅ',
        registeredKana: 'ハヤシ カノン',
        isOwnName: false,
      }),
      'POST /payoffs/3/reject': () => undefined,
    }),
  );
  await screen.findByText(/ご本人名義以外の口座へは振り込めません/);
  expect(screen.queryByRole('button', { name: '承認する' })).toBeNull();
  press('5分間表示する');
  await screen.findByText('ハヤシ カナ');
  await screen.findByText('名義が一致していません');
  press('差し戻す');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '差し戻す' }));
  await dialog.findByText('理由を入力してください。');
  fireEvent.change(dialog.getByLabelText('差し戻す理由'), { target: { value: ' 名義が異なります ' } });
  fireEvent.click(dialog.getByRole('button', { name: '差し戻す' }));
  await screen.findByText('差し戻しました。ポイントはキャストに戻りました。');
  expect(sent.find(({ name }) => name.endsWith('/reject'))?.body).toEqual({ reason: '名義が異なります' });
});

test('the file is saved as its bytes, and handed out no more once somebody has it', async () => {
  const batchId = id(70);
  const draft = {
    batchId,
    status: 'DRAFT',
    rowCount: 1,
    totalYen: 4800,
    sha256: 'ab'.repeat(32),
    madeBy: '岡田',
    madeAt: '2026-11-18T03:00:00Z',
    exportedAt: null,
    confirmedAt: null,
    transferred: 0,
    returned: 0,
  };
  let files: unknown[] = [];
  const saved = catchSaved();
  const { names } = openOffice(
    `/payoffs/${DAY}`,
    office({
      [`GET /pay-days/${DAY}`]: () => dayOf(files.length > 0 ? { IN_FILE: 1 } : { READY: 1 }, { files }),
      [`GET /pay-days/${DAY}/payoffs`]: page([]),
      [`POST /bank-files/of/${DAY}`]: () => {
        files = [draft];
        // A half-width ア as banks write it, and an E.
        return { ...draft, content: btoa('\u00b1E'), doubles: [4, 5] };
      },
      [`POST /bank-files/${batchId}/exported`]: () => {
        files = [{ ...draft, status: 'EXPORTED' }];
        return undefined;
      },
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: '振込ファイルを書き出す' }));
  await screen.findByText('1件・4,800円のファイルを保存しました。');
  await screen.findByText(/受付番号 4、5/);
  const [blob] = saved.mock.calls[0]!;
  expect([...new Uint8Array(await (blob as Blob).arrayBuffer())]).toEqual([0xb1, 0x45]);
  fireEvent.click(await screen.findByRole('button', { name: '受け取りを確定する' }));
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '受け取りを確定する' }),
  );
  await screen.findByText('受け取りを確定しました。');
  await waitFor(() => expect(screen.queryByRole('button', { name: /保存する|確定する/ })).toBeNull());
  expect(names().filter((name) => name.endsWith('/exported'))).toHaveLength(1);
});

test("the bank's answers are read whole before any is written, also as old banks write them", async () => {
  const file = { batchId: id(70), status: 'EXPORTED', rowCount: 2, totalYen: 9600, sha256: 'ab' };
  const exported = {
    ...file,
    madeBy: '岡田',
    madeAt: '2026-11-18T03:00:00Z',
    exportedAt: '2026-11-18T03:10:00Z',
    confirmedAt: null,
    transferred: 0,
    returned: 0,
  };
  const { sent } = openOffice(
    `/payoffs/${DAY}`,
    office({
      [`GET /pay-days/${DAY}`]: () => dayOf({ IN_FILE: 2 }, { files: [exported] }),
      [`GET /pay-days/${DAY}/payoffs`]: page([]),
      'GET /bank-layouts': () => ({ items: [] }),
      'POST /payoffs/7/transferred': () => undefined,
      'POST /payoffs/8/returned': () => undefined,
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: '結果ファイルを取り込む' }));
  const choose = async (bytes: BlobPart) => {
    const input = await screen.findByLabelText('ファイルを選択');
    fireEvent.change(input, { target: { files: [new File([bytes], 'results.csv')] } });
  };
  await choose('7,TRANSFERRED\n8,PAID');
  await screen.findByText('2行目を読み取れません：8,PAID');
  // 口座なし in Shift_JIS.
  const reason = [0x8c, 0xfb, 0x8d, 0xc0, 0x82, 0xc8, 0x82, 0xb5];
  await choose(new Uint8Array([...new TextEncoder().encode('7,TRANSFERRED\r\n8,RETURNED,'), ...reason]));
  await screen.findByText('組戻し：口座なし');
  press('実行する');
  await waitFor(() =>
    expect(sent.filter(({ name }) => name.startsWith('POST')).map(({ name, body }) => [name, body])).toEqual([
      ['POST /payoffs/7/transferred', { payDay: DAY }],
      ['POST /payoffs/8/returned', { reason: '口座なし', payDay: DAY }],
    ]),
  );
});

const days = page([
  {
    payDay: DAY,
    awaiting: 84,
    inReview: 3,
    toTransfer: 0,
    transferred: 0,
    rejected: 1,
    transferYen: 4_218_360,
  },
]);

test('pay days are listed with what is left of each; the report of a month is saved for a reason', async () => {
  const saved = catchSaved();
  const { sent } = openOffice(
    '/payoffs',
    office({
      'GET /pay-days': days,
      'POST /withholding-report': () => ({
        csv: '氏名,額',
        casts: 2,
        amountYen: 90_000,
        withholdingYen: 1_021,
        dueDay: '2026-12-10',
      }),
    }),
  );
  const row = (await screen.findByRole('link', { name: '2026年11月20日（金）' })).closest('tr')!;
  expect(row.textContent).toContain('4,218,360');
  expect(screen.queryByRole('button', { name: '振込の設定' })).toBeNull();
  press('源泉徴収の集計');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('対象月'), { target: { value: '2026-1' } });
  fireEvent.change(dialog.getByLabelText('対象月'), { target: { value: '2026-10' } });
  fireEvent.click(dialog.getByRole('button', { name: '保存する' }));
  await screen.findByText('2名・源泉徴収1,021円の集計を保存しました。');
  expect(saved).toHaveBeenCalledOnce();
  expect(sent.find(({ name }) => name === 'POST /withholding-report')?.body).toMatchObject({
    month: '2026-10',
  });
});

test('an owner changes terms and the own account, each wrong figure refused at its field', async () => {
  const { sent } = openOffice('/payoffs', {
    'GET /session': () => officeOf('owner'),
    'GET /pay-days': days,
    'GET /payoff-terms': () => ({
      transferFeeYen: 200,
      feeBearer: 'PAYEE',
      withholdingMode: 'NONE',
      lineEnds: true,
      consignor: null,
    }),
    'PUT /payoff-terms': () => ({
      transferFeeYen: 330,
      feeBearer: 'OPERATOR',
      withholdingMode: 'NONE',
      paidFrom: null,
    }),
    'PUT /payoff-consignor': () => new Refusal(400, 'CONSIGNOR_UNKNOWN'),
  });
  fireEvent.click(await screen.findByRole('button', { name: '振込の設定' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  await dialog.findByLabelText('振込手数料（円）');
  type('振込手数料（円）', '1001');
  fireEvent.click(dialog.getByRole('button', { name: '条件を保存する' }));
  await dialog.findByText('0〜1000の整数で入力してください。');
  type('振込手数料（円）', '３３０');
  type('手数料の負担', 'OPERATOR');
  fireEvent.click(dialog.getByLabelText(/振込ファイルの各行の末尾に改行を入れる/));
  fireEvent.click(dialog.getByRole('button', { name: '条件を保存する' }));
  await screen.findByText('振込の条件を保存しました。');
  type('委託者コード（10桁）', '123');
  fireEvent.click(dialog.getByRole('button', { name: '口座を保存する' }));
  await dialog.findByText('10桁の数字で入力してください。');
  for (const [label, value] of [
    ['委託者コード（10桁）', '1234567890'],
    ['委託者名（半角カナ）', 'ﾖｲﾏﾁ'],
    ['銀行コード（4桁）', '9999'],
    ['支店コード（3桁）', '100'],
    ['口座番号（7桁）', '7654321'],
  ] as const)
    type(label, value);
  fireEvent.click(dialog.getByRole('button', { name: '口座を保存する' }));
  await dialog.findByText('CONSIGNOR_UNKNOWN');
  expect(sent.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { transferFeeYen: 330, feeBearer: 'OPERATOR', withholdingMode: 'NONE', lineEnds: false },
    {
      consignorCode: '1234567890',
      consignorName: 'ﾖｲﾏﾁ',
      bankCode: '9999',
      branchCode: '100',
      accountNumber: '7654321',
      isCurrent: false,
    },
  ]);
});

test('marks say since when and what to do, in the list, in the steps and beside a payoff', async () => {
  const marks = [
    { mark: 'CIRCLE', since: '2026-11-08T03:00:00Z', waitsUntil: null, releasedAt: null },
    {
      mark: 'YOUNG_CARD',
      since: '2026-11-02T03:00:00Z',
      waitsUntil: '2026-11-09T03:00:00Z',
      releasedAt: null,
    },
  ];
  const row = payoff(1, 'REVIEW', { review: 'CIRCLE', marks });
  const day = dayOf({ REVIEW: 1 });
  const shelves = day.shelves.map((one) =>
    one.shelf === 'REVIEW' ? { ...one, marks: marks.map(({ mark }) => ({ mark, count: 1 })) } : one,
  );
  openOffice(
    `/payoffs/${DAY}?number=1`,
    office({
      [`GET /pay-days/${DAY}`]: () => ({ ...day, shelves }),
      [`GET /pay-days/${DAY}/payoffs`]: page([row]),
      'GET /payoffs/1': () => ({ ...row, history: [] }),
    }),
  );
  const steps = await screen.findByRole('list', { name: '振込の進み具合' });
  expect(steps.textContent).toContain('1件が未処理・循環の疑い 1件・新しいカード 1件');
  const panel = within(await screen.findByRole('region', { name: '確認のしるし' }));
  expect(panel.getByText('循環の疑い').closest('li')!.textContent).toContain('11/8（日） 12:00から');
  panel.getByText(/互いに報酬やギフトを支払い合っている相手がいます/);
  expect(panel.getByText('新しいカード').closest('li')!.textContent).toContain('待機を終えています');
  expect((await screen.findAllByText('循環の疑い')).length).toBeGreaterThan(2);
});

test('the forms of a year come in as many files as there are, for a reason, above the chosen sum', async () => {
  const saved = catchSaved();
  const { sent } = openOffice(
    '/payoffs',
    office({
      'GET /pay-days': page([]),
      'POST /payment-forms': ({ body }) => ({
        content: btoa('%PDF'),
        parts: 2,
        casts: (body as { part: number }).part === 1 ? 300 : 12,
      }),
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: '支払調書' }));
  const dialog = within(await screen.findByRole('dialog', { name: '支払調書' }));
  fireEvent.change(dialog.getByLabelText('対象'), { target: { value: '500000' } });
  fireEvent.change(dialog.getByLabelText('対象年'), { target: { value: '2025' } });
  fireEvent.click(dialog.getByLabelText('審査の判断のため'));
  fireEvent.click(dialog.getByRole('button', { name: '保存する' }));
  await screen.findByText('312名分の支払調書を保存しました。');
  expect(saved).toHaveBeenCalledTimes(2);
  const asked = sent.filter(({ name }) => name === 'POST /payment-forms').map(({ body }) => body);
  expect(asked).toEqual([
    { year: 2025, overYen: 500_000, part: 1, reason: '審査の判断のため' },
    { year: 2025, overYen: 500_000, part: 2, reason: '審査の判断のため' },
  ]);
});
