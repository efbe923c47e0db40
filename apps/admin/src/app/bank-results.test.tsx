// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PAYOFF_SHELVES } from '@yoimachi/domain/payoff-shelves';
import { id, officeOf, openOffice, Refusal, type Answers } from './office.test-kit.tsx';

const DAY = '2026-11-20';
const NONE = { count: 0, points: 0, withholdingYen: 0, transferFeeYen: 0, transferYen: 0 };
const FILE = {
  batchId: id(70),
  status: 'EXPORTED',
  rowCount: 2,
  totalYen: 9_600,
  sha256: 'ab',
  madeBy: '岡田',
  madeAt: '2026-11-18T03:00:00Z',
  exportedAt: '2026-11-18T03:10:00Z',
  confirmedAt: null,
  transferred: 0,
  returned: 0,
};
const LAYOUT = {
  name: 'みなと銀行',
  hasHeader: true,
  delimiter: 'COMMA',
  findsBy: 'NUMBER',
  numberColumn: 2,
  accountColumn: null,
  amountColumn: null,
  payeeColumn: null,
  resultColumn: 3,
  reasonColumn: null,
  transferredValues: ['正常'],
  returnedValues: ['組戻'],
  skippedValues: [] as string[],
};
const KEPT = { ...LAYOUT, layoutId: id(80), version: 3, madeBy: '岡田', madeAt: '2026-11-01T03:00:00Z' };
const candidate = (number: number, more: object = {}) => ({
  number,
  amountYen: 4_800,
  isTransferred: false,
  matched: ['AMOUNT', 'NAME'],
  isWhole: true,
  ...more,
});

beforeEach(() => localStorage.clear());

async function openImport(answers: Answers) {
  const opened = openOffice(`/payoffs/${DAY}`, {
    'GET /session': () => officeOf('finance'),
    [`GET /pay-days/${DAY}`]: () => ({
      payDay: DAY,
      exportDay: '2026-11-18',
      late: NONE,
      files: [FILE],
      hasConsignor: true,
      terms: { transferFeeYen: 200, feeBearer: 'PAYEE', withholdingMode: 'NONE' },
      shelves: PAYOFF_SHELVES.map((shelf) => ({
        shelf,
        ...NONE,
        count: shelf === 'IN_FILE' ? 2 : 0,
        marks: [],
      })),
    }),
    [`GET /pay-days/${DAY}/payoffs`]: () => ({ items: [], nextCursor: null }),
    'GET /bank-layouts': () => ({ items: [KEPT] }),
    ...answers,
  });
  fireEvent.click(await screen.findByRole('button', { name: '結果ファイルを取り込む' }));
  await screen.findByRole('option', { name: 'みなと銀行のCSV' });
  return opened;
}
const dialog = () => within(screen.getByRole('dialog'));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(dialog().getByRole('button', { name }));
const choose = async (bytes: BlobPart) =>
  fireEvent.change(await screen.findByLabelText('ファイルを選択'), {
    target: { files: [new File([bytes], 'bank.csv')] },
  });
/** What is answered of a result that was new. */
const WRITTEN = { wasKnown: false, keptReason: null };
const posted = (sent: readonly { readonly name: string; readonly body: unknown }[]) =>
  sent.filter(({ name }) => !name.startsWith('GET')).map(({ name, body }) => [name, body]);

test('the columns of a bank are chosen beside its file, kept, and read the next time without a question', async () => {
  let items = [KEPT];
  const { sent } = await openImport({
    'GET /bank-layouts': () => ({ items }),
    'POST /bank-layouts': ({ body }) => {
      const kept = { ...KEPT, ...(body as object), layoutId: id(81), version: 1 };
      items = [KEPT, kept];
      return kept;
    },
    'POST /payoffs/7/transferred': () => WRITTEN,
    'POST /payoffs/8/returned': () => WRITTEN,
  });
  type('ファイルの形式', 'NEW');
  await choose('結果;番号;備考\n正常;7;"a;b"\n組戻;8;口座なし\n');
  await screen.findByText('銀行のCSVの列を指定する');
  expect(dialog().getByLabelText<HTMLSelectElement>('区切り').value).toBe('SEMICOLON');
  expect(dialog().getByRole('table').textContent).toContain('a;b');
  press('保存して読み取る');
  await dialog().findByText('1〜200列目から選択してください。');
  type('銀行の名前', '港信用金庫');
  type('受付番号の列', '2');
  type('結果の列', '1');
  type('理由の列', '3');
  type('「正常」の意味', 'TRANSFERRED');
  await dialog().findByText('3行目：結果の「組戻」の意味が指定されていません。');
  type('「組戻」の意味', 'RETURNED');
  await dialog().findByText('このファイルは、振込済み1件・組戻し1件と読み取れます。');
  type('ファイルにない値', '合計');
  press('追加する');
  type('「合計」の意味', 'SKIPPED');
  press('保存して読み取る');
  await screen.findByText('組戻し：口座なし');
  press('実行する');
  await waitFor(() => expect(posted(sent)).toHaveLength(3));
  expect(posted(sent)).toEqual([
    [
      'POST /bank-layouts',
      {
        ...LAYOUT,
        name: '港信用金庫',
        delimiter: 'SEMICOLON',
        numberColumn: 2,
        resultColumn: 1,
        reasonColumn: 3,
        skippedValues: ['合計'],
      },
    ],
    ['POST /payoffs/7/transferred', { payDay: DAY }],
    ['POST /payoffs/8/returned', { reason: '口座なし', payDay: DAY }],
  ]);
  fireEvent.click(await screen.findByText('閉じる'));
  fireEvent.click(await screen.findByRole('button', { name: '結果ファイルを取り込む' }));
  await waitFor(() =>
    expect(dialog().getByLabelText<HTMLSelectElement>('ファイルの形式').value).toBe(id(81)),
  );
});

test('a kept layout is changed in the version that was read, and removed', async () => {
  const { sent } = await openImport({
    [`PUT /bank-layouts/${id(80)}`]: () => new Refusal(409, 'CONFLICT', 'seen'),
    [`POST /bank-layouts/${id(80)}/removal`]: () => undefined,
  });
  type('ファイルの形式', id(80));
  await choose('a,b,c\nx,7,保留\n');
  await dialog().findByText('2行目：結果の「保留」の意味が指定されていません。');
  press('列の指定を変更する');
  await dialog().findByLabelText('「保留」の意味');
  type('「保留」の意味', 'SKIPPED');
  press('保存して読み取る');
  await dialog().findByText(/ほかの担当者が先に変更しました/);
  expect(sent.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    ...LAYOUT,
    skippedValues: ['保留'],
    seen: 3,
  });
  press('戻る');
  type('ファイルの形式', id(80));
  press('この形式を削除する');
  await dialog().findByText(/「みなと銀行のCSV」の列の指定を削除します/);
  press('削除する');
  await screen.findByText('形式を削除しました。');
});

const n = (value: number, count: number) => String(value).padStart(count, '0');
const data = (name: string, summary = '') =>
  `2${n(1, 8)}261120261120111${n(4_800, 12)}${n(0, 32)}   ${n(0, 10)}${name.padEnd(48)}${' '.repeat(30)}${summary.padEnd(20)}`.padEnd(
    200,
  );
const statement = (...records: string[]) =>
  Uint8Array.from(['103'.padEnd(200), ...records, '8'.padEnd(200), '9'.padEnd(200)].join(''), (sign) =>
    sign.codePointAt(0)! > 0xff ? sign.codePointAt(0)! - 0xfec0 : sign.codePointAt(0)!,
  );

test('money that came back is shown with the payoffs it may be; what is not clear is chosen by the operator', async () => {
  const { sent } = await openImport({
    [`POST /pay-days/${DAY}/bank-matches`]: () => ({
      items: [
        { row: 2, payoffs: [candidate(7)], left: 0 },
        { row: 3, payoffs: [candidate(8), candidate(9, { isTransferred: true })], left: 0 },
        { row: 4, payoffs: [], left: 0 },
        { row: 5, payoffs: [], left: 0 },
      ],
    }),
    'POST /payoffs/7/returned': () => WRITTEN,
    'POST /payoffs/9/returned': () => ({ wasKnown: true, keptReason: '口座なし' }),
  });
  type('ファイルの形式', 'ZENGIN');
  await choose(new TextEncoder().encode('1,TRANSFERRED'));
  await dialog().findByText('1件目のレコード：長さが200バイトではありません。');
  await choose(statement(data('ﾔﾏﾀﾞ ﾊﾅｺ', 'ｸﾐﾓﾄﾞｼ'), data('ｸﾐﾓﾄﾞｼ ｻﾄｳ ﾐｵ'), data('ﾖｿﾉﾋﾄ'), data('ｸﾐﾓﾄﾞｼ ｽｽﾞｷ')));
  await screen.findByText('照合の結果を確認する');
  const [clear, unclear] = dialog().getAllByLabelText<HTMLSelectElement>('該当する精算');
  expect([clear!.value, unclear!.value]).toEqual(['7', '']);
  await dialog().findByText('候補が複数あります。選択してください。');
  await dialog().findByText('該当する精算がありません');
  await dialog().findByText('そのほかの入金1件は、この日の振込と一致しません。');
  await dialog().findByRole('option', { name: '受付番号 9（金額・受取人が一致・振込済み）' });
  fireEvent.change(unclear!, { target: { value: '9' } });
  press('内容を確認する');
  await waitFor(() => expect(dialog().getAllByText('組戻し：組戻し（11月20日に返金）')).toHaveLength(2));
  press('実行する');
  await waitFor(() => expect(posted(sent)).toHaveLength(3));
  expect(posted(sent)[0]![1]).toMatchObject({
    rows: [
      { row: 2, kind: 'CAME_BACK', amountYen: 4_800, accountNumber: null },
      { row: 3, kind: 'CAME_BACK' },
      { row: 4, kind: 'CAME_IN' },
      { row: 5, kind: 'CAME_BACK' },
    ],
  });
  expect(posted(sent).slice(1)).toEqual([
    ['POST /payoffs/7/returned', { reason: '組戻し（11月20日に返金）', payDay: DAY }],
    ['POST /payoffs/9/returned', { reason: '組戻し（11月20日に返金）', payDay: DAY }],
  ]);
  // What is known with another reason keeps it, and the row says so.
  const lines = await waitFor(() => {
    const found = dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(found.join('')).not.toContain('処理中');
    return found;
  });
  expect(lines[0]).toContain('完了');
  expect(lines[0]).not.toContain('記録済み');
  expect(lines[1]).toContain('反映済み');
  expect(lines[1]).toContain('「口座なし」を理由に組戻しとして記録済みのため、理由は変更していません。');
});

test('lines that name account, amount and payee are written for the payoffs that the server finds', async () => {
  const named = {
    findsBy: 'PAYEE',
    numberColumn: null,
    accountColumn: 1,
    amountColumn: 2,
    payeeColumn: 3,
    resultColumn: 4,
  };
  const { sent } = await openImport({
    'GET /bank-layouts': () => ({ items: [{ ...KEPT, ...named }] }),
    [`POST /pay-days/${DAY}/bank-matches`]: () => ({
      items: [{ row: 2, payoffs: [candidate(7, { matched: ['AMOUNT', 'NAME', 'ACCOUNT'] })], left: 0 }],
    }),
    'POST /payoffs/7/transferred': () => WRITTEN,
  });
  type('ファイルの形式', id(80));
  await choose('口座,金額,受取人,結果\n1234567,"4,800",ヤマダ ハナコ,正常\n');
  await screen.findByText('2行目・4,800円');
  press('内容を確認する');
  await screen.findByText('振込済みにします');
  press('実行する');
  await waitFor(() => expect(posted(sent)).toHaveLength(2));
  expect(posted(sent)[0]![1]).toEqual({
    rows: [{ row: 2, kind: 'RESULT', amountYen: 4_800, accountNumber: '1234567', names: ['ﾔﾏﾀﾞ ﾊﾅｺ'] }],
  });
});
