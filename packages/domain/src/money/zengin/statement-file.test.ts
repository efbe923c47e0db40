import { expect, test } from 'vitest';
import { cameBack, readStatement, STATEMENT_BYTES } from './index.ts';

const sjis = new TextDecoder('shift_jis');
const decode = (bytes: Uint8Array) => sjis.decode(bytes);
/** 組戻 in Shift_JIS. */
const KUMIMODOSHI = [0x91, 0x67, 0x96, 0xdf];

const b = (count: number) => ' '.repeat(count);
const n = (value: number, count: number) => String(value).padStart(count, '0');
const header =
  `10302612012612310001${b(15)}100${b(15)}${b(3)}1${n(7_654_321, 10)}${b(40)}10${n(0, 14)}`.padEnd(200);
const data = (amount: number, { way = '1', name = '', summary = '', on = '261215' } = {}) =>
  (
    `2${n(1, 8)}${on}${on}${way}11${n(amount, 12)}${n(0, 12)}${n(0, 6)}${n(0, 6)}0${n(0, 7)}${b(3)}${n(0, 10)}` +
    `${name.padEnd(48)}${b(15)}${b(15)}${summary.padEnd(20)}${b(20)}`
  ).padEnd(200);
const trailer = (count: number) =>
  `8${n(0, 6)}${n(0, 13)}${n(0, 6)}${n(0, 13)}1${n(0, 14)}${n(count, 7)}`.padEnd(200);
const end = `9${n(0, 10)}${n(1, 5)}`.padEnd(200);

/** Half-width kana are above 0xFF60 in a text and above 0xA0 in the file. */
const bytesOf = (records: readonly string[], lineEnd = '') =>
  Uint8Array.from(records.map((record) => record + lineEnd).join(''), (sign) =>
    sign.codePointAt(0)! > 0xff ? sign.codePointAt(0)! - 0xfec0 : sign.codePointAt(0)!,
  );
const FILE = [
  header,
  data(10_000, { name: 'ﾔﾏﾀﾞ ﾊﾅｺ', summary: 'ｸﾐﾓﾄﾞｼ' }),
  data(5_432, { way: '2', on: '080131' }),
  trailer(2),
  end,
];
const ENTRIES = [
  { record: 2, month: 12, day: 15, way: 'IN', amountYen: 10_000, payerName: 'ﾔﾏﾀﾞ ﾊﾅｺ', summary: 'ｸﾐﾓﾄﾞｼ' },
  { record: 3, month: 1, day: 31, way: 'OUT', amountYen: 5_432, payerName: '', summary: '' },
];

test.each([
  ['no line ends', ''],
  ['CR LF', '\r\n'],
  ['LF', '\n'],
])('a statement is read with %s', (_, lineEnd) => {
  expect(FILE.every((record) => record.length === STATEMENT_BYTES)).toBe(true);
  expect(readStatement(bytesOf(FILE, lineEnd), decode)).toEqual({ ok: true, entries: ENTRIES });
});

test('of several accounts, with a mark at the end of the file, and with kanji of two bytes', () => {
  const bytes = bytesOf([header, trailer(0), ...FILE, '\u001a']);
  const summary = 3 * STATEMENT_BYTES + 159;
  bytes.set(KUMIMODOSHI, summary);
  const read = readStatement(bytes, decode);
  expect(read.ok && read.entries[0]).toMatchObject({ record: 4, payerName: 'ﾔﾏﾀﾞ ﾊﾅｺ', summary: '組戻ﾞｼ' });
});

test.each([
  ['nothing', [], 1, 'EMPTY'],
  ['a record that is too short', [header, trailer(0), end.slice(0, -1)], 3, 'LENGTH'],
  ['payments to accounts', [`121${header.slice(3)}`, trailer(0), end], 1, 'KIND'],
  ['notices of transfers', [`101${header.slice(3)}`, trailer(0), end], 1, 'KIND'],
  ['another record', [header, `3${FILE[1]!.slice(1)}`, trailer(1), end], 2, 'KIND'],
  ['no header', FILE.slice(1), 1, 'ORDER'],
  ['no trailer', [header, FILE[1]!, end], 3, 'ORDER'],
  ['no end', FILE.slice(0, 4), 4, 'ORDER'],
  ['something behind the end', [...FILE, header], 6, 'ORDER'],
  ['a lost record', [header, FILE[1]!, trailer(2), end], 3, 'COUNT'],
  ['no amount', [header, FILE[1]!.replace('000000010000', '0000000100 0'), trailer(1), end], 2, 'FIELD'],
  ['no such way', [header, data(1, { way: '3' }), trailer(1), end], 2, 'FIELD'],
  ['no such day', [header, data(1, { on: '261315' }), trailer(1), end], 2, 'FIELD'],
] as const)('%s is refused with its record', (_, records, record, problem) => {
  expect(readStatement(bytesOf(records), decode)).toEqual({ ok: false, record, problem });
});

test('a line that is no record is named by its own number', () => {
  const bytes = bytesOf([header, FILE[1]!.slice(1), trailer(1), end], '\r\n');
  expect(readStatement(bytes, decode)).toEqual({ ok: false, record: 2, problem: 'LENGTH' });
});

test.each([
  ['ﾔﾏﾀﾞ ﾊﾅｺ', 'ｸﾐﾓﾄﾞｼ', true, ['ヤマダ ハナコ']],
  ['ｸﾐﾓﾄﾞｼｷﾝ ﾔﾏﾀﾞ ﾊﾅｺ', '', true, ['ヤマダ ハナコ']],
  ['', '振込不能 ﾔﾏﾀﾞﾊﾅｺ', true, ['ヤマダハナコ']],
  ['ﾌﾘｺﾐ ﾍﾝｷﾔｸ(ﾔﾏﾀﾞ', '', true, ['ヤマダ']],
  ['', '組戻し', true, []],
  ['ﾔﾏﾀﾞ ﾊﾅｺ', 'ﾌﾘｺﾐ', false, ['ヤマダ ハナコ', 'フリコミ']],
] as const)('%j, %j: whether it came back', (payerName, summary, isSaid, names) => {
  expect(cameBack({ payerName, summary })).toEqual({ isSaid, names });
});
