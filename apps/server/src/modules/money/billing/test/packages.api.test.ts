import { expect, it } from 'vitest';
import { billingRoutes } from '@yoimachi/contract/billing';
import { useTestApp } from '../../../../test-support/index.ts';
import { addPackage, removePackage } from '../index.ts';
import { buy, guestWithCard } from './support.ts';

const test = useTestApp();

it('sells a package that an operator adds, in its place, until he removes it', async () => {
  const guest = await guestWithCard(test);
  const added = await addPackage(test.context, 4000);
  expect(added).toMatchObject({ ok: true });
  const packageId = added.ok ? added.value.packageId : '';
  const sizes = async () =>
    (await test.ok(billingRoutes.listPackages, {}, guest)).packages.map(({ points }) => points);
  expect(await sizes()).toEqual([1000, 3000, 4000, 5000, 10_000, 30_000, 50_000]);
  expect(await buy(test, guest, 4000, { packageId })).toMatchObject({ status: 200 });

  expect(await removePackage(test.context, packageId)).toEqual({ ok: true });
  expect(await sizes()).not.toContain(4000);
  const gone = await buy(test, guest, 4000, { packageId });
  expect(gone).toMatchObject({
    status: 409,
    code: 'PACKAGE_IS_NOT_EXIST',
    message: '選択したコースは削除されました。別のコースを選択してください。',
    details: { field: 'packageId' },
  });
  expect(await removePackage(test.context, packageId)).toMatchObject({ error: { code: 'NOT_FOUND' } });
});

it.each([
  [499, 'PURCHASE_TOO_SMALL'],
  [1_000_001, 'PURCHASE_TOO_LARGE'],
  [1000, 'CONFLICT'],
  [750.5, 'VALIDATION'],
])('refuses a package of %d points: %s', async (points, code) => {
  expect(await addPackage(test.context, points)).toMatchObject({ ok: false, error: { code } });
});

it('puts one size on sale once, however many operators add it', async () => {
  const added = await Promise.all(Array.from({ length: 10 }, () => addPackage(test.context, 7000)));
  expect(added.filter(({ ok }) => ok)).toHaveLength(1);
});
