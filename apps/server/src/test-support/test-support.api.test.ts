import { expect, test } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { guestWithPoints, useTestApp, verifiedCastWithSchedule } from './index.ts';

const app = useTestApp({ modules: [] });

test('people of tests are signed in, also after the clock has moved on', async () => {
  const guest = await guestWithPoints(app, 30_000);
  const cast = await verifiedCastWithSchedule(app);
  const first = await guest.token();
  await app.moveBy(60);
  expect(await guest.token()).not.toBe(first);
  await app.ok(accountRoutes.logout, {}, cast);
  expect(await app.call(accountRoutes.logout, {}, cast)).toMatchObject({ status: 401, code: 21 });
});
