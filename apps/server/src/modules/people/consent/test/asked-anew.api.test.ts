import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { AgreedPageId } from '@yoimachi/domain/consent';
import { RegistrationStage, UserType } from '@yoimachi/domain/account';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { insertCrowd } from '../../../../test-support/crowd/index.ts';
import {
  agreeTo,
  setStage,
  signUpCast,
  signUpGuest,
  signUpUnasked,
  useRewoundApp,
} from '../../../../test-support/index.ts';
import { plansOf } from '../../../../test-support/plan.ts';
import { leaves } from '../../leaving/test/support.ts';
import { askedOf, gives, saidBefore } from './support.ts';

const app = useRewoundApp({ alone: true });
const owner = asOperator(app);
const DAY_MINUTES = 24 * 60;
const asked = async (textId: AgreedPageId) =>
  (await owner.ok('countAskedAnew', { query: { textId } })).accounts;
/** A cast who has finished registering. */
async function registered() {
  const cast = await signUpCast(app);
  await setStage(app, cast.userId, RegistrationStage.SUCCESS_STEP);
  return cast;
}
const plans = (textId: AgreedPageId, version: string, asks: boolean) =>
  owner.ok('planPage', {
    body: { textId, version, body: '# 第1条\n\n新しい文です。', asks, news: '文を改めました。' },
  });

test('who agreed to what is enough today is counted, by the side that a text is asked of', async () => {
  const [guest, cast] = [await signUpGuest(app), await registered()];
  await signUpGuest(app);
  const before = await asked('privacy-policy');
  expect([await asked('terms-guest'), await asked('terms-cast'), before]).toEqual([2, 1, 3]);
  // To the version before alone: she is asked already.
  const late = await signUpUnasked(app, UserType.CAST);
  await setStage(app, late.userId, RegistrationStage.SUCCESS_STEP);
  await saidBefore(app, late);
  await saidBefore(app, cast);
  // Nothing was ever asked of them.
  await signUpUnasked(app, UserType.GUEST);
  expect([await asked('terms-guest'), await asked('terms-cast')]).toEqual([2, 0]);
  await gives(app, cast, ['TERMS']);
  expect(await asked('terms-cast')).toBe(1);
  // What did not ask leaves a consent to the version before as it is.
  const early = await signUpUnasked(app, UserType.GUEST);
  await setStage(app, early.userId, RegistrationStage.SUCCESS_STEP);
  await agreeTo(app, early, ['PRIVACY'], '2026-11-01');
  expect(await askedOf(app, early, 'PRIVACY')).toMatchObject({ givenAt: expect.any(String) });
  expect(await asked('privacy-policy')).toBe(before + 1);
  await leaves(app, guest);
  expect([await asked('terms-guest'), await asked('privacy-policy')]).toEqual([1, before]);
});

test('neither the suspended are counted, nor who has not finished registering', async () => {
  const [guest, cast] = [await signUpGuest(app), await registered()];
  await app.db
    .updateTable('account')
    .set({ suspended_at: app.clock.now() })
    .where('id', '=', cast.userId)
    .execute();
  await setStage(app, guest.userId, RegistrationStage.NONE);
  expect([await asked('terms-guest'), await asked('terms-cast')]).toEqual([0, 0]);
});

test('they are those who are asked once its day has come, until they agree', async () => {
  const [one, other] = [await signUpGuest(app), await signUpGuest(app)];
  await plans('terms-guest', '2026-11-22', true);
  expect(await asked('terms-guest')).toBe(2);
  await app.moveBy(2 * DAY_MINUTES);
  for (const guest of [one, other])
    expect(await askedOf(app, guest, 'TERMS')).toMatchObject({ givenAt: null });
  expect(await asked('terms-guest')).toBe(0);
  await gives(app, one, ['TERMS']);
  expect(await asked('terms-guest')).toBe(1);
  await plans('terms-guest', '2026-11-24', false);
  await app.moveBy(2 * DAY_MINUTES);
  expect(await asked('terms-guest')).toBe(1);
});

test('a page that nobody agrees to asks nobody; the question is the owner’s', async () => {
  const of = (textId: string) => ({ query: { textId: textId as AgreedPageId } });
  expect(await owner.tries('countAskedAnew', of('faq-cast'))).toMatchObject({
    error: { code: 'VALIDATION', field: 'textId' },
  });
  expect(await asOperator(app, 'suzuki').tries('countAskedAnew', of('terms-cast'))).toMatchObject({
    error: { code: 'OPERATOR_ROLE' },
  });
});

test('each account costs one look into the index of last words, however much was said', async () => {
  const [guests, casts] = [8_000, 2_000];
  await insertCrowd(app.db, { guests, casts, bookings: 100, now: app.clock.now() });
  await sql`vacuum analyze account, consent`.execute(app.db);
  const { accounts } = await app.db
    .selectFrom('account')
    .select((count) => count.fn.countAll<number>().as('accounts'))
    .executeTakeFirstOrThrow();
  const found = await plansOf(async () => expect(await asked('terms-guest')).toBe(guests));
  const counts = found.filter(({ text }) => text.includes('from consent'));
  expect(counts).toHaveLength(2);
  for (const { kind, steps } of counts) {
    const words = steps.filter(({ name, isScan }) => isScan && name.includes('consent'));
    expect(
      words.map(({ name }) => name),
      kind,
    ).toEqual(['Index Only Scan consent consent_last']);
    expect(words[0]!.rowsRead, kind).toBeLessThanOrEqual(accounts);
    const scanned = steps.filter(({ isScan }) => isScan).map(({ rowsRead }) => rowsRead);
    expect(
      scanned.reduce((sum, rows) => sum + rows, 0),
      kind,
    ).toBeLessThanOrEqual(2 * accounts);
  }
}, 120_000);
