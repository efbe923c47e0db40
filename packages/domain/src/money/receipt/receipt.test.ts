import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxOfTotalYen, yenForPoints } from '@yoimachi/domain/money';
import {
  bundle,
  checkReceiptName,
  isPeriod,
  isRegistrationNumber,
  lineText,
  numberText,
  periodDays,
  printedDay,
  printedName,
  receiptFileName,
  returnedTaxYen,
} from './index.ts';

const purchase = (points: number, day = '2026-11-21', purchaseId = 'p') => ({
  purchaseId,
  day,
  points,
  amountYen: yenForPoints(points),
});

test('tax is taken once from the total of a receipt: three times 507P', () => {
  const three = [purchase(507), purchase(507), purchase(507)];
  expect(bundle(three)).toEqual({
    ok: true,
    value: { day: '2026-11-21', points: 1521, totalYen: 1839, taxYen: 167 },
  });
  expect(three.reduce((sum, { amountYen }) => sum + taxOfTotalYen(amountYen), 0)).toBe(165);
});

test('the tax is the largest whole yen that the total contains at ten percent, and never less than that of the lines', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 500, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
      (list) => {
        const all = list.map((points) => purchase(points));
        const bundled = bundle(all);
        if (!bundled.ok) throw new Error(bundled.error.code);
        const { totalYen, taxYen } = bundled.value;
        expect(taxYen * 110).toBeLessThanOrEqual(totalYen * 10);
        expect((taxYen + 1) * 110).toBeGreaterThan(totalYen * 10);
        const lineTaxYen = all.reduce((sum, { amountYen }) => sum + taxOfTotalYen(amountYen), 0);
        expect(taxYen).toBeGreaterThanOrEqual(lineTaxYen);
      },
    ),
  );
});

test('what is given back bit by bit contains the tax of the receipt, to the yen', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_210_000 }), { minLength: 1, maxLength: 20 }),
      (parts) => {
        const totalYen = parts.reduce((sum, part) => sum + part, 0);
        let returnedYen = 0;
        let taxYen = 0;
        for (const part of parts) {
          taxYen += returnedTaxYen(totalYen, returnedYen, part);
          returnedYen += part;
        }
        expect(taxYen).toBe(taxOfTotalYen(totalYen));
      },
    ),
  );
});

test.each([
  [[], 'RECEIPT_PURCHASE_REQUIRED'],
  [[purchase(500), purchase(500, '2026-11-22')], 'RECEIPT_ONE_DAY'],
  [Array.from({ length: 21 }, () => purchase(500)), 'RECEIPT_TOO_MANY'],
])('purchases that make no receipt: %#', (purchases, code) => {
  expect(bundle(purchases)).toMatchObject({ ok: false, error: { code, field: 'purchaseIds' } });
});

test.each([
  ['  株式会社 髙橋商店  ', '株式会社 髙橋商店'],
  ['𠮷野家　﨑山', '𠮷野家　﨑山'],
  ['山田\n太郎', '山田 太郎'],
  ['やまだ🎉👨‍👩‍👧🇯🇵❤️', 'やまだ'],
  ['葛\u{E0100}飾\uFE00', '葛飾'],
  ['A&B®㈱①', 'A&B®㈱①'],
  ['見\u202E本', '見本'],
  ['1️⃣番館', '1番館'],
  ['山田太郎 様', '山田太郎'],
  ['山田太郎様', '山田太郎'],
  ['山田　太郎　殿', '山田　太郎'],
  ['株式会社テスト御中', '株式会社テスト'],
  ['株式会社テスト 御中 ', '株式会社テスト'],
  ['ホテル宮殿', 'ホテル宮殿'],
  ['居酒屋神様', '居酒屋神様'],
])('%j is printed as %j', (typed, printed) => {
  expect(printedName(typed)).toBe(printed);
});

test.each([
  ['', 'RECEIPT_NAME_REQUIRED'],
  ['　 ', 'RECEIPT_NAME_REQUIRED'],
  ['🎉', 'RECEIPT_NAME_REQUIRED'],
  ['御中', 'RECEIPT_NAME_REQUIRED'],
  ['𠮷'.repeat(50), null],
  ['𠮷'.repeat(51), 'RECEIPT_NAME_LENGTH'],
])('the name %j: %s', (name, code) => {
  const checked = checkReceiptName(name);
  expect(checked.ok ? null : checked.error.code).toBe(code);
});

test.each([
  ['2026-11', '2026-11-01', '2026-12-01'],
  ['2026-12', '2026-12-01', '2027-01-01'],
  ['2028-02', '2028-02-01', '2028-03-01'],
  ['2026-01', '2026-01-01', '2026-02-01'],
  ['2026', '2026-01-01', '2027-01-01'],
])('the days of %s', (period, from, before) => {
  expect(isPeriod(period)).toBe(true);
  expect(periodDays(period)).toEqual({ from, before });
});

test.each(['', '2026-13', '2026-00', '2026-1', '26', '2999', '0999', '2026-11-21'])(
  '%j is no period',
  (text) => {
    expect(isPeriod(text)).toBe(false);
  },
);

test.each([
  ['T9000000000000', true],
  ['T7000012050002', true],
  ['T8000012050002', false],
  ['T0000000000000', false],
  ['7000012050002', false],
  ['T700001205000', false],
])('%s is a registration number: %s', (text, expected) => {
  expect(isRegistrationNumber(text)).toBe(expected);
});

test('of each body of twelve digits exactly one check digit is right', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (body) => {
      const digits = String(body).padStart(12, '0');
      const right = [...'0123456789'].filter((check) => isRegistrationNumber(`T${check}${digits}`));
      expect(right).toHaveLength(1);
    }),
  );
});

test('what is printed', () => {
  expect(lineText('PURCHASE', 10_000)).toBe('ポイント購入 10,000P');
  expect(lineText('TOP_UP', 1200)).toBe('ポイント購入（不足分） 1,200P');
  expect(printedDay('2026-11-01')).toBe('2026年11月1日');
  expect(numberText(42)).toBe('No. 00000042');
  expect(receiptFileName(123_456_789)).toBe('領収書_123456789.pdf');
});
