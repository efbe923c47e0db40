import { expect, test } from 'vitest';
import { newPhone, signUpCast, signUpGuest, typed, useTestApp } from '../../../../test-support/index.ts';
import { preview, shownOf, leaves } from '../../leaving/test/support.ts';
import { leavingRoutes } from '@yoimachi/contract/leaving';
import { askChange, askLost, waitingChange, waitingRequest } from './support.ts';

const app = useTestApp({ config: { databasePool: 20 } });
const ROUNDS = 6;
const operator = (name: string, ...words: string[]) =>
  typed(app, name, ...words, '--operator', 'sato').then(
    () => 'done',
    (error: Error) => error.message,
  );
const stateOf = async (id: string) =>
  (await app.db.selectFrom('phone_change').select('state').where('id', '=', id).executeTakeFirstOrThrow())
    .state;
const phoneOf = async (identityId: string) => {
  const row = await app.db
    .selectFrom('identity')
    .select('phone_index')
    .where('id', '=', identityId)
    .executeTakeFirstOrThrow();
  return row.phone_index!.toString('hex');
};
const indexOf = (phone: string) => app.context.crypto.phoneIndex(`+81${phone.slice(1)}`).toString('hex');

test('leaving takes a change of number back that waits, and nobody can approve it', async () => {
  const cast = await signUpCast(app);
  await askChange(app, cast);
  const id = await waitingChange(app);
  expect((await leaves(app, cast)).status).toBe(200);
  expect(await stateOf(id)).toBe('WITHDRAWN');
  expect(await operator('approvePhoneChange', id)).toMatch('PHONE_CHANGE_DECIDED');
  expect(await phoneOf(cast.identityId)).toBe(indexOf(cast.phone));
});

test('what a cast asked for stays when the person leaves the guest account only', async () => {
  const cast = await signUpCast(app);
  const guest = await signUpGuest(app, { phone: cast.phone });
  await askChange(app, cast);
  const id = await waitingChange(app);
  expect((await leaves(app, guest)).status).toBe(200);
  expect(await stateOf(id)).toBe('WAITING');
  expect((await leaves(app, cast)).status).toBe(200);
  expect(await stateOf(id)).toBe('WITHDRAWN');
});

test('approved while she leaves: the number is the new one, or the change was taken back', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const cast = await signUpCast(app);
    const { phone } = await askChange(app, cast);
    const id = await waitingChange(app);
    const body = shownOf(await preview(app, cast));
    const token = await cast.token();
    const [approved, left] = await Promise.all([
      operator('approvePhoneChange', id),
      app.call(leavingRoutes.leave, { body }, token),
    ]);
    // Approved first, and this browser is the one that asked: she leaves all the same.
    expect(left.status).toBe(200);
    expect(await stateOf(id)).toBe(approved === 'done' ? 'APPROVED' : 'WITHDRAWN');
    expect(await phoneOf(cast.identityId)).toBe(indexOf(approved === 'done' ? phone : cast.phone));
    await app.moveBy(10);
  }
});

test('a lost number of who left is given to nobody, also at the same instant', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const guest = await signUpGuest(app);
    const { phone } = await askLost(app, guest.phone, { phone: newPhone() });
    const id = await waitingRequest(app);
    const body = shownOf(await preview(app, guest));
    const token = await guest.token();
    const [approved, left] = await Promise.all([
      operator('approveLostNumber', id, '--although', 'false'),
      app.call(leavingRoutes.leave, { body }, token),
    ]);
    // Either the number went over and signed this browser out, or she had left.
    expect([200, 401]).toContain(left.status);
    expect(await phoneOf(guest.identityId)).toBe(indexOf(approved === 'done' ? phone : guest.phone));
    if (approved !== 'done') {
      expect(approved).toMatch('LOST_NUMBER_UNKNOWN');
      await operator('rejectLostNumber', id, '--reason', '退会済み');
    }
    await app.moveBy(1440);
  }
});
