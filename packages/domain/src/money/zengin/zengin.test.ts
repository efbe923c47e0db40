import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RECORD_BYTES, readTransferFile, writeTransferFile, type TransferFile } from './index.ts';

const consignor = {
  consignorCode: '1234567890',
  consignorName: 'ﾖｲﾏﾁ',
  bankCode: '0001',
  bankName: 'ﾐｽﾞﾎ',
  branchCode: '100',
  branchName: '',
  accountType: 1,
  accountNumber: '7654321',
};
const payee = {
  bankCode: '9900',
  bankName: 'ﾕｳﾁﾖ',
  branchCode: '058',
  branchName: '',
  accountType: 1,
  accountNumber: '1234567',
};
const file: TransferFile = {
  transferMonthDay: '1230',
  consignor,
  transfers: [
    { ...payee, payeeName: 'ﾔﾏﾀﾞ ﾊﾅｺ', amountYen: 10_000, number: 1 },
    { ...payee, payeeName: 'ｽｽﾞｷ ｱｲ', amountYen: 5432, number: 27 },
  ],
};
const sjis = new TextDecoder('shift_jis');

test('two payments of 10,000 and 5,432 yen, byte for byte', () => {
  const text = sjis.decode(writeTransferFile(file, true));
  const b = (count: number) => ' '.repeat(count);
  expect(text.split('\r\n')).toEqual([
    `12101234567890ﾖｲﾏﾁ${b(36)}12300001ﾐｽﾞﾎ${b(11)}100${b(15)}17654321${b(17)}`,
    `29900ﾕｳﾁﾖ${b(11)}058${b(15)}000011234567ﾔﾏﾀﾞ ﾊﾅｺ${b(22)}000001000000000000001${'0'.repeat(10)}7${b(8)}`,
    `29900ﾕｳﾁﾖ${b(11)}058${b(15)}000011234567ｽｽﾞｷ ｱｲ${b(23)}000000543200000000027${'0'.repeat(10)}7${b(8)}`,
    `8000002000000015432${b(101)}`,
    `9${b(119)}`,
    '',
  ]);
});

test('every record is 120 single bytes; 122 with line ends', () => {
  expect(writeTransferFile(file, false)).toHaveLength(5 * RECORD_BYTES);
  expect(writeTransferFile(file, true)).toHaveLength(5 * (RECORD_BYTES + 2));
});

const kana = fc.stringMatching(/^[ｱ-ﾝA-Z0-9().-]{1,30}$/);
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const transfer = fc.record({
  bankCode: digits(4),
  bankName: fc.constant(''),
  branchCode: digits(3),
  branchName: fc.constant(''),
  accountType: fc.constantFrom(1, 2, 4),
  accountNumber: digits(7),
  payeeName: kana,
  amountYen: fc.integer({ min: 1, max: 9_999_999_999 }),
  number: fc.integer({ min: 1, max: 9_999_999_999 }),
});

test('what is written is read again, with and without line ends', () => {
  fc.assert(
    fc.property(fc.array(transfer, { maxLength: 20 }), fc.boolean(), (transfers, lineEnds) => {
      const one = { ...file, transfers };
      const bytes = writeTransferFile(one, lineEnds);
      expect(bytes.length % (lineEnds ? RECORD_BYTES + 2 : RECORD_BYTES)).toBe(0);
      expect(readTransferFile(bytes)).toEqual(one);
    }),
  );
});

test.each([
  ['a name that is too long', { payeeName: 'ｱ'.repeat(31) }, /longer than 30/],
  ['kanji', { payeeName: '山田' }, /no single byte/],
  ['an amount of eleven digits', { amountYen: 10_000_000_000 }, /longer than 10/],
  ['letters in an account number', { accountNumber: '12A' }, /not a number/],
])('%s is refused, never cut', (_, changes, message) => {
  const transfers = [{ ...file.transfers[0]!, ...changes }];
  expect(() => writeTransferFile({ ...file, transfers }, true)).toThrow(message);
});

test('a file that was changed on its way is refused', () => {
  const text = sjis.decode(writeTransferFile(file, false));
  const read = (changed: string) => () => readTransferFile(writeBytes(changed));
  expect(read(text.replace('0000010000', '0000010001'))).toThrow(/does not add up/);
  expect(read(text.slice(0, -1))).toThrow(/120 bytes/);
  expect(read(text.slice(0, 4 * RECORD_BYTES))).toThrow(/1, 2…, 8, 9/);
  expect(read(`111${text.slice(3)}`)).toThrow(/general transfers/);
});

/** Half-width kana are above 0xFF60 in a text and above 0xA0 in the file. */
const writeBytes = (text: string) =>
  Uint8Array.from(text, (one) =>
    one.codePointAt(0)! > 0xff ? one.codePointAt(0)! - 0xfec0 : one.codePointAt(0)!,
  );
