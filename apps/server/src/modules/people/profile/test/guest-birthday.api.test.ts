import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { profileRoutes } from '@yoimachi/contract/profile';
import { isOldEnough, mayChooseDrinking, UserType } from '@yoimachi/domain/account';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { signUp, signUpGuest, useTestApp, type Person } from '../../../../test-support/index.ts';

const app = useTestApp();

const own = (guest: Person) => app.ok(profileRoutes.getGuestProfile, {}, guest);
const putPart = (guest: Person, body: object) => app.call(profileRoutes.putMyProfile, { body }, guest);
const putAll = (guest: Person, body: object) =>
  app.call(profileRoutes.putGuestProfile, { body: { nickname: 'たろう', detail: {}, ...body } }, guest);
async function atSignUp(guest: Person, birthday: string) {
  const body = { firebase_token: await guest.firebaseToken(), user_type: UserType.GUEST, birthday };
  return app.call(accountRoutes.saveEnoughAge, { body });
}
const correct = ({ userId: accountId }: Person, birthday: string) =>
  asOperator(app).tries('correctBirthday', { params: { accountId }, body: { birthday, reason: 'seen' } });

/** A document of his, in a state. */
function handIn({ userId }: Person, state: 'FAILED' | 'VERIFIED' | 'WAITING') {
  const at = app.clock.now();
  const time = state === 'WAITING' ? { answer_by: at } : { decided_at: at };
  const document = { way: 'AUTO', document_type: 'PASSPORT', issuer: '外務省' } as const;
  const row = { id: app.context.ids.newId(), account_id: userId, state, submitted_at: at };
  return app.db
    .insertInto('age_check')
    .values({ ...row, ...document, ...time })
    .execute();
}

it.each([
  ['WAITING', true],
  ['VERIFIED', true],
  ['FAILED', false],
] as const)('with a document that is %s a birthday is fixed: %s', async (state, isFixed) => {
  const guest = await signUpGuest(app);
  await handIn(guest, state);
  expect(await own(guest)).toMatchObject({ isBirthdayFixed: isFixed });
  const fixed = { status: 409, code: 'BIRTHDAY_FIXED', details: { field: 'birthday' } };
  const said = isFixed ? fixed : { status: 200 };
  expect(await putPart(guest, { birthday: '1986-04-01' })).toMatchObject(said);
  expect(await putAll(guest, { birthday: '1987-04-01' })).toMatchObject(said);
  expect(await atSignUp(guest, '1988-04-01')).toMatchObject(said);
  const now = isFixed ? '1985-04-01' : '1988-04-01';
  expect(await putPart(guest, { birthday: now })).toMatchObject({ status: 200 });
  expect(await correct(guest, '1989-04-01')).toMatchObject({ ok: true });
  expect(await own(guest)).toMatchObject({ birthday: '1989-04-01' });
});

it('drinking is chosen by nobody whose birthday is not known', async () => {
  const guest = await signUp(app, UserType.GUEST);
  const drinks = { detail: { drinking: 2 } };
  expect(await putPart(guest, drinks)).toMatchObject({ status: 400, code: 'DRINKING_NOT_ALLOWED' });
  expect(await putPart(guest, { ...drinks, birthday: '2005-11-20' })).toMatchObject({ status: 200 });
});

/** Today is 2026-11-20: 17, 18, 20, 21 and more years, and a birthday to come. */
const DAYS = ['2008-11-21', '2008-11-20', '2005-11-21', '2005-11-20', '1985-04-01', '2027-01-01'];
const day = fc.constantFrom(...DAYS);
const detail = fc.record({ drinking: fc.constantFrom(1, 2, 3, null) }, { requiredKeys: [] });
const part = fc.record({ birthday: fc.option(day), detail }, { requiredKeys: [] });
const call = fc.oneof(
  part.map((body) => (guest: Person) => putPart(guest, body)),
  part.map((body) => (guest: Person) => putAll(guest, body)),
  day.map((birthday) => (guest: Person) => atSignUp(guest, birthday)),
  day.map((birthday) => (guest: Person) => correct(guest, birthday)),
  fc.constant((guest: Person) => handIn(guest, 'VERIFIED')),
);

it('no sequence of calls makes somebody too young, unknown again, or drinking up to 20', async () => {
  const property = fc.asyncProperty(fc.array(call, { minLength: 2, maxLength: 8 }), async (calls) => {
    const guest = await signUp(app, UserType.GUEST);
    let known = false;
    for (const each of calls) {
      await each(guest);
      const { birthday, detail: kept, registrationStage } = await own(guest);
      expect([known && birthday === null, registrationStage === 5 && birthday === null]).toEqual([
        false,
        false,
      ]);
      known = birthday !== null;
      if (birthday !== null) expect(isOldEnough(birthday, app.clock.now())).toBe(true);
      const drinks = kept.drinking === 1 || kept.drinking === 2;
      expect(drinks && !mayChooseDrinking(birthday, app.clock.now())).toBe(false);
    }
  });
  await fc.assert(property, { numRuns: 20 });
});
