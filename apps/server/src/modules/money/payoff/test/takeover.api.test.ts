import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { DAY_MS } from '@yoimachi/domain/time';
import { zenginDirectory } from '#gateways/bank-directory/index.ts';
import { useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { approvePayoff, releasePayoff } from '../index.ts';
import { exportBankFile } from './export-file.ts';
import { askPayoff, castWithReward, OPERATOR, rowOf, setConsignor } from './support.ts';

const by = { operator: OPERATOR };
const app = useRewoundApp();
const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS);

/** Changes of number, bank account and device, so many days ago; null where it stayed. */
async function changed(cast: Person, days: Record<'number' | 'account' | 'device', number | null>) {
  const { identity_id: identityId } = await app.db
    .selectFrom('account')
    .select('identity_id')
    .where('id', '=', cast.userId)
    .executeTakeFirstOrThrow();
  if (days.number !== null) await changeNumber(cast.userId, identityId, ago(days.number));
  const at = days.account === null ? null : ago(days.account);
  await app.db
    .updateTable('cast_private')
    .set({ bank_account_changed_at: at })
    .where('cast_id', '=', cast.userId)
    .execute();
  const devices = [ago(100), ...(days.device === null ? [] : [ago(days.device)])];
  await app.db
    .insertInto('identity_device')
    .values(
      devices.map((seen) => ({
        identity_id: identityId,
        device_hash: randomBytes(32),
        first_seen_at: seen,
        seen_at: seen,
      })),
    )
    .execute();
}

async function changeNumber(accountId: string, identityId: string, at: Date) {
  const { id: grantId } = await app.db
    .selectFrom('identity_grant')
    .select('id')
    .where('identity_id', '=', identityId)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('phone_change')
    .values({
      id: app.context.ids.newId(),
      identity_id: identityId,
      account_id: accountId,
      grant_id: grantId,
      code_id: app.context.ids.newId(),
      old_sealed: null,
      state: 'DONE',
      asked_at: at,
      decided_at: at,
      new_index: randomBytes(32),
      new_sealed: randomBytes(32),
      decided_by: null,
      reason: null,
    })
    .execute();
}

async function showHerself(cast: Person, at: Date) {
  await app.db
    .insertInto('live_photo')
    .values({
      id: app.context.ids.newId(),
      account_id: cast.userId,
      gesture: 'V_SIGN',
      shown_at: at,
      ends_at: new Date(at.getTime() + 600_000),
      taken_at: at,
    })
    .execute();
}

const prepared = (cast: Person) => app.ok(payoffRoutes.preparePayoff, {}, cast);
const release = (payoffId: string) =>
  releasePayoff(app.context, { payoffId, ...by, reason: 'looked at the photo' });

test('what is asked for after number, account and device changed waits until she has shown herself', async () => {
  const cast = await castWithReward(app, 20_000);
  await changed(cast, { number: 3, account: 2, device: 1 });
  await showHerself(cast, ago(1.5));
  expect(await prepared(cast)).toMatchObject({ needsLivePhoto: true, blockedBy: null });
  const payoffId = await askPayoff(app, cast, 10_200);
  expect(await rowOf(app, payoffId)).toMatchObject({ status: 'AWAITING_APPROVAL', review: 'TAKEOVER' });
  await app.work();
  const alerts = await app.db.selectFrom('operator_alert').select('kind').execute();
  expect(alerts.map(({ kind }) => kind)).toContain('OPERATOR_PAYOFF_TAKEOVER');
  const told = await app.db
    .selectFrom('notification')
    .select('kind')
    .where('account_id', '=', cast.userId)
    .execute();
  expect(told).toEqual([{ kind: 'PAYOFF_STOPPED' }]);

  const code = { ok: false, error: { code: 'PAYOFF_IN_REVIEW' } };
  expect(await approvePayoff(app.context, { payoffId, ...by })).toMatchObject(code);
  expect(await release(payoffId)).toMatchObject({ error: { code: 'LIVE_PHOTO_REQUIRED' } });
  await showHerself(cast, ago(0.1));
  expect(await prepared(cast)).toMatchObject({ needsLivePhoto: false });
  expect(await release(payoffId)).toMatchObject({ ok: true });
  expect(await approvePayoff(app.context, { payoffId, ...by })).toMatchObject({ ok: true });
});

test('what changed after the approval keeps it out of the bank file; the others go', async () => {
  await setConsignor(app);
  const [cast, other] = [await castWithReward(app, 10_200), await castWithReward(app, 10_200)];
  const [payoffId] = [await askPayoff(app, cast, 10_200), await askPayoff(app, other, 10_200)];
  const rows = await app.db.selectFrom('payoff').select('id').execute();
  for (const { id } of rows) await approvePayoff(app.context, { payoffId: id, ...by });
  await changed(cast, { number: 1, account: 13, device: 2 });
  await changed(other, { number: 1, account: 15, device: 2 });
  const file = await exportBankFile(
    { ...app.context, directory: zenginDirectory },
    { payDay: '2026-12-15', ...by },
    () => Promise.resolve(),
  );
  expect(file).toMatchObject({ ok: true, value: { rowCount: 1 } });
  expect(await rowOf(app, payoffId)).toMatchObject({ status: 'NOT_TRANSFERRED', review: 'TAKEOVER' });
});

test('who has left cannot show herself any more: an operator may release it all the same', async () => {
  const cast = await castWithReward(app, 10_200);
  await changed(cast, { number: 3, account: 2, device: 1 });
  const payoffId = await askPayoff(app, cast, 10_200);
  await app.db
    .updateTable('account')
    .set({ left_at: app.clock.now() })
    .where('id', '=', cast.userId)
    .execute();
  expect(await release(payoffId)).toMatchObject({ ok: true });
});

test('a new bank account does not answer the question who asks', async () => {
  const cast = await castWithReward(app, 10_200);
  await changed(cast, { number: 3, account: 2, device: 1 });
  const payoffId = await askPayoff(app, cast, 10_200);
  await app.db
    .updateTable('payoff')
    .set({ destination_due_at: app.clock.now() })
    .where('id', '=', payoffId)
    .execute();
  await app.moveBy(1);
  await app.work();
  expect(await rowOf(app, payoffId)).toMatchObject({ review: 'TAKEOVER', destination_due_at: null });
});
