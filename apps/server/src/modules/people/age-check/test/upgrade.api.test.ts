import { expect, test } from 'vitest';
import { useUpgraded } from '../../../../test-support/upgrade/use-upgraded.ts';
import { standingOf } from '../queries/standing.ts';

const app = useUpgraded('059');

test('casts of before keep what they are, and hand in from there', async () => {
  const casts = await app.db
    .selectFrom('cast_member as c')
    .innerJoin('account as a', 'a.id', 'c.id')
    .select(['c.id', 'c.verify_status', 'a.registration_stage'])
    .execute();
  const verified = casts.filter(({ verify_status }) => verify_status === 2);
  expect(verified.length).toBeGreaterThan(0);
  for (const { id, verify_status } of casts)
    expect(await standingOf(app.context, id)).toMatchObject({
      status: verify_status,
      triesLeft: 3,
      check: null,
    });
  for (const { id } of verified) expect(await standingOf(app.context, id)).toMatchObject({ ways: [] });
});

test('guests of before keep their check by a card', async () => {
  const guests = await app.db
    .selectFrom('guest')
    .select(['id', 'age_checked_at', 'age_refused_at'])
    .execute();
  expect(guests.some(({ age_checked_at }) => age_checked_at !== null)).toBe(true);
  for (const { id, age_checked_at, age_refused_at } of guests) {
    expect(age_refused_at).toBeNull();
    expect((await standingOf(app.context, id)).status).toBe(age_checked_at === null ? 1 : 2);
  }
});
