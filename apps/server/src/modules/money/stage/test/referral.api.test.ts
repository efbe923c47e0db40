import { describe, expect, it } from 'vitest';
import { stageRoutes } from '@yoimachi/contract/stage';
import { bankRoutes } from '@yoimachi/contract/bank';
import {
  setStage,
  signUp,
  signUpCast,
  useTestApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { UserType } from '@yoimachi/domain/account';
import { bankBody, putAccount } from '../../../people/profile/test/support.ts';
import { noteDevice, noteSign } from '#people/person';
import { withTransaction } from '#platform/database';
import { decideInspection, listInspections } from '../index.ts';
import { chargeBackOf, meet, settingOf } from './support.ts';

const test = useTestApp();

const accept = (cast: Person, code: string) =>
  test.call(stageRoutes.acceptReferral, { body: { code } }, cast);

/** A cast who came through the referrer's link and has been verified since. */
async function friendOf(referrer: Person, prepare?: (friend: Person) => Promise<unknown>): Promise<Person> {
  const { code } = (await settingOf(test, referrer)).referral;
  const friend = await verifiedCast(test);
  await setStage(test, friend.userId, 4);
  await prepare?.(friend);
  expect(await accept(friend, code)).toMatchObject({ status: 200 });
  await setStage(test, friend.userId, 5);
  return friend;
}

async function putBank(cast: Person, accountNumber: string): Promise<void> {
  await putAccount(test, cast, { nickname: '美月' });
  await test.ok(bankRoutes.putBankAccount, { body: { ...bankBody, accountNumber } }, cast);
}

/** A card of the person's guest account. */
async function addCard(cast: Person, fingerprint: string): Promise<void> {
  const guest = await signUp(test, UserType.GUEST, cast.phone);
  const id = test.context.ids.newId();
  const card = { brand: 'visa', last4: '4242', expires_month: 1, expires_year: 2030 };
  await test.db
    .insertInto('card')
    .values({
      ...card,
      id,
      guest_id: guest.userId,
      provider_card_id: id,
      registered_at: test.clock.now(),
      fingerprint,
    })
    .execute();
  const sign = { identityId: guest.identityId, kind: 'CARD', sign: fingerprint } as const;
  await withTransaction(test.db, (trx) => noteSign(trx, sign, test.clock.now()));
}

/** The person entered a code in this browser. */
const useBrowser = ({ identityId }: Person, browserId: string): Promise<void> =>
  withTransaction(test.db, (trx) => noteDevice(trx, { identityId, browserId }, test.clock.now()));

const outcomeOf = async (friend: Person) =>
  (
    await test.db
      .selectFrom('referral')
      .select('outcome')
      .where('friend_id', '=', friend.userId)
      .executeTakeFirstOrThrow()
  ).outcome;

describe('a referral link', () => {
  it('is taken once, before she is verified, and never from oneself', async () => {
    const referrer = await verifiedCast(test);
    const other = await verifiedCast(test);
    const [mine, others] = [await settingOf(test, referrer), await settingOf(test, other)];
    const newcomer = await signUpCast(test);
    expect(await accept(newcomer, 'ABCDEFGH')).toMatchObject({
      code: 'REFERRAL_UNKNOWN',
      details: { field: 'code' },
    });
    expect(await accept(newcomer, '招待')).toMatchObject({ code: 'REFERRAL_UNKNOWN' });
    expect(await accept(newcomer, mine.referral.code.toLowerCase())).toMatchObject({ status: 200 });
    expect(await accept(newcomer, mine.referral.code)).toMatchObject({ status: 200 });
    expect(await accept(newcomer, others.referral.code)).toMatchObject({
      status: 409,
      code: 'REFERRAL_TAKEN',
    });
    expect(await accept(referrer, mine.referral.code)).toMatchObject({ status: 403, code: 'SAME_PERSON' });
    expect(await accept(referrer, others.referral.code)).toMatchObject({
      status: 409,
      code: 'REFERRAL_LATE',
    });
    expect(await settingOf(test, referrer)).toMatchObject({
      friends: 0,
      referral: { waiting: 1, counted: 0 },
    });
  });

  it('counts a friend at her first settled booking, once, and raises the stage at the third', async () => {
    const referrer = await verifiedCast(test);
    const friend = await friendOf(referrer);
    await meet(test, friend, 1);
    await meet(test, friend, 1);
    expect(await settingOf(test, referrer)).toMatchObject({
      friends: 1,
      referral: { waiting: 0, counted: 1 },
    });
    for (let n = 0; n < 2; n++) await meet(test, await friendOf(referrer), 1);
    expect(await settingOf(test, referrer)).toMatchObject({ stage: 1, friends: 0, referral: { counted: 3 } });
  });

  it('counts a friend no longer when a chargeback took back all that she was booked for', async () => {
    const referrer = await verifiedCast(test);
    const friend = await friendOf(referrer);
    const [booking] = await meet(test, friend, 2);
    await chargeBackOf(test, booking!, 1);
    expect(await settingOf(test, referrer)).toMatchObject({ friends: 1 });
    await chargeBackOf(test, booking!, 2);
    expect(await settingOf(test, referrer)).toMatchObject({ friends: 0 });
  });

  it('counts nobody who shares bank account, card or browser with the one who invited her', async () => {
    const referrer = await verifiedCast(test);
    await setStage(test, referrer.userId, 1);
    await putBank(referrer, '1112223');
    await addCard(referrer, 'fp-1');
    await useBrowser(referrer, 'browser-1');
    await setStage(test, referrer.userId, 5);
    const same = [
      await friendOf(referrer, (friend) => putBank(friend, '1112223')),
      await friendOf(referrer, (friend) => addCard(friend, 'fp-1')),
      await friendOf(referrer, (friend) => useBrowser(friend, 'browser-1')),
    ];
    const different = await friendOf(referrer, async (friend) => {
      await putBank(friend, '1112224');
      await addCard(friend, 'fp-2');
      await useBrowser(friend, 'browser-2');
    });
    for (const friend of [...same, different]) await meet(test, friend, 1);
    for (const friend of same) expect(await outcomeOf(friend)).toBe('SAME_PERSON');
    expect(await outcomeOf(different)).toBe('COUNTED');
    expect(await settingOf(test, referrer)).toMatchObject({ friends: 1 });
  });

  it('leaves friends beyond ten in 30 days to an operator', async () => {
    const referrer = await verifiedCast(test);
    for (let n = 0; n < 10; n++) await meet(test, await friendOf(referrer), 1);
    expect(await settingOf(test, referrer)).toMatchObject({
      stage: 2,
      friends: 4,
      referral: { counted: 10 },
    });
    const [eleventh, twelfth] = [await friendOf(referrer), await friendOf(referrer)];
    await meet(test, eleventh, 1);
    await meet(test, twelfth, 1);
    expect(await settingOf(test, referrer)).toMatchObject({ stage: 2, friends: 4 });
    const waiting = await listInspections(test.db, 10);
    expect(waiting.map((row) => row.friendId)).toEqual([eleventh.userId, twelfth.userId]);
    expect(await decideInspection(test.context, eleventh.userId, true)).toEqual({
      ok: true,
      value: referrer.userId,
    });
    expect(await decideInspection(test.context, twelfth.userId, false)).toMatchObject({ ok: true });
    expect(await decideInspection(test.context, twelfth.userId, true)).toMatchObject({
      error: { code: 'CONFLICT' },
    });
    expect(await decideInspection(test.context, referrer.userId, true)).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    expect(await settingOf(test, referrer)).toMatchObject({
      stage: 3,
      friends: 0,
      referral: { counted: 11 },
    });

    await test.moveBy(31 * 24 * 60);
    const later = await friendOf(referrer);
    await meet(test, later, 1);
    expect(await outcomeOf(later)).toBe('COUNTED');
  });
});
