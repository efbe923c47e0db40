import { describe, expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { addMinutes } from '@yoimachi/domain/time';
import { useRewoundApp } from '../../../../test-support/index.ts';
import { approved, at, BOOKING_MODULES, does, requested, told } from './support.ts';
import { madeBy, NEW_PLACE, OLD_PLACE, outcomesOf, placeEvents, placeOf, voices } from './place.support.ts';

const app = useRewoundApp({ modules: BOOKING_MODULES });

const toldOfPlace = async (person: Parameters<typeof told>[1]) =>
  (await told(app, person)).filter((kind) => kind.includes('PLACE'));

describe.each([
  ['guest', 'cast'],
  ['cast', 'guest'],
] as const)('the %s proposes', (proposer, other) => {
  test(`and the ${other} agrees: the place moves, nothing else does`, async () => {
    const booked = await approved(app);
    const { bookingId } = booked;
    const sides = voices(app, booked);
    const stored = () =>
      app.db.selectFrom('participation').selectAll().where('booking_id', '=', bookingId).execute();
    const before = await stored();
    const proposalId = madeBy(await sides[proposer].propose(` ${NEW_PLACE} `));
    const proposal = { proposalId, place: NEW_PLACE, by: proposer, agreedCount: 0, askedCount: 1 };
    expect((await sides[proposer].read()).body).toMatchObject({
      place: OLD_PLACE,
      changeableUntil: at(18).toISOString(),
      proposal: { ...proposal, view: 'OWN' },
    });
    expect((await sides[other].read()).body).toMatchObject({ proposal: { ...proposal, view: 'ASKED' } });
    expect(await sides[other].answer(proposalId, 1)).toMatchObject({
      status: 200,
      body: { bookingId, proposalId, outcome: 'ACCEPTED' },
    });
    expect((await sides[proposer].read()).body).toMatchObject({ place: NEW_PLACE, proposal: null });
    expect(await stored()).toEqual(before);
    expect(await placeEvents(app, bookingId)).toEqual([
      { actor: proposer, action: 'proposePlace', from_state: 'due', to_state: 'due' },
      { actor: other, action: 'agreePlace', from_state: 'due', to_state: 'due' },
    ]);
    expect(await toldOfPlace(booked[other])).toEqual([`${other.toUpperCase()}_PLACE_PROPOSED`]);
    expect(await toldOfPlace(booked[proposer])).toEqual([`${proposer.toUpperCase()}_PLACE_CHANGED`]);
  });

  test(`and the ${other} declines: the place stays, and another may be proposed`, async () => {
    const booked = await approved(app);
    const sides = voices(app, booked);
    const proposalId = madeBy(await sides[proposer].propose());
    expect(await sides[other].answer(proposalId, -1)).toMatchObject({ body: { outcome: 'DECLINED' } });
    expect(await placeOf(app, booked.bookingId)).toBe(OLD_PLACE);
    expect(await toldOfPlace(booked[proposer])).toEqual([`${proposer.toUpperCase()}_PLACE_DECLINED`]);
    expect(await sides[other].answer(proposalId, 1)).toMatchObject({
      status: 409,
      code: 'PLACE_PROPOSAL_CLOSED',
    });
    madeBy(await sides[other].propose('有楽町駅'));
    expect(await outcomesOf(app, booked.bookingId)).toEqual(['DECLINED', null]);
  });

  test('anew instead of the first, and takes it back', async () => {
    const booked = await approved(app);
    const sides = voices(app, booked);
    const first = madeBy(await sides[proposer].propose());
    const second = madeBy(await sides[proposer].propose('有楽町駅'));
    expect(await sides[other].answer(first, 1)).toMatchObject({ code: 'PLACE_PROPOSAL_CLOSED' });
    expect(await sides[other].propose('東京駅')).toMatchObject({ status: 409, code: 'PLACE_PROPOSAL_OPEN' });
    expect(await sides[proposer].answer(second, 1)).toMatchObject({ code: 'ACTION_NOT_ALLOWED' });
    expect(await sides[other].withdraw(second)).toMatchObject({ code: 'ACTION_NOT_ALLOWED' });
    expect(await sides[proposer].withdraw(second)).toMatchObject({ body: { outcome: 'WITHDRAWN' } });
    expect(await sides[proposer].withdraw(second)).toMatchObject({ code: 'PLACE_PROPOSAL_CLOSED' });
    expect((await sides[other].read()).body.proposal).toBeNull();
    expect(await outcomesOf(app, booked.bookingId)).toEqual(['WITHDRAWN', 'WITHDRAWN']);
    expect((await placeEvents(app, booked.bookingId)).map(({ action }) => action)).toEqual([
      'proposePlace',
      'proposePlace',
      'withdrawPlace',
    ]);
    expect((await toldOfPlace(booked[other])).at(-1)).toBe(`${other.toUpperCase()}_PLACE_WITHDRAWN`);
  });
});

test.each([
  ['', 'PLACE_REQUIRED'],
  ['銀座のホテル', 'PLACE_NOT_PUBLIC'],
  ['新橋の駐車場', 'PLACE_NOT_PUBLIC'],
  [OLD_PLACE, 'PLACE_UNCHANGED'],
  ['あ'.repeat(101), 'VALIDATION'],
  ['新橋\u0000駅', 'VALIDATION'],
])('a place that cannot be is refused: %j', async (place, code) => {
  const booked = await approved(app);
  for (const side of ['guest', 'cast'] as const) {
    expect(await voices(app, booked)[side].propose(place)).toMatchObject({ status: 400, code });
  }
  expect(await outcomesOf(app, booked.bookingId)).toEqual([]);
});

test('not before the confirmation, not from the start on, not once it has ended', async () => {
  const waiting = await requested(app);
  expect((await voices(app, waiting).guest.read()).body).toEqual({
    place: OLD_PLACE,
    changeableUntil: null,
    proposal: null,
  });
  expect(await voices(app, waiting).guest.propose()).toMatchObject({
    status: 409,
    code: 'ACTION_NOT_ALLOWED',
  });
  const ended = await approved(app);
  await does(app, ended, castBookingRoutes.cancelCastBooking, { reason: '体調不良' });
  expect(await voices(app, ended).cast.propose()).toMatchObject({ code: 'ACTION_NOT_ALLOWED' });
  const booked = await approved(app);
  await app.moveTo(addMinutes(at(18), -1));
  madeBy(await voices(app, booked).guest.propose());
  await app.clock.advanceTo(at(18));
  expect(await voices(app, booked).guest.propose('有楽町駅')).toMatchObject({ code: 'ACTION_NOT_ALLOWED' });
});

test('a proposal lapses at the start, also when the clock comes late, and who proposed is told', async () => {
  const booked = await approved(app);
  const sides = voices(app, booked);
  const proposalId = madeBy(await sides.cast.propose());
  await app.clock.advanceTo(at(18, 5));
  expect(await sides.guest.answer(proposalId, 1)).toMatchObject({ code: 'PLACE_PROPOSAL_CLOSED' });
  expect((await sides.guest.read()).body).toEqual({
    place: OLD_PLACE,
    changeableUntil: null,
    proposal: null,
  });
  await app.work();
  const row = await app.db
    .selectFrom('place_proposal')
    .select(['outcome', 'answered_at', 'due_at'])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ outcome: 'LAPSED', answered_at: at(18), due_at: null });
  expect(await toldOfPlace(booked.cast)).toEqual(['CAST_PLACE_LAPSED']);
  expect(await sides.cast.withdraw(proposalId)).toMatchObject({ code: 'PLACE_PROPOSAL_CLOSED' });
});

test('a proposal ends with its booking, and nobody is told of it apart', async () => {
  const booked = await approved(app);
  madeBy(await voices(app, booked).guest.propose());
  await does(app, booked, guestBookingRoutes.cancelGuestBooking, { reason: '体調不良' });
  await app.work();
  expect(await outcomesOf(app, booked.bookingId)).toEqual(['LAPSED']);
  expect(await toldOfPlace(booked.guest)).toEqual([]);
});

test("nobody learns of, or touches, somebody else's booking and proposal", async () => {
  const booked = await approved(app);
  const other = await approved(app);
  const proposalId = madeBy(await voices(app, booked).guest.propose());
  const foreign = voices(app, { ...booked, guest: other.guest, cast: other.cast });
  for (const side of [foreign.guest, foreign.cast]) {
    expect(await side.read()).toMatchObject({ status: 404 });
    expect(await side.propose()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await side.answer(proposalId, 1)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await side.withdraw(proposalId)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  }
  // A proposal of another booking, sent with a booking of one's own.
  expect(await voices(app, other).cast.answer(proposalId, 1)).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  });
  expect(await outcomesOf(app, booked.bookingId)).toEqual([null]);
  expect(await voices(app, { ...booked, guest: booked.cast }).guest.read()).toMatchObject({ status: 403 });
});

test('the same step sent twice is one step with one answer', async () => {
  const booked = await approved(app);
  const sides = voices(app, booked);
  const [proposing, answering] = [crypto.randomUUID(), crypto.randomUUID()];
  const [first, second] = [
    await sides.guest.propose(NEW_PLACE, proposing),
    await sides.guest.propose(NEW_PLACE, proposing),
  ];
  expect(second.body).toEqual(first.body);
  expect(await outcomesOf(app, booked.bookingId)).toEqual([null]);
  expect(await sides.guest.propose('有楽町駅', proposing)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  const agreed = await sides.cast.answer(madeBy(first), 1, answering);
  expect((await sides.cast.answer(madeBy(first), 1, answering)).body).toEqual(agreed.body);
  expect(await placeEvents(app, booked.bookingId)).toHaveLength(2);
});
