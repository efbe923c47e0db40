import { expect, test } from 'vitest';
import { loginRoutes as routes } from '@yoimachi/contract/login';
import { signUpGuest, useTestApp } from '../../../../test-support/index.ts';
import { lineAddressOf } from '../index.ts';
import { link, newLinePerson, signUpByLine } from './support.ts';

const app = useTestApp();

test('who is linked to LINE can be written to there, as long as she is', async () => {
  const guest = await signUpGuest(app);
  expect(await lineAddressOf(app.context, guest.userId)).toBeNull();
  const sub = await newLinePerson(app);
  await link(app, guest, sub);
  expect(await lineAddressOf(app.context, guest.userId)).toBe(sub);
  await app.ok(routes.unlinkLine, {}, guest);
  expect(await lineAddressOf(app.context, guest.userId)).toBeNull();
});

test('who came by LINE can be written to, until the account is left; nobody else at this address', async () => {
  const sub = await newLinePerson(app);
  const cast = await signUpByLine(app, 2, sub);
  const other = await signUpByLine(app, 1);
  expect(await lineAddressOf(app.context, cast.userId)).toBe(sub);
  expect(await lineAddressOf(app.context, other.userId)).not.toBe(sub);
  await app.db
    .updateTable('account')
    .set({ left_at: app.clock.now() })
    .where('id', '=', cast.userId)
    .execute();
  expect(await lineAddressOf(app.context, cast.userId)).toBeNull();
});
