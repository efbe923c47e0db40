import { beforeEach, expect, test } from 'vitest';
import { useRewoundApp } from '../../../../test-support/index.ts';
import { approved, at, BOOKING_MODULES, told, type Bookable, type Booked } from './support.ts';
import {
  joinedBy,
  leaves,
  madeBy,
  NEW_PLACE,
  OLD_PLACE,
  outcomesOf,
  placeOf,
  voiceOf,
  voices,
} from './place.support.ts';

const app = useRewoundApp({ modules: BOOKING_MODULES });
let booked: Booked;
let second: Bookable;
beforeEach(async () => {
  booked = await approved(app);
  second = await joinedBy(app, booked);
});

const sides = () => ({
  ...voices(app, booked),
  second: voiceOf(app, 'cast', booked.bookingId, second),
});

test("a guest's proposal moves the place when the last cast has agreed", async () => {
  const { guest, cast, second: other } = sides();
  const proposalId = madeBy(await guest.propose());
  expect(await cast.answer(proposalId, 1)).toMatchObject({ status: 200, body: { outcome: null } });
  expect(await placeOf(app, booked.bookingId)).toBe(OLD_PLACE);
  expect((await guest.read()).body.proposal).toMatchObject({ view: 'OWN', agreedCount: 1, askedCount: 2 });
  expect((await cast.read()).body.proposal).toMatchObject({ view: 'AGREED' });
  expect((await other.read()).body.proposal).toMatchObject({ view: 'ASKED' });
  expect(await cast.answer(proposalId, -1)).toMatchObject({ code: 'ACTION_NOT_ALLOWED' });
  expect(await other.answer(proposalId, 1)).toMatchObject({ body: { outcome: 'ACCEPTED' } });
  expect(await placeOf(app, booked.bookingId)).toBe(NEW_PLACE);
  expect(await told(app, booked.cast)).toEqual(
    expect.arrayContaining(['CAST_PLACE_PROPOSED', 'CAST_PLACE_CHANGED']),
  );
  expect(await told(app, second)).toEqual(['CAST_PLACE_PROPOSED']);
  expect(await told(app, booked.guest)).toContain('GUEST_PLACE_CHANGED');
});

test('one refusal ends it', async () => {
  const { guest, cast, second: other } = sides();
  const proposalId = madeBy(await guest.propose());
  await cast.answer(proposalId, 1);
  expect(await other.answer(proposalId, -1)).toMatchObject({ body: { outcome: 'DECLINED' } });
  expect(await placeOf(app, booked.bookingId)).toBe(OLD_PLACE);
  const answers = await app.db.selectFrom('place_answer').select('agreed').orderBy('agreed').execute();
  expect(answers).toEqual([{ agreed: false }, { agreed: true }]);
});

test("a cast's proposal is the guest's to answer; the other casts are told", async () => {
  const { guest, cast, second: other } = sides();
  const proposalId = madeBy(await cast.propose());
  expect((await other.read()).body.proposal).toMatchObject({ view: 'OTHERS', askedCount: 1 });
  expect(await other.answer(proposalId, 1)).toMatchObject({ code: 'ACTION_NOT_ALLOWED' });
  expect(await other.propose('有楽町駅')).toMatchObject({ code: 'PLACE_PROPOSAL_OPEN' });
  expect(await guest.answer(proposalId, 1)).toMatchObject({ body: { outcome: 'ACCEPTED' } });
  expect(await told(app, second)).toEqual(['CAST_PLACE_CHANGED']);
  expect(await told(app, booked.cast)).toContain('CAST_PLACE_CHANGED');
});

test('when the cast who had not answered leaves, those who are left have agreed', async () => {
  const { guest, cast } = sides();
  const proposalId = madeBy(await guest.propose());
  await cast.answer(proposalId, 1);
  await leaves(app, booked, second);
  expect(await placeOf(app, booked.bookingId)).toBe(NEW_PLACE);
  expect(await outcomesOf(app, booked.bookingId)).toEqual(['ACCEPTED']);
  expect(await told(app, booked.guest)).toContain('GUEST_PLACE_CHANGED');
});

test('when nobody has answered and one leaves, it waits for the other until the start', async () => {
  const { guest, cast } = sides();
  const proposalId = madeBy(await guest.propose());
  await leaves(app, booked, second);
  const row = await app.db
    .selectFrom('place_proposal')
    .select(['outcome', 'due_at'])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ outcome: null, due_at: at(18) });
  expect(await cast.answer(proposalId, 1)).toMatchObject({ body: { outcome: 'ACCEPTED' } });
});

test('a proposal goes with the cast who made it', async () => {
  const { guest, second: other } = sides();
  madeBy(await other.propose());
  await leaves(app, booked, second);
  expect(await outcomesOf(app, booked.bookingId)).toEqual(['LAPSED']);
  expect((await guest.read()).body).toMatchObject({ proposal: null, changeableUntil: at(18).toISOString() });
  expect((await other.read()).body).toMatchObject({ proposal: null, changeableUntil: null });
  expect(await told(app, second)).toEqual([]);
});
