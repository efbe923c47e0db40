import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { blockRoutes } from '@yoimachi/contract/block';
import { couponRoutes } from '@yoimachi/contract/coupon';
import type { Gift } from '@yoimachi/contract/gift';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { UserType } from '@yoimachi/domain/account';
import { suspendAccount } from '#desk/operator';
import { switchGifts } from '#money/gift';
import { oneOf, withTransaction } from '#platform/database';
import {
  guestWithPoints,
  newPhone,
  OPERATORS,
  signUp,
  signUpCast,
  signUpGuest,
  typed,
  useTestApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { makeCoupon } from '../../../money/coupon/test/support.ts';
import { giftOf } from '../../../money/gift/test/support.ts';
import { bookableCast, requestBody, type Bookable } from '../../../meeting/booking/test/support.ts';
import { answers } from '../../block/test/pairs.support.ts';
import { leaves } from '../../leaving/test/support.ts';
import { guestWithCard } from '../../../money/billing/test/support.ts';
import { newBrowser, signIn } from '../../account/test/support.ts';
import { signUpByLine } from '../../login/test/support.ts';
import { noteDevice } from '../index.ts';
import { attempt } from '../../../../operator-cli/call.ts';
import { share } from './support.ts';

const app = useTestApp();
const operator = (name: string, ...words: string[]) => typed(app, name, ...words, '--operator', 'sato');

let main: Bookable;
let gift: Gift;
beforeAll(async () => {
  await switchGifts(app.context, true);
  main = await bookableCast(app);
  gift = await giftOf(app, await guestWithPoints(app), 300);
});

const HOLDING = ['LINE', 'CARD', 'DEVICE'] as const;
let named = 0;

/** A cast by a name of her own, in the store where company is looked for. */
async function aCast(): Promise<{ cast: Bookable; name: string }> {
  const name = `ひと${++named}番`;
  const cast = await bookableCast(app, { nickname: name });
  const { store_id } = await app.db
    .selectFrom('cast_member')
    .select('store_id')
    .where('id', '=', main.userId)
    .executeTakeFirstOrThrow();
  await app.db.updateTable('cast_member').set({ store_id }).where('id', '=', cast.userId).execute();
  return { cast, name };
}

async function block(guest: Person, cast: Person, by: 'guest' | 'cast'): Promise<void> {
  await app.db
    .insertInto('account_block')
    .values({
      id: app.context.ids.newId(),
      guest_id: guest.userId,
      cast_id: cast.userId,
      blocked_by: by,
      created_at: app.clock.now(),
    })
    .execute();
}

/** What every asker says, as one word: she is there for him, nowhere, or they differ. */
async function seenBy(guest: Person, { cast, name }: { cast: Bookable; name: string }): Promise<string> {
  const all = Object.values(await answers({ test: app, main, gift }, guest, cast, name));
  return all.every(Boolean) ? 'there' : all.some(Boolean) ? JSON.stringify(all) : 'nowhere';
}

const SAME = ['--decision', 'SAME'];
const DIFFERENT = ['--decision', 'DIFFERENT'];
const alerts = async () => {
  await app.work();
  const rows = await app.db.selectFrom('operator_alert').select(['kind', 'payload']).execute();
  return rows.map(({ kind, payload }) => ({ kind, ...(payload as object) }));
};

describe('a block', () => {
  test.each(HOLDING)(
    'holds for another guest account with the same %s, until an operator parts them',
    async (kind) => {
      const [guest, other] = [await guestWithPoints(app, 100_000), await guestWithPoints(app, 100_000)];
      const her = await aCast();
      await block(guest, her.cast, 'cast');
      expect(await seenBy(other, her)).toBe('there');
      await share(app, kind, guest, other);
      expect(await seenBy(other, her)).toBe('nowhere');
      await operator('decideMatch', other.identityId, guest.identityId, ...SAME, '--reason', '本人が認めた');
      expect(await seenBy(other, her)).toBe('nowhere');
      await operator(
        'decideMatch',
        guest.identityId,
        other.identityId,
        ...DIFFERENT,
        '--reason',
        '別人と確認',
        '--is-again',
        'true',
      );
      expect(await seenBy(other, her)).toBe('there');
      expect(await seenBy(guest, her)).toBe('nowhere');
    },
  );

  test.each(['LINE', 'DEVICE'] as const)('holds for another cast account with the same %s', async (kind) => {
    const guest = await guestWithPoints(app, 100_000);
    const [her, another] = [await aCast(), await aCast()];
    await block(guest, her.cast, 'guest');
    expect(await seenBy(guest, another)).toBe('there');
    await share(app, kind, her.cast, another.cast);
    expect(await seenBy(guest, another)).toBe('nowhere');
  });

  test('ends what another account of his has asked her for; operators hear of what was confirmed', async () => {
    const [guest, second, third] = await Promise.all([1, 2, 3].map(() => guestWithPoints(app, 100_000)));
    const [her, another] = [await aCast(), await aCast()];
    const ask = async (person: Person, { cast }: typeof her) => {
      const body = requestBody(cast);
      return (await app.ok(guestBookingRoutes.requestBooking, { body }, person)).bookingId;
    };
    const pending = await ask(second!, her);
    const confirmed = await ask(third!, another);
    const approval = { bookingId: confirmed, version: 1, decision: 1 as const };
    await app.ok(castBookingRoutes.confirmBooking, { body: approval }, another.cast);
    await share(app, 'CARD', guest!, second!, third!);
    await share(app, 'DEVICE', her.cast, another.cast);
    const body = { castId: her.cast.userId, seen: [], shown: { points: 0, minutes: null } };
    await app.ok(blockRoutes.blockCast, { body }, guest);
    await app.work();

    const rows = await app.db
      .selectFrom('participation')
      .select(['booking_id', 'status', 'reason'])
      .where('booking_id', '=', oneOf([pending, confirmed]))
      .execute();
    expect(rows).toContainEqual({ booking_id: pending, status: 'AUTO_CANCEL', reason: null });
    expect(rows).toContainEqual({ booking_id: confirmed, status: 'APPROVE', reason: null });
    const alerts = await app.db.selectFrom('operator_alert').select('payload').execute();
    expect(alerts.map(({ payload }) => payload)).toContainEqual({ bookingId: confirmed });
  });

  test('does not hold for who has but the bank account in common', async () => {
    const guest = await guestWithPoints(app, 100_000);
    const [her, another] = [await aCast(), await aCast()];
    await block(guest, her.cast, 'guest');
    await share(app, 'BANK', her.cast, another.cast);
    expect(await seenBy(guest, another)).toBe('there');
  });

  test('and "not again" hold for the account with which the same number comes back', async () => {
    const [guest, his] = [await guestWithPoints(app), await guestWithPoints(app)];
    const [her, another] = [await aCast(), await aCast()];
    await block(guest, her.cast, 'cast');
    const booked = await app.ok(guestBookingRoutes.requestBooking, { body: requestBody(another.cast) }, his);
    const participation = await app.db
      .selectFrom('participation')
      .select('id')
      .where('booking_id', '=', booked.bookingId)
      .executeTakeFirstOrThrow();
    await app.ok(
      guestBookingRoutes.cancelGuestBooking,
      {
        body: {
          bookingId: booked.bookingId,
          version: 1,
          reason: '都合',
          shown: { points: 0, minutes: null },
        },
      },
      his,
    );
    const review = {
      id: app.context.ids.newId(),
      participation_id: participation.id,
      created_at: app.clock.now(),
    };
    const pair = { guest_id: his.userId, cast_id: another.cast.userId };
    await app.db
      .insertInto('review')
      .values({ ...review, ...pair, author: 'cast', tier: 'BAD', again: 'NOT_OK' })
      .execute();
    for (const [person, whom] of [
      [guest, her],
      [his, another],
    ] as const) {
      expect((await leaves(app, person)).status).toBe(200);
      const back = await guestWithPoints(app, 100_000, { phone: person.phone });
      expect(back.identityId).toBe(person.identityId);
      expect(back.userId).not.toBe(person.userId);
      expect(await seenBy(back, whom)).toBe('nowhere');
    }
  });

  test('can be made against who has but a device in common, so that nobody is held back from reporting', async () => {
    const [guest, { cast }] = [await guestWithPoints(app), await aCast()];
    await share(app, 'DEVICE', guest, cast);
    const body = { castId: cast.userId, seen: [], shown: { points: 0, minutes: null } };
    expect((await app.call(blockRoutes.blockCast, { body }, guest)).status).toBe(200);
  });
});

test.each(HOLDING.filter((kind) => kind !== 'CARD'))(
  'nobody asks, keeps or gives to a cast with the same %s',
  async (kind) => {
    const [guest, her] = [await guestWithPoints(app, 100_000), await aCast()];
    await share(app, kind, guest, her.cast);
    expect(await seenBy(guest, her)).toBe('nowhere');
  },
);

describe('a ban', () => {
  const open = async (person: Person, userType: UserType = UserType.GUEST) =>
    app.call(accountRoutes.createAccount, {
      body: { firebase_token: await person.firebaseToken(), user_type: userType, over18: true },
    });

  test.each(['LINE', 'DEVICE'] as const)('holds for who comes with the same %s', async (kind) => {
    const banned = await signUpGuest(app);
    await suspendAccount(app.context, { accountId: banned.userId, operator: OPERATORS.sato });
    // A cast by now, who would be a guest too.
    const other = await signUp(app, UserType.CAST, newPhone());
    await share(app, kind, banned, other);
    expect(await open(other)).toMatchObject({ status: 401, code: 20 });
    expect(await alerts()).toContainEqual({
      kind: 'OPERATOR_MATCH_BANNED',
      identityId: other.identityId,
      otherId: banned.identityId,
    });
    await operator(
      'decideMatch',
      other.identityId,
      banned.identityId,
      ...DIFFERENT,
      '--reason',
      '家族と確認',
    );
    expect((await open(other)).status).toBe(200);
  });

  test('is not had anew by leaving, another card or another device afterwards', async () => {
    const banned = await signUpGuest(app);
    const [first, second] = [await signUp(app, UserType.CAST), await signUp(app, UserType.CAST)];
    await share(app, 'LINE', banned, first);
    expect((await leaves(app, banned)).status).toBe(200);
    await suspendAccount(app.context, { accountId: banned.userId, operator: OPERATORS.sato });
    await share(app, 'DEVICE', banned, second);
    for (const one of [first, second]) expect(await open(one)).toMatchObject({ status: 401, code: 20 });
  });
});

describe('operators', () => {
  test('hear once of each pair, and of casts on one device', async () => {
    const [one, two] = [await signUpGuest(app), await signUpGuest(app)];
    await share(app, 'DEVICE', one, two);
    await share(app, 'DEVICE', one, two);
    const ofTwo = (await alerts()).filter((alert) => 'otherId' in alert && alert.otherId === one.identityId);
    expect(ofTwo).toEqual([{ kind: 'OPERATOR_MATCH', identityId: two.identityId, otherId: one.identityId }]);
    const [cast, another] = [await signUpCast(app), await signUpCast(app)];
    await share(app, 'DEVICE', cast, another);
    expect(await alerts()).toContainEqual({
      kind: 'OPERATOR_SHARED_DEVICE',
      identityId: another.identityId,
      otherId: cast.identityId,
    });
    // She proved her number in a cast's browser before she became one.
    const third = await signUp(app, UserType.GUEST);
    await share(app, 'DEVICE', cast, third);
    const later = await signUp(app, UserType.CAST, third.phone);
    expect(await alerts()).toContainEqual({ kind: 'OPERATOR_SHARED_DEVICE', castId: later.userId });
  });

  test('see who waits for a decision, and are told what is wrong', async () => {
    const [one, two] = [await signUpGuest(app), await verifiedCast(app)];
    await share(app, 'DEVICE', one, two);
    await share(app, 'LINE', one, two);
    const [first, second] = [one.identityId, two.identityId].sort();
    const listed = await operator('listMatches');
    for (const said of [first!, second!, 'DEVICE', 'LINE', one.userId]) expect(listed).toContain(said);
    const decide = (...words: string[]) => operator('decideMatch', ...words);
    await expect(decide(first!, main.identityId, ...SAME, '--reason', 'x')).rejects.toThrow('NOT_FOUND');
    await expect(decide(first!, second!, ...SAME, '--reason', ' ')).rejects.toThrow('REASON_REQUIRED');
    await expect(decide('x', second!, ...SAME, '--reason', 'x')).rejects.toThrow('<identity-id>');
    await decide(second!, first!, ...SAME, '--reason', '確認済み');
    expect(await operator('listMatches')).not.toContain(first!);
    await expect(decide(first!, second!, ...DIFFERENT, '--reason', '誤り')).rejects.toThrow('CONFLICT');
    // Who comes second is told who said what.
    const input = {
      params: { identityId: first!, otherId: second! },
      body: { decision: 'DIFFERENT', reason: '誤り' },
    } as const;
    expect(await attempt({ ...app.context, operator: OPERATORS.tanaka }, 'decideMatch', input)).toMatchObject(
      {
        error: {
          code: 'CONFLICT',
          details: { decided: { decision: 'SAME', by: 'sato', at: app.clock.now() } },
        },
      },
    );
    expect(await decide(first!, second!, ...DIFFERENT, '--reason', '誤り', '--is-again', 'true')).toBe(
      'Done',
    );
  });
});

test('two who prove their numbers in one browser at once find each other', async () => {
  for (let round = 0; round < 8; round++) {
    const people = [await signUpGuest(app), await signUpGuest(app), await signUpGuest(app)];
    const browserId = crypto.randomUUID();
    await Promise.all(
      people.map(({ identityId }) =>
        withTransaction(app.db, (trx) => noteDevice(trx, { identityId, browserId }, app.clock.now())),
      ),
    );
    const pairs = await app.db
      .selectFrom('identity_match')
      .select('identity_id')
      .where(
        'identity_id',
        'in',
        people.map(({ identityId }) => identityId),
      )
      .where('kind', '=', 'DEVICE')
      .execute();
    expect(pairs).toHaveLength(6);
  }
});

test('a coupon is not had anew by another account of the same person', async () => {
  await makeCoupon(app, { code: 'PERSON' });
  const [one, two] = [await signUpGuest(app), await signUpGuest(app)];
  await share(app, 'CARD', one, two);
  await app.ok(couponRoutes.redeemCoupon, { body: { code: 'PERSON' } }, one);
  expect(await app.call(couponRoutes.redeemCoupon, { body: { code: 'PERSON' } }, two)).toMatchObject({
    code: 'COUPON_ALREADY_USED',
  });
});

test('a code in one browser, and one card typed by two, are found by the calls themselves', async () => {
  const [phones, browser] = [[newPhone(), newPhone()], newBrowser()];
  const tokens = [];
  for (const phone of phones) {
    await app.moveBy(10);
    tokens.push((await signIn(app, phone, browser)).firebase_token);
  }
  const people = [];
  for (const firebase_token of tokens) {
    const body = { firebase_token, user_type: UserType.GUEST, over18: true };
    people.push((await app.ok(accountRoutes.createAccount, { body })).userId);
  }
  const together = await app.db
    .selectFrom('identity_match as m')
    .innerJoin('account as a', 'a.identity_id', 'm.identity_id')
    .select(['m.kind', 'a.id'])
    .where('a.id', '=', oneOf(people))
    .where('m.kind', '<>', 'PHONE')
    .execute();
  expect(together.map(({ kind }) => kind)).toEqual(['DEVICE', 'DEVICE']);
  const ofCards = () =>
    app.db.selectFrom('identity_match').select('kind').where('kind', '=', 'CARD').execute();
  const before = (await ofCards()).length;
  // Everybody types the test card.
  for (let n = 0; n < 2; n++) await guestWithCard(app);
  expect(await ofCards()).toHaveLength(before);
  for (let n = 0; n < 2; n++) await guestWithCard(app, '4111111111111111');
  expect(await ofCards()).toHaveLength(before + 2);
});

test('every identity is one person with itself, however it came', async () => {
  await signUpByLine(app, UserType.GUEST);
  await signIn(app, newPhone());
  const { rows } = await sql`select from identity i where not exists
    (select from same_person s where s.identity_id = i.id and s.other_id = i.id and s.kind = 'PHONE')`.execute(
    app.db,
  );
  expect(rows).toHaveLength(0);
});
