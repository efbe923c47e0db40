import { expect, it } from 'vitest';
import { priceFormOf, priceProblems, validPrices, withPrice30 } from './price-form.ts';

const form = (price30: number | null, price15: number | null) => ({ price30, price15, isOwn15: true });

it('lets the 15 minutes follow the 30 until she sets them herself', () => {
  expect(withPrice30(priceFormOf({ price30: 5000, price15: 2500 }), 6000).price15).toBe(3000);
  expect(withPrice30(priceFormOf({ price30: 5000, price15: 3000 }), 6000).price15).toBe(3000);
});

it('judges the 30 minutes first', () => {
  expect(priceProblems(form(null, null))).toEqual({ price30: '料金を入力してください。' });
  expect(priceProblems(form(1900, 5))).toEqual({ price30: '2,000P〜7,500Pの範囲で設定してください。' });
  expect(priceProblems(form(5050, 2525))).toEqual({ price30: '料金は100P単位で設定してください。' });
});

it('judges the 15 minutes by the 30', () => {
  expect(priceProblems(form(5000, 2400)).price15).toContain('半額から同額まで');
  expect(priceProblems(form(5000, 2525))).toEqual({ price15: '15分の料金は50P単位で設定してください。' });
  expect(priceProblems(form(5000, 2500))).toEqual({});
  expect(validPrices(form(5000, 2500))).toEqual({ price30: 5000, price15: 2500 });
  expect(validPrices(form(5000, 2400))).toBeNull();
});
