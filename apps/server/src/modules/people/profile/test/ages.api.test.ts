import { expect, it } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { addDays } from '@yoimachi/domain/time';
import { guestWithPoints, useTestApp } from '../../../../test-support/index.ts';
import { withTransaction } from '#platform/database';
import { bookableCast, requestBody } from '../../../meeting/booking/test/support.ts';
import { markAgeChecked } from '../guest.store.ts';

const app = useTestApp();

it('every night takes the age check from whoever is under 18, and tells operators', async () => {
  const [guest, young] = [await guestWithPoints(app), await guestWithPoints(app)];
  const [cast, girl] = [await bookableCast(app), await bookableCast(app)];
  // Her 18th birthday is tomorrow, his was today: the Tokyo day in these tests is 2026-11-20, and the night one later.
  const born = { [girl.userId]: '2008-11-22', [cast.userId]: '2008-11-21' };
  for (const [id, birthday] of Object.entries(born))
    await app.db.updateTable('cast_member').set({ birthday }).where('id', '=', id).execute();
  await app.db.updateTable('guest').set({ birthday: '2008-12-01' }).where('id', '=', young.userId).execute();
  await app.work();
  await app.moveTo(new Date('2026-11-20T19:00:00Z'));
  await app.work();
  const asked = async (person: typeof guest, her: typeof cast) => {
    const answer = await app.call(guestBookingRoutes.requestBooking, { body: requestBody(her) }, person);
    return answer.code ?? answer.status;
  };
  expect(await asked(guest, girl)).toBe('CASTS_UNAVAILABLE');
  expect(await asked(young, cast)).toBe('CARD_REQUIRED');
  // Another card does not make him older.
  await withTransaction(app.db, (trx) => markAgeChecked(trx, young.userId, app.clock.now()));
  expect(await asked(young, cast)).toBe('CARD_REQUIRED');
  expect(await asked(guest, cast)).toBe(200);
  const alerts = await app.db.selectFrom('operator_alert').select(['kind', 'payload']).execute();
  expect(alerts.filter(({ kind }) => kind === 'OPERATOR_UNDER_18').map(({ payload }) => payload)).toEqual(
    [girl.userId, young.userId].sort().map((accountId) => ({ accountId })),
  );
});

it('who is under 20 on the evening is marked for the others, and the request warns', async () => {
  const guest = await guestWithPoints(app);
  const cast = await bookableCast(app);
  const { day, clientRequestId: _id, place: _place, ...body } = requestBody(cast);
  const bornOn = async (birthday: string) => {
    await app.db.updateTable('cast_member').set({ birthday }).where('id', '=', cast.userId).execute();
    return app.ok(guestBookingRoutes.checkValidDate, { body: { day, ...body } }, guest);
  };
  const twentyYearsBefore = `2006${day.slice(4)}`;
  expect(await bornOn(twentyYearsBefore)).toMatchObject({ under20: { guest: false, castIds: [] } });
  expect(await bornOn(addDays(twentyYearsBefore, 1))).toMatchObject({ under20: { castIds: [cast.userId] } });
  await app.db.updateTable('guest').set({ birthday: '2007-12-01' }).where('id', '=', guest.userId).execute();
  const sent = await app.ok(guestBookingRoutes.requestBooking, { body: requestBody(cast) }, guest);
  const params = { bookingId: sent.bookingId };
  const his = await app.ok(guestBookingRoutes.getGuestBooking, { params }, guest);
  expect(his.participations[0]!.cast).toMatchObject({ under20: true });
  expect(await app.ok(castBookingRoutes.getCastBooking, { params }, cast)).toMatchObject({
    guestUnder20: true,
  });
});
