import fc from 'fast-check';
import { expect, test } from 'vitest';

test('random tests make the same values in every run', () => {
  expect(fc.readConfigureGlobal().seed).toBe(Number(process.env['SEED'] ?? 20_261_124));
  const values = fc.array(fc.integer(), { minLength: 5 });
  expect(fc.sample(values, 20)).toEqual(fc.sample(values, 20));
});
