import { beforeEach, describe, expect, test } from 'vitest';
import { giftRoutes } from '@yoimachi/contract/gift';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { asOperator } from '../../../../test-support/as-operator.ts';
import {
  guestWithPoints,
  givePoints,
  giveCard,
  signUpGuest,
  useRewoundApp,
  type Person,
} from '../../../../test-support/index.ts';
import { switchGifts } from '../../gift/index.ts';
import { give } from '../../gift/test/support.ts';
import { askPayoff, castWithReward, numberOf, orderOf, rowOf, saveAccount } from './support.ts';

const app = useRewoundApp();
const desk = asOperator(app);
beforeEach(() => switchGifts(app.context, true));

const days = (count: number, more = 0) => addMinutes(app.clock.now(), count * DAY_MINUTES + more);
const prepared = (cast: Person) => app.ok(payoffRoutes.preparePayoff, {}, cast);
const asks = async (cast: Person, points: number) =>
  app.call(payoffRoutes.requestPayoff, { body: orderOf(await prepared(cast), points) }, cast);
const marksOf = async (payoffId: string) => {
  const number = await numberOf(app, payoffId);
  const { marks } = await desk.ok('showPayoff', { params: { number } });
  return marks;
};

/** His points come from a card that was registered so many days ago. */
async function paysByCard(guest: Person, ageDays: number) {
  const { id } = await app.db
    .selectFrom('card')
    .select('id')
    .where('guest_id', '=', guest.userId)
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('card')
    .set({ registered_at: days(-ageDays) })
    .where('id', '=', id)
    .execute();
  await app.db.updateTable('purchase').set({ card_id: id }).where('guest_id', '=', guest.userId).execute();
}

async function guestOfCard(ageDays: number): Promise<Person> {
  const guest = await guestWithPoints(app, 40_000);
  await paysByCard(guest, ageDays);
  return guest;
}

/** The dearest gift of the catalogue; she keeps three quarters. */
async function gives(guest: Person, cast: Person) {
  const { gifts } = await app.ok(giftRoutes.listGifts, {}, guest);
  const gift = gifts.toSorted((a, b) => b.points - a.points)[0]!;
  const answer = await give(app, guest, cast, gift);
  expect(answer).toMatchObject({ status: 200 });
  return gift.points - Math.floor(gift.points / 4);
}

describe('what a young card paid', () => {
  test('waits seven days, and she reads what she can ask for now and from when the rest', async () => {
    const cast = await castWithReward(app, 5_000);
    const kept = await gives(await guestOfCard(29), cast);
    const until = days(7);
    expect(await prepared(cast)).toMatchObject({
      availablePoints: 5_000,
      waitingPoints: kept,
      waits: [{ points: kept, until: until.toISOString() }],
    });
    expect(await asks(cast, 5_001)).toMatchObject({
      status: 409,
      code: 'PAYOFF_WAITING',
      message: expect.stringMatching(/いま精算できるのは5,000Pまでで、残りは\d+\/\d+（.） \d+:\d\dから/),
    });
    expect(await asks(cast, 5_001 + kept)).toMatchObject({ code: 'REWARD_INSUFFICIENT' });
    expect(await asks(cast, 5_000)).toMatchObject({ status: 200 });
    await app.moveTo(addMinutes(until, -1));
    expect(await prepared(cast)).toMatchObject({ availablePoints: 0, waitingPoints: kept });
    await app.moveTo(until);
    expect(await prepared(cast)).toMatchObject({ availablePoints: kept, waitingPoints: 0, waits: [] });
  });

  test('is marked once it is paid out, which stops nothing', async () => {
    const cast = await castWithReward(app, 0);
    const [at, kept] = [app.clock.now(), await gives(await guestOfCard(1), cast)];
    await app.moveTo(days(7));
    const payoffId = await askPayoff(app, cast, kept);
    expect(await rowOf(app, payoffId)).toMatchObject({ review: null });
    expect(await marksOf(payoffId)).toEqual([
      {
        mark: 'YOUNG_CARD',
        since: at.toISOString(),
        releasedAt: null,
        waitsUntil: app.clock.now().toISOString(),
      },
    ]);
    const { pay_day: payDay } = await rowOf(app, payoffId);
    const { shelves } = await desk.ok('showPayDay', { params: { payDay } });
    expect(shelves.filter(({ marks }) => marks.length > 0)).toMatchObject([
      { shelf: 'AWAITING', marks: [{ mark: 'YOUNG_CARD', count: 1 }] },
    ]);
  });

  test('is what no card of 30 days paid, nor points without one', async () => {
    const cast = await castWithReward(app, 0);
    const kept =
      (await gives(await guestOfCard(30), cast)) + (await gives(await guestWithPoints(app, 40_000), cast));
    expect(await prepared(cast)).toMatchObject({ availablePoints: kept, waitingPoints: 0 });
    expect(await marksOf(await askPayoff(app, cast, kept))).toEqual([]);
  });

  test('was young by the first time that the same card was registered', async () => {
    const guest = await guestOfCard(1);
    await app.db
      .updateTable('card')
      .set({ fingerprint: 'same' })
      .where('guest_id', '=', guest.userId)
      .execute();
    await app.db
      .insertInto('card')
      .values({
        id: app.context.ids.newId(),
        guest_id: guest.userId,
        provider_card_id: 'earlier',
        brand: 'VISA',
        last4: '4242',
        expires_month: 12,
        expires_year: 2035,
        fingerprint: 'same',
        registered_at: days(-200),
        removed_at: days(-100),
      })
      .execute();
    const cast = await castWithReward(app, 0);
    const kept = await gives(guest, cast);
    expect(await prepared(cast)).toMatchObject({ availablePoints: kept, waitingPoints: 0 });
  });

  test('stays behind at the automatic payoff of the 15th', async () => {
    const cast = await castWithReward(app, 5_000);
    const eve = new Date('2026-12-14T03:00:00Z');
    await app.moveTo(eve);
    const kept = await gives(await guestOfCard(1), cast);
    await app.moveTo(new Date('2026-12-16T03:00:00Z'));
    const paid = await app.db
      .selectFrom('payoff')
      .select(['kind', 'points'])
      .where('cast_id', '=', cast.userId)
      .where('requested_at', '>', eve)
      .execute();
    expect(paid).toEqual([{ kind: 'SYSTEM_PAYOFF', points: 5_000 }]);
    expect(await prepared(cast)).toMatchObject({ availablePoints: 0, waitingPoints: kept });
  });

  test('goes with a cast who leaves, but waits for its days and for an operator', async () => {
    const cast = await castWithReward(app, 5_000);
    await gives(await guestOfCard(1), cast);
    const { payoffId } = await desk.ok('payLeavingCast', { params: { castId: cast.userId } });
    expect(await rowOf(app, payoffId)).toMatchObject({ review: 'YOUNG_CARD', status: 'NOT_TRANSFERRED' });
    const number = await numberOf(app, payoffId);
    const release = { params: { number }, body: { reason: 'ゲストに確認済み' } };
    expect(await desk.tries('releasePayoff', release)).toMatchObject({ error: { code: 'PAYOFF_WAITS' } });
    await app.moveTo(days(7));
    await desk.ok('releasePayoff', release);
    expect(await rowOf(app, payoffId)).toMatchObject({ review: null });
    expect(await marksOf(payoffId)).toMatchObject([
      { mark: 'YOUNG_CARD', releasedAt: app.clock.now().toISOString() },
    ]);
  });
});

/** A cast who is a guest, too, with points of no card. */
async function bothSides(points = 5_000) {
  const cast = await castWithReward(app, points);
  const guest = await signUpGuest(app, { phone: cast.phone });
  await giveCard(app, guest.userId);
  await givePoints(app, guest.userId, 40_000);
  return { cast, guest };
}

describe('two who paid each other', () => {
  test('are a circle, whose payoffs wait for an operator', async () => {
    const [one, other] = [await bothSides(), await bothSides()];
    await gives(one.guest, other.cast);
    const before = await askPayoff(app, other.cast, 2_000);
    expect(await rowOf(app, before)).toMatchObject({ review: null });
    await app.moveTo(days(1));
    const at = app.clock.now();
    await gives(other.guest, one.cast);
    const payoffId = await askPayoff(app, one.cast, 2_000);
    expect(await rowOf(app, payoffId)).toMatchObject({ review: 'CIRCLE' });
    expect(await marksOf(payoffId)).toEqual([
      { mark: 'CIRCLE', since: at.toISOString(), waitsUntil: null, releasedAt: null },
    ]);
    const number = await numberOf(app, payoffId);
    expect(await desk.tries('approvePayoff', { params: { number } })).toMatchObject({
      error: { code: 'PAYOFF_IN_REVIEW' },
    });
    await desk.ok('releasePayoff', { params: { number }, body: { reason: '同伴の実施を確認' } });
    await desk.ok('approvePayoff', { params: { number } });
  });

  test('are none while only one paid, or three paid in a ring', async () => {
    const [a, b, c] = [await bothSides(), await bothSides(), await bothSides()];
    await gives(a.guest, b.cast);
    await gives(b.guest, c.cast);
    await gives(c.guest, a.cast);
    expect(await marksOf(await askPayoff(app, a.cast, 2_000))).toEqual([]);
  });

  test('stay a circle when she changes to an account in her name', async () => {
    const [one, other] = [await bothSides(), await bothSides()];
    await gives(one.guest, other.cast);
    await gives(other.guest, one.cast);
    await saveAccount(app, one.cast.userId, { accountHolder: 'サトウ ミオ' });
    const payoffId = await askPayoff(app, one.cast, 2_000);
    expect(await rowOf(app, payoffId)).toMatchObject({ review: 'NAME_MISMATCH' });
    expect((await marksOf(payoffId)).map(({ mark }) => mark)).toEqual(['OTHER_NAME', 'CIRCLE']);
    await saveAccount(app, one.cast.userId, {});
    await app.db
      .updateTable('payoff')
      .set({ destination_due_at: days(0, 1) })
      .where('id', '=', payoffId)
      .execute();
    await app.moveTo(days(0, 2));
    expect(await rowOf(app, payoffId)).toMatchObject({ review: 'CIRCLE', destination_due_at: null });
    expect((await marksOf(payoffId)).map(({ mark }) => mark)).toEqual(['CIRCLE']);
  });
});
