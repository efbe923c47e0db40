import { expect, test } from 'vitest';
import { safetyRoutes } from '@yoimachi/contract/safety';
import { signUpGuest, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { operatorFeature } from '../../../../wiring/desk.ts';
import { approved, at, BOOKING_MODULES, requested } from '../../../meeting/booking/test/support.ts';
import { safetyModule } from '../index.ts';
import { removePlacesBefore } from '../sos.store.ts';

const app = useRewoundApp({
  modules: [...BOOKING_MODULES, safetyModule, operatorFeature],
  config: { logLevel: 'silent' },
});

const PLACE = { latitude: 35.6717, longitude: 139.765, accuracyMeters: 12 };
const press = (who: Person, body: object = {}) =>
  app.call(safetyRoutes.sendSos, { body: { sosId: crypto.randomUUID(), ...body } }, who);
const alerts = () => app.db.selectFrom('operator_alert').select(['kind', 'payload']).execute();

test('alerts the operators at once, from an hour before the start, for either side', async () => {
  const { guest, cast, bookingId } = await approved(app);
  await app.moveTo(at(16, 59));
  expect(await press(guest)).toMatchObject({ status: 409, code: 'SOS_NOT_OPEN' });
  await app.moveTo(at(17));
  expect(await press(guest)).toMatchObject({ status: 200, body: { receivedAt: at(17).toISOString() } });
  expect(await press(cast)).toMatchObject({ status: 200 });
  await app.work();
  expect(await alerts()).toMatchObject([
    { kind: 'OPERATOR_SOS', payload: { bookingId, accountId: guest.userId } },
    { kind: 'OPERATOR_SOS', payload: { bookingId, accountId: cast.userId } },
  ]);
  const told = await app.db
    .selectFrom('dev_inbox')
    .select('body')
    .where('recipient', '=', app.context.config.supportMail)
    .execute();
  expect(told.filter(({ body }) => body.includes('SOS'))).toHaveLength(2);
});

test('sent fifty times at once it is one alert; the place comes later, sealed, and goes after 30 days', async () => {
  const { cast } = await approved(app);
  await app.moveTo(at(18));
  const sosId = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => press(cast, { sosId })));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(await press(cast, { sosId, place: PLACE })).toMatchObject({ body: { hasPlace: true } });
  await app.work();
  expect((await alerts()).filter(({ kind }) => kind === 'OPERATOR_SOS')).toHaveLength(1);
  const row = await app.db.selectFrom('sos').select(['id', 'place_sealed']).executeTakeFirstOrThrow();
  expect(row.place_sealed!.toString('latin1')).not.toContain('35.6717');
  expect(JSON.parse(app.context.crypto.open(row.place_sealed!, `sos.place:${row.id}`))).toEqual(PLACE);
  await removePlacesBefore(app.db, at(19));
  expect(await app.db.selectFrom('sos').select('place_sealed').execute()).toEqual([{ place_sealed: null }]);
});

test('nobody adds to the call of another person, nor calls without a meeting', async () => {
  const { cast } = await approved(app);
  const waiting = await requested(app, { cast, body: { startMinute: 17 * 60, endMinute: 17 * 60 + 45 } });
  await app.moveTo(at(17, 30));
  const sosId = crypto.randomUUID();
  expect(await press(cast, { sosId })).toMatchObject({ status: 200 });
  expect(await press(waiting.guest, { sosId, place: PLACE })).toMatchObject({ status: 404 });
  expect(await press(waiting.guest)).toMatchObject({ code: 'SOS_NOT_OPEN' });
  expect(await press(await signUpGuest(app))).toMatchObject({ code: 'SOS_NOT_OPEN' });
  expect(await press(cast, { place: { ...PLACE, latitude: 91 } })).toMatchObject({ code: 'VALIDATION' });
});
