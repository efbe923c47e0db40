import { expect, test } from 'vitest';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { guestWithPoints, useRewoundApp } from '../../../../test-support/index.ts';
import { bookableCast, requested } from '../../../meeting/booking/test/support.ts';
import { preview, shownOf } from './support.ts';

const app = useRewoundApp();
const desk = asOperator(app);
const reason = '郵送の退会届（本人確認書類つき）';
const NOBODY = '00000000-0000-7000-8000-0000000000ff';

test('a guest leaves who asked by letter, by the sums that were shown, once', async () => {
  const guest = await guestWithPoints(app, 5000);
  const params = { accountId: guest.userId };
  const shown = await desk.ok('previewLeavingOf', { params });
  expect(shown).toEqual(await preview(app, guest));
  expect(shown).toMatchObject({ obstacles: [], lapsingPoints: 5000 });
  const body = { ...shownOf(shown), reason };
  const tries = (given: Partial<typeof body>) =>
    desk.tries('leaveFor', { params, body: { ...body, ...given } });
  expect(await tries({ reason: ' ' })).toMatchObject({ error: { code: 'REASON_REQUIRED' } });
  expect(await tries({ lapsingPoints: 4999 })).toMatchObject({ error: { code: 'LEAVING_CHANGED' } });
  expect((await desk.ok('readMember', { params })).leftAt).toBeNull();
  await desk.ok('leaveFor', { params, body });
  expect(await desk.ok('readMember', { params })).toMatchObject({
    leftAt: app.clock.now().toISOString(),
    points: 0,
    counts: { sessions: 0 },
  });
  expect(await tries({})).toMatchObject({ error: { code: 'CONFLICT' } });
  expect(await desk.tries('previewLeavingOf', { params })).toMatchObject({ error: { code: 'CONFLICT' } });
  const audit = await app.db
    .selectFrom('operator_audit')
    .select(['account_id', 'reason', 'outcome'])
    .where('call', '=', 'leaveFor')
    .orderBy('number', 'desc')
    .execute();
  expect(audit.map(({ outcome }) => outcome)).toEqual([
    'CONFLICT',
    'DONE',
    'LEAVING_CHANGED',
    'REASON_REQUIRED',
  ]);
  expect(audit[1]).toMatchObject({ account_id: guest.userId, reason });
});

test('what refuses it to the guest refuses it to the operator', async () => {
  const cast = await bookableCast(app);
  const guest = await guestWithPoints(app);
  await requested(app, { guest, cast });
  const params = { accountId: guest.userId };
  const shown = await desk.ok('previewLeavingOf', { params });
  expect(shown.obstacles).toContain('BOOKING_OPEN');
  expect(await desk.tries('leaveFor', { params, body: { ...shownOf(shown), reason } })).toMatchObject({
    error: { code: 'LEAVING_REFUSED', details: { obstacles: shown.obstacles } },
  });
});

test('there is nobody to leave', async () => {
  const params = { accountId: NOBODY };
  const body = { lapsingPoints: 0, transferYen: 0, reason };
  expect(await desk.tries('leaveFor', { params, body })).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await desk.tries('previewLeavingOf', { params })).toMatchObject({ error: { code: 'NOT_FOUND' } });
});
