import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { allRightRoutes as routes } from '@yoimachi/contract/all-right';
import { safetyRoutes } from '@yoimachi/contract/safety';
import { allRoutes } from '@yoimachi/contract/table';
import { noticeTitle } from '@yoimachi/domain/notification';
import type { Route } from '@yoimachi/contract/route';
import { notificationFeature } from '../../../../wiring/talk.ts';
import { onCallFeature, operatorFeature } from '../../../../wiring/desk.ts';
import { signUpCast, typed, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import {
  approved,
  at,
  BOOKING_MODULES,
  does,
  met,
  told,
  type Booked,
} from '../../../meeting/booking/test/support.ts';
import { safetyModule } from '../index.ts';

const app = useRewoundApp({
  modules: [...BOOKING_MODULES, safetyModule, notificationFeature, operatorFeature, onCallFeature],
  config: { logLevel: 'silent' },
});

const questionOf = async (cast: Person) => (await app.ok(routes.findAllRight, {}, cast)).question;
const answer = (cast: Person, questionId: string, said: 'ALL_RIGHT' | 'HELP') =>
  app.call(routes.answerAllRight, { params: { questionId }, body: { answer: said } }, cast);
const alerts = async () => {
  await app.work();
  const rows = await app.db.selectFrom('operator_alert').select('kind').orderBy('id').execute();
  return rows.map(({ kind }) => kind);
};
const wasAsked = async ({ cast }: Pick<Booked, 'cast'>) =>
  (await told(app, cast)).filter((kind) => kind === 'CAST_ALL_RIGHT_ASKED').length;

/** In a meeting from 18:00 to 19:30, asked at 18:45. */
async function asked() {
  const booked = await met(app);
  await app.moveTo(at(18, 45));
  const question = await questionOf(booked.cast);
  return { ...booked, questionId: question!.questionId };
}

test('she alone is asked, once, half-way; her answer ends it', async () => {
  const booked = await met(app);
  await app.moveTo(at(18, 44));
  expect([await wasAsked(booked), await questionOf(booked.cast)]).toEqual([0, null]);
  await app.moveTo(at(18, 45));
  await Promise.all([app.work(), app.work()]);
  expect(await wasAsked(booked)).toBe(1);
  const question = await questionOf(booked.cast);
  expect(question).toMatchObject({ bookingId: booked.bookingId, askedAt: at(18, 45).toISOString() });
  expect(await answer(booked.cast, question!.questionId, 'ALL_RIGHT')).toMatchObject({ status: 200 });
  expect(await questionOf(booked.cast)).toBeNull();
  await app.moveTo(at(19, 10));
  expect(await alerts()).toEqual([]);
  expect(await wasAsked(booked)).toBe(1);
});

test('without an answer for ten minutes who is on duty is woken, once; a late answer is told', async () => {
  const shift = ['--phone', '09011110001', '--weekdays', 'daily', '--hours', '00:00-00:00'];
  await typed(app, 'addShift', 'sato', ...shift, '--operator', 'tanaka');
  const { cast, questionId, bookingId } = await asked();
  await app.moveTo(at(18, 54));
  expect(await alerts()).toEqual([]);
  await app.moveTo(at(18, 55));
  expect(await alerts()).toEqual(['OPERATOR_NO_ANSWER']);
  const { payload } = await app.db.selectFrom('operator_alert').select('payload').executeTakeFirstOrThrow();
  expect(payload).toMatchObject({ bookingId, accountId: cast.userId });
  const sms = await app.db
    .selectFrom('dev_inbox')
    .select('body')
    .where('recipient', '=', '+819011110001')
    .execute();
  expect(sms).toHaveLength(1);
  await app.moveTo(at(19, 20));
  expect(await alerts()).toEqual(['OPERATOR_NO_ANSWER']);
  expect(await questionOf(cast)).toMatchObject({ questionId });
  await answer(cast, questionId, 'ALL_RIGHT');
  expect(await alerts()).toEqual(['OPERATOR_NO_ANSWER', 'OPERATOR_LATE_ANSWER']);
});

test('help is a quiet call for help, once, and stands whatever is pressed afterwards', async () => {
  const { cast, questionId } = await asked();
  await answer(cast, questionId, 'ALL_RIGHT');
  const pressed = await Promise.all(Array.from({ length: 4 }, () => answer(cast, questionId, 'HELP')));
  expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await answer(cast, questionId, 'ALL_RIGHT');
  expect(await alerts()).toEqual(['OPERATOR_QUIET_DANGER']);
  expect((await app.ok(safetyRoutes.listQuietHelp, {}, cast)).items).toMatchObject([{ choice: 'DANGER' }]);
  const row = await app.db.selectFrom('all_right_question').select('answer').executeTakeFirstOrThrow();
  expect(row).toEqual({ answer: 'HELP' });
});

test('an extension moves it; a checkout ends it; a finish by the guest does not', async () => {
  const booked = await met(app);
  await app.moveTo(at(18, 30));
  await does(app, booked, guestBookingRoutes.askExtension);
  await does(app, booked, castBookingRoutes.answerExtension, { decision: 1 });
  await app.work();
  await app.moveTo(at(18, 51));
  expect(await questionOf(booked.cast)).toBeNull();
  await app.moveTo(at(18, 52));
  expect(await questionOf(booked.cast)).not.toBeNull();
  await does(app, booked, guestBookingRoutes.finishGuestBooking);
  await app.work();
  expect(await questionOf(booked.cast)).not.toBeNull();
  await does(app, booked, castBookingRoutes.checkOut);
  await app.work();
  expect(await questionOf(booked.cast)).toBeNull();
  await app.moveTo(at(19, 40));
  expect(await alerts()).toEqual([]);
});

test('who finished without leaving and does not answer is looked after', async () => {
  const booked = await asked();
  await does(app, booked, guestBookingRoutes.finishGuestBooking);
  await app.moveTo(at(18, 55));
  expect(await alerts()).toEqual(['OPERATOR_NO_ANSWER']);
});

test('asked late she has the whole time; after the end nobody asks', async () => {
  const [late, over] = [await approved(app), await approved(app)];
  await app.moveTo(at(18));
  for (const booked of [late, over]) await does(app, booked, castBookingRoutes.castArrived);
  await app.work();
  // The meeting of the second ends before the work after a long stop begins.
  await app.db
    .updateTable('participation')
    .set({ ends_at: at(19) })
    .where('booking_id', '=', over.bookingId)
    .execute();
  await app.moveTo(at(19, 5));
  expect([await wasAsked(late), await wasAsked(over)]).toEqual([1, 0]);
  expect(await alerts()).toEqual([]);
  await app.moveTo(at(19, 14));
  expect(await alerts()).toEqual([]);
  await app.moveTo(at(19, 15));
  expect(await alerts()).toContain('OPERATOR_NO_ANSWER');
});

test('she can choose not to be asked; what was asked stands', async () => {
  const booked = await met(app);
  expect(await app.ok(routes.getSafetySetting, {}, booked.cast)).toEqual({ asksAllRight: true });
  await app.ok(routes.putSafetySetting, { body: { asksAllRight: false } }, booked.cast);
  await app.moveTo(at(18, 50));
  expect(await wasAsked(booked)).toBe(0);
  expect(await app.ok(routes.getSafetySetting, {}, booked.cast)).toEqual({ asksAllRight: false });
  expect(await app.ok(routes.getSafetySetting, {}, await signUpCast(app))).toEqual({ asksAllRight: true });
  await app.moveTo(at(19, 20));
  expect(await alerts()).toEqual([]);
});

test('a setting changed after it was asked takes nothing back', async () => {
  const { cast } = await asked();
  await app.ok(routes.putSafetySetting, { body: { asksAllRight: false } }, cast);
  await app.moveTo(at(18, 55));
  expect(await alerts()).toEqual(['OPERATOR_NO_ANSWER']);
});

test('what lights up her phone says nothing of what it is about', async () => {
  const { cast } = await asked();
  const { body } = await app.db
    .selectFrom('notification')
    .select('body')
    .where('account_id', '=', cast.userId)
    .where('kind', '=', 'CAST_ALL_RIGHT_ASKED')
    .executeTakeFirstOrThrow();
  expect([noticeTitle('CAST_ALL_RIGHT_ASKED'), body].join()).toMatch(/^ご確認[^大助安危]*$/);
});

test('nobody answers for her, nor a question that was not put', async () => {
  const booked = await met(app);
  await app.work();
  const { id } = await app.db.selectFrom('all_right_question').select('id').executeTakeFirstOrThrow();
  expect(await answer(booked.cast, id, 'ALL_RIGHT')).toMatchObject({ status: 404 });
  await app.moveTo(at(18, 45));
  expect(await answer(await signUpCast(app), id, 'ALL_RIGHT')).toMatchObject({ status: 404 });
  expect(await answer(booked.guest, id, 'ALL_RIGHT')).toMatchObject({ status: 403 });
  expect(await questionOf(booked.cast)).not.toBeNull();
});

test('nothing of it reaches the guest: no call, no live event, no notification, no history', async () => {
  const { guest, cast, questionId, bookingId } = await asked();
  const before = await seenBy(guest, bookingId);
  await app.moveTo(at(18, 56));
  await answer(cast, questionId, 'HELP');
  await app.work();
  const { id } = await app.db.selectFrom('quiet_help').select('id').executeTakeFirstOrThrow();
  const after = await seenBy(guest, bookingId);
  expect(after.live).toEqual(before.live);
  expect(after.version).toBe(before.version);
  for (const word of [questionId, id, 'ALL_RIGHT', 'QUIET', '大丈夫', 'ご確認をお願い'])
    expect(after.text).not.toContain(word);
});

/** All that the guest is told: his live events, and what every call without an input answers him. */
async function seenBy(guest: Person, bookingId: string) {
  const live = await app.db
    .selectFrom('live_event')
    .select(['name', 'payload'])
    .where('account_id', '=', guest.userId)
    .orderBy('seq')
    .execute();
  const detail = await app.ok(guestBookingRoutes.getGuestBooking, { params: { bookingId } }, guest);
  const texts = [JSON.stringify(live), JSON.stringify(detail)];
  const names = Object.keys(allRoutes) as (keyof typeof allRoutes)[];
  for (const route of names.map((name): Route => allRoutes[name])) {
    const isPlain = route.method === 'GET' && !route.params && !route.query;
    if (!isPlain || !['guest', 'member'].includes(route.who)) continue;
    texts.push(JSON.stringify((await app.call(route, {}, guest)).body ?? null));
  }
  return { live, text: texts.join('\n'), version: detail.version };
}

test('an older question without an answer is not asked again once a newer one was answered', async () => {
  const other = await approved(app);
  const { cast, questionId } = await asked();
  const { id: participationId } = await app.db
    .selectFrom('participation')
    .select('id')
    .where('booking_id', '=', other.bookingId)
    .executeTakeFirstOrThrow();
  const newer = crypto.randomUUID();
  await app.db
    .insertInto('all_right_question')
    .values({
      id: newer,
      participation_id: participationId,
      booking_id: other.bookingId,
      cast_id: cast.userId,
      created_at: at(18, 45),
      asked_at: at(18, 50),
    })
    .execute();
  expect(await answer(cast, newer, 'ALL_RIGHT')).toMatchObject({ status: 200 });
  expect(await questionOf(cast)).toBeNull();
  // It would still be asked if it were the last one.
  await app.db.deleteFrom('all_right_question').where('id', '=', newer).execute();
  expect(await questionOf(cast)).toMatchObject({ questionId });
});
