import { describe, expect, test } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { profileRoutes } from '@yoimachi/contract/profile';
import {
  OPERATORS,
  signUp,
  signUpGuest,
  typed,
  useTestApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { participationOf, requested } from '../../../meeting/booking/test/support.ts';
import { liftSuspension, suspendAccount } from '../index.ts';

const app = useTestApp();
const operator = OPERATORS.sato;
const refused = (code: string) => ({ ok: false, error: { code } });
const suspend = ({ userId: accountId }: Person) => suspendAccount(app.context, { accountId, operator });
const lift = ({ userId: accountId }: Person, reason = '確認済み') =>
  liftSuspension(app.context, { accountId, reason, operator });

async function signIn(person: Person) {
  // Another browser of the same person.
  const again = await signUp(app, person.userType, person.phone);
  const body = { firebase_token: await again.firebaseToken(), user_type: person.userType };
  return app.call(accountRoutes.refreshTokens, { body });
}
const isListed = async ({ userId }: Person) =>
  (await app.db.selectFrom('cast_member').select('listed').where('id', '=', userId).executeTakeFirstOrThrow())
    .listed;

describe('a lifted suspension', () => {
  test('lets a guest sign in again, who is told; his old sessions stay ended', async () => {
    const guest = await signUpGuest(app);
    const token = await guest.token();
    await suspend(guest);
    expect(await app.call(profileRoutes.guestHome, {}, token)).toMatchObject({ status: 401, code: 20 });
    expect(await signIn(guest)).toMatchObject({ status: 401, code: 20 });
    expect(await lift(guest)).toEqual({ ok: true, value: undefined });
    await app.work();
    expect(await app.call(profileRoutes.guestHome, {}, token)).toMatchObject({ status: 401, code: 21 });
    const { body } = await signIn(guest);
    const { items } = await app.ok(notificationRoutes.listNotifications, {}, body.s_token);
    expect(items.map(({ kind }) => kind)).toEqual(['SUSPENSION_LIFTED']);
  });

  test('brings a verified cast back into search, unless she has paused', async () => {
    const [open, paused] = [await verifiedCast(app), await verifiedCast(app)];
    await app.db
      .updateTable('cast_member')
      .set({ paused_at: app.clock.now() })
      .where('id', '=', paused.userId)
      .execute();
    for (const cast of [open, paused]) {
      await suspend(cast);
      expect(await isListed(cast)).toBe(false);
      expect(await lift(cast)).toMatchObject({ ok: true });
    }
    expect([await isListed(open), await isListed(paused)]).toEqual([true, false]);
    expect(await signIn(open)).toMatchObject({ status: 200 });
  });

  test('leaves what ended as it is; another suspension works as the first', async () => {
    const { cast, bookingId } = await requested(app);
    expect(await suspend(cast)).toMatchObject({ value: { isNew: true, endedBookings: 1 } });
    await lift(cast);
    expect(await participationOf(app, bookingId)).toMatchObject({ status: 'AUTO_CANCEL' });
    expect(await suspend(cast)).toMatchObject({ value: { isNew: true, endedBookings: 0 } });
    await lift(cast, '二度目');
    const rows = await app.db
      .selectFrom('suspension')
      .select(['suspended_by', 'lifted_by', 'reason'])
      .where('account_id', '=', cast.userId)
      .orderBy('id')
      .execute();
    const by = { suspended_by: operator.id, lifted_by: operator.id };
    expect(rows).toEqual([
      { ...by, reason: '確認済み' },
      { ...by, reason: '二度目' },
    ]);
  });

  test('says why, in the words of its category, to a token and at the login', async () => {
    const guest = await signUpGuest(app);
    const token = await guest.token();
    await suspendAccount(app.context, {
      accountId: guest.userId,
      category: 'PAYMENT',
      operator: OPERATORS.sato,
    });
    const told = { status: 401, code: 20, details: { reason: 'PAYMENT' } };
    expect(await app.call(accountRoutes.logout, {}, token)).toMatchObject(told);
    const body = { firebase_token: await guest.firebaseToken(), user_type: 1 } as const;
    expect(await app.call(accountRoutes.refreshTokens, { body })).toMatchObject(told);
  });

  test('needs a reason and somebody who is suspended, and happens once', async () => {
    const guest = await signUpGuest(app);
    expect(await lift(guest)).toMatchObject(refused('CONFLICT'));
    await suspend(guest);
    expect(await lift(guest, ' ')).toMatchObject(refused('REASON_REQUIRED'));
    const lifts = await Promise.all(Array.from({ length: 5 }, () => lift(guest)));
    expect(lifts.filter(({ ok }) => ok)).toHaveLength(1);
    const unknown = { accountId: app.context.ids.newId(), reason: 'x', operator };
    expect(await liftSuspension(app.context, unknown)).toMatchObject(refused('NOT_FOUND'));
  });

  test('is typed by a named operator', async () => {
    const guest = await signUpGuest(app);
    await suspend(guest);
    const words = ['liftSuspension', guest.phone, '--reason', '確認済み'] as const;
    await expect(typed(app, ...words)).rejects.toThrow('Say who acts');
    await typed(app, ...words, '--operator', 'sato');
    await expect(typed(app, ...words, '--operator', 'sato')).rejects.toThrow('CONFLICT');
  });
});
