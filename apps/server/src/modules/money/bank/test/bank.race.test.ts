import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpCast, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { putAccount, putBank } from '../../../people/profile/test/support.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ config: { databasePool: 50 } })));
afterAll(() => app.close());

test('fifty casts save one account at once: all but the first are reported', async () => {
  const casts = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const cast = await signUpCast(app);
      await putAccount(app, cast);
      return cast;
    }),
  );
  const answers = await Promise.all(casts.map((cast) => putBank(app, cast)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  const alerts = await app.db
    .selectFrom('outbox')
    .select('id')
    .where('topic', '=', 'operator.alert')
    .execute();
  expect(alerts).toHaveLength(49);
});

test('one cast who saves fifty times has one account, changed once', async () => {
  const cast = await signUpCast(app);
  await putAccount(app, cast);
  const change = { accountNumber: '9990001' };
  const answers = await Promise.all(Array.from({ length: 50 }, () => putBank(app, cast, change)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  const changes = await app.db
    .selectFrom('outbox')
    .select('id')
    .where('topic', '=', 'bank-account.changed')
    .where('key', '=', cast.userId)
    .execute();
  expect(changes).toHaveLength(1);
});
