import { expect, test } from 'vitest';
import { billingRoutes } from '@yoimachi/contract/billing';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { consentRoutes } from '@yoimachi/contract/consent';
import { profileRoutes } from '@yoimachi/contract/profile';
import { UserType } from '@yoimachi/domain/account';
import { CONSENT_TEXTS, type ConsentAct } from '@yoimachi/domain/consent';
import {
  givePoints,
  guestWithPoints,
  signUpCast,
  signUpGuest,
  signUpUnasked,
  useRewoundApp,
} from '../../../../test-support/index.ts';
import { guestWithCard, tryRequest } from '../../../meeting/booking/test/card.support.ts';
import { bookableCast, command, requestBody, requested } from '../../../meeting/booking/test/support.ts';
import { buy } from '../../../money/billing/test/support.ts';
import { leaves } from '../../leaving/test/support.ts';
import { agreeTo } from '../../../../test-support/consents.ts';
import { roundTripsOf } from '../../../../test-support/sent.ts';
import { createMissing } from '../queries/missing.ts';
import { askedOf, gives, saidBefore, state, withdraws, wordsOf } from './support.ts';

const app = useRewoundApp();
const DAY_MINUTES = 24 * 60;
const RETURN = { returnPath: '/guest' };

test('a newcomer is asked, and registers no sooner', async () => {
  const guest = await signUpUnasked(app, UserType.GUEST);
  const body = { nickname: 'はるき', birthday: '1985-04-01', detail: {} };
  const refused = await app.call(profileRoutes.putGuestProfile, { body }, guest);
  expect(refused).toMatchObject({
    status: 403,
    code: 'CONSENT_REQUIRED',
    details: { items: ['TERMS', 'PRIVACY', 'NO_ORGANISED_CRIME', 'MESSAGE_SCAN'] },
  });
  const { asked, records } = await state(app, guest);
  expect(records).toEqual([]);
  expect(asked.map(({ item, givenAt, news }) => [item, givenAt, news])).toEqual([
    ['TERMS', null, null],
    ['PRIVACY', null, null],
    ['NO_ORGANISED_CRIME', null, null],
    ['MESSAGE_SCAN', null, null],
    ['AGE_BY_CARD', null, null],
    ['AUTO_CHARGE', null, null],
    ['ADVERTISING', null, null],
  ]);
  const needed = asked.filter(({ isForRegistration }) => isForRegistration).map(({ item }) => item);
  expect(await gives(app, guest, needed)).toMatchObject({ status: 200 });
  expect(await app.call(profileRoutes.putGuestProfile, { body }, guest)).toMatchObject({ status: 200 });
  expect((await state(app, guest)).records).toHaveLength(4);
});

test('before a card is registered, its own two are asked', async () => {
  const guest = await signUpUnasked(app, UserType.GUEST);
  await gives(app, guest, ['TERMS', 'PRIVACY', 'NO_ORGANISED_CRIME', 'MESSAGE_SCAN']);
  const start = () => app.call(billingRoutes.startCard, { body: RETURN }, guest);
  expect(await start()).toMatchObject({
    code: 'CONSENT_REQUIRED',
    details: { items: ['AGE_BY_CARD', 'AUTO_CHARGE'] },
  });
  await gives(app, guest, ['AGE_BY_CARD', 'AUTO_CHARGE']);
  expect(await start()).toMatchObject({ status: 200 });
});

test('a new version is asked before the next purchase and request, says what is new, and only that', async () => {
  const guest = await guestWithCard(app, 20_000);
  const cast = await bookableCast(app);
  await saidBefore(app, guest);
  expect(await buy(app, guest, 500)).toMatchObject({
    code: 'CONSENT_REQUIRED',
    details: { items: ['TERMS'] },
  });
  const body = requestBody(cast);
  const send = () => app.call(guestBookingRoutes.requestBooking, { body }, guest);
  expect(await send()).toMatchObject({ code: 'CONSENT_REQUIRED', details: { items: ['TERMS'] } });
  expect(await askedOf(app, guest, 'TERMS')).toMatchObject({
    version: '2026-11-15',
    page: 'TERM_SERVICE',
    news: expect.stringContaining('反社会的勢力'),
    givenAt: null,
  });
  expect(await askedOf(app, guest, 'PRIVACY')).toMatchObject({ news: null, givenAt: expect.any(String) });
  await gives(app, guest, ['TERMS']);
  expect(await buy(app, guest, 500)).toMatchObject({ status: 200 });
  expect(await send()).toMatchObject({ status: 200 });
  expect(await askedOf(app, guest, 'TERMS')).toMatchObject({ news: null, givenAt: expect.any(String) });
});

test('a cast is asked before she approves or opens an evening, never before she refuses', async () => {
  const booked = await requested(app);
  await saidBefore(app, booked.cast);
  const answer = (decision: 1 | -1) =>
    command(app, booked, castBookingRoutes.confirmBooking, {
      decision,
      ...(decision < 0 && { reason: '都合' }),
    });
  expect(await answer(1)).toMatchObject({ code: 'CONSENT_REQUIRED', details: { items: ['TERMS'] } });
  expect(await answer(-1)).toMatchObject({ status: 200 });
});

test('what was read and is no longer enough is refused, and what belongs to the other side', async () => {
  const guest = await signUpUnasked(app, UserType.GUEST);
  const give = (agreed: object[]) =>
    app.call(consentRoutes.giveConsents, { body: { agreed, place: 'SHEET' } as never }, guest);
  expect(
    await give([
      { item: 'PRIVACY', version: '2026-11-01' },
      { item: 'TERMS', version: '2026-11-01' },
    ]),
  ).toMatchObject({ status: 409, code: 'CONSENT_CHANGED', details: { items: ['TERMS'] } });
  // All or nothing.
  expect(await wordsOf(app, guest)).toEqual([]);
  expect(await give([{ item: 'COLLECTION', version: '2026-11-01' }])).toMatchObject({ code: 'VALIDATION' });
  expect(await give([])).toMatchObject({ code: 'VALIDATION' });
});

test('the same twice is one row', async () => {
  const guest = await signUpUnasked(app, UserType.GUEST);
  const one = { item: 'TERMS', version: '2026-11-15' } as const;
  const body = { agreed: [one, one], place: 'REGISTRATION' as const };
  await app.ok(consentRoutes.giveConsents, { body }, guest);
  await app.ok(consentRoutes.giveConsents, { body }, guest);
  expect(await wordsOf(app, guest)).toEqual([{ ...one, given: true, place: 'REGISTRATION' }]);
});

test('advertising is off until it is switched on, and every switch is a row; what is needed cannot be taken back', async () => {
  const cast = await signUpCast(app);
  expect(await askedOf(app, cast, 'ADVERTISING')).toMatchObject({ givenAt: null, isWithdrawable: true });
  await gives(app, cast, ['ADVERTISING']);
  expect(await askedOf(app, cast, 'ADVERTISING')).toMatchObject({ givenAt: expect.any(String) });
  await withdraws(app, cast, 'ADVERTISING');
  await withdraws(app, cast, 'ADVERTISING');
  expect(await askedOf(app, cast, 'ADVERTISING')).toMatchObject({ givenAt: null });
  const switched = (await wordsOf(app, cast)).filter(({ item }) => item === 'ADVERTISING');
  expect(switched.map(({ given }) => given)).toEqual([true, false]);
  expect(await withdraws(app, cast, 'TERMS')).toMatchObject({ status: 409, code: 'CONSENT_KEPT' });
  expect(await withdraws(app, cast, 'AUTO_CHARGE')).toMatchObject({ code: 'VALIDATION' });
});

test('without the consent to be charged, missing points are not; what was sent before stays', async () => {
  const guest = await guestWithCard(app, 5000);
  const { answer } = await tryRequest(app, guest, await bookableCast(app));
  expect(answer.status).toBe(200);
  await withdraws(app, guest, 'AUTO_CHARGE');
  const more = { day: '2026-11-23' };
  const other = await bookableCast(app, more);
  const { answer: refused, again } = await tryRequest(app, guest, other, more);
  expect(refused).toMatchObject({ code: 'CONSENT_REQUIRED', details: { items: ['AUTO_CHARGE'] } });
  // Enough points need no card.
  const rich = await guestWithPoints(app, 50_000);
  await gives(app, rich, ['AUTO_CHARGE']);
  await withdraws(app, rich, 'AUTO_CHARGE');
  expect((await tryRequest(app, rich, other, more)).answer.status).toBe(200);
  await gives(app, guest, ['AUTO_CHARGE']);
  expect((await again()).status).toBe(200);
});

test('nobody changes or removes what was said while its person stays; two years after leaving it goes', async () => {
  const guest = await signUpGuest(app);
  await givePoints(app, guest.userId, 0 + 500);
  const remove = () => app.db.deleteFrom('consent').where('account_id', '=', guest.userId).execute();
  await expect(app.db.updateTable('consent').set({ given: true }).execute()).rejects.toThrow('append-only');
  await expect(remove()).rejects.toThrow('append-only');
  expect(await leaves(app, guest)).toMatchObject({ status: 200 });
  await app.moveBy(729 * DAY_MINUTES);
  expect(await wordsOf(app, guest)).not.toEqual([]);
  await app.moveBy(3 * DAY_MINUTES);
  expect(await wordsOf(app, guest)).toEqual([]);
});

test('who has agreed to what cannot be taken back is not looked up again for a while, unless a version asks anew', async () => {
  const guest = await signUpUnasked(app, UserType.GUEST);
  const missing = createMissing(app.db, async () => CONSENT_TEXTS);
  const lookedUp = async (act: ConsentAct, day: string) => {
    let items: readonly string[] = [];
    const trips = await roundTripsOf(async () => {
      items = await missing({ ...guest, accountId: guest.userId }, act, new Date(`${day}T03:00:00Z`));
    });
    return [trips.length, items];
  };
  await agreeTo(app, guest, ['PRIVACY', 'NO_ORGANISED_CRIME', 'AUTO_CHARGE', 'AGE_BY_CARD']);
  expect(await lookedUp('BUY', '2026-11-10')).toEqual([1, ['TERMS']]);
  await saidBefore(app, guest);
  expect(await lookedUp('BUY', '2026-11-10')).toEqual([1, []]);
  expect(await lookedUp('BUY', '2026-11-10')).toEqual([0, []]);
  expect(await lookedUp('SEND', '2026-11-10')).toEqual([1, ['MESSAGE_SCAN']]);
  expect(await lookedUp('BUY', '2026-11-20')).toEqual([1, ['TERMS']]);
  await agreeTo(app, guest, ['TERMS']);
  expect(await lookedUp('BUY', '2026-11-20')).toEqual([1, []]);
  expect(await lookedUp('BUY', '2026-11-20')).toEqual([0, []]);
  expect(await lookedUp('BUY', '2026-11-21')).toEqual([1, []]);
  expect(await lookedUp('AUTO_CHARGE', '2026-11-20')).toEqual([1, []]);
  expect(await lookedUp('AUTO_CHARGE', '2026-11-20')).toEqual([1, []]);
});

test("the words of another are nobody else's", async () => {
  const [guest, other] = [await signUpUnasked(app, UserType.GUEST), await signUpUnasked(app, UserType.GUEST)];
  await gives(app, guest, ['TERMS']);
  expect((await state(app, other)).records).toEqual([]);
});
