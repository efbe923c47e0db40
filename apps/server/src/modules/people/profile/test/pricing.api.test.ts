import { expect, it } from 'vitest';
import { pricingRoutes } from '@yoimachi/contract/pricing';
import { signUpCast, useTestApp } from '../../../../test-support/index.ts';

const test = useTestApp();

it('keeps prices in range and on their steps, with half as the 15-minute price', async () => {
  const cast = await signUpCast(test);
  const put = (price30: number, price15?: number) =>
    test.call(pricingRoutes.putPrices, { body: { price30, ...(price15 && { price15 }) } }, cast);
  expect(await test.ok(pricingRoutes.getPrices, {}, cast)).toEqual({ price30: null, price15: null });
  expect(await put(5000)).toMatchObject({ body: { price30: 5000, price15: 2500 } });
  expect(await put(5000, 3000)).toMatchObject({ body: { price15: 3000 } });
  const outOfRange = { code: 'PRICE_RANGE', message: '2,000P〜7,500Pの範囲で設定してください。' };
  for (const price30 of [1900, 7600]) expect(await put(price30)).toMatchObject(outOfRange);
  expect(await put(5050)).toMatchObject({ code: 'PRICE_STEP' });
  expect(await put(5000, 2450)).toMatchObject({ code: 'PRICE15_RANGE' });
  expect(await put(2000, 2050)).toMatchObject({ code: 'PRICE15_RANGE' });
  expect(await put(5000, 2525)).toMatchObject({ code: 'PRICE15_STEP' });
  expect(await test.ok(pricingRoutes.getPrices, {}, cast)).toEqual({ price30: 5000, price15: 3000 });
});
