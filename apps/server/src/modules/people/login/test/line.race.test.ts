import { expect, test } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { loginRoutes as routes } from '@yoimachi/contract/login';
import { sql } from 'kysely';
import { signUpGuest, useTestApp } from '../../../../test-support/index.ts';
import { newLinePerson, returned, signUpByLine } from './support.ts';

const app = useTestApp();

test('one LINE user linked by two people at once is one person’s', async () => {
  const sub = await newLinePerson(app);
  const people = await Promise.all(Array.from({ length: 4 }, () => signUpGuest(app)));
  const bodies = await Promise.all(
    people.map(async (person) => returned(app, await app.ok(routes.beginLineLink, {}, person), sub)),
  );
  const answers = await Promise.all(
    people.map((person, at) => app.call(routes.verifyLine, { body: bodies[at]! }, person)),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
});

test('one callback played several times at once counts once', async () => {
  const body = await returned(app, await app.ok(routes.beginLine), await newLinePerson(app));
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.call(routes.finishLine, { body })));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);
});

test('a new person in two browsers at once is one person', async () => {
  const sub = await newLinePerson(app);
  const bodies = await Promise.all(
    Array.from({ length: 4 }, async () => returned(app, await app.ok(routes.beginLine), sub)),
  );
  const signedIn = await Promise.all(bodies.map((body) => app.ok(routes.finishLine, { body })));
  const accounts = await Promise.all(
    signedIn.map(({ firebase_token }) =>
      app.ok(accountRoutes.createAccount, { body: { firebase_token, user_type: 1, over18: true } }),
    ),
  );
  expect(new Set(accounts.map(({ userId }) => userId)).size).toBe(1);
});

test('two unlinks at once leave the way in that has to stay', async () => {
  const guest = await signUpByLine(app, 1);
  await guest.token();
  const answers = await Promise.all([1, 2, 3].map(() => app.call(routes.unlinkLine, {}, guest)));
  expect(answers.map(({ code }) => code)).toEqual(['LAST_WAY_IN', 'LAST_WAY_IN', 'LAST_WAY_IN']);
});

test('the database refuses that number and LINE user go at once', async () => {
  const guest = await signUpByLine(app, 1);
  const account = app.db.selectFrom('account').select('identity_id').where('id', '=', guest.userId);
  const { identity_id: id } = await account.executeTakeFirstOrThrow();
  await sql`update identity set phone_index = 'x' where id = ${id}`.execute(app.db);
  const [dropPhone, dropLine] = [app.db.startTransaction(), app.db.startTransaction()];
  const [first, second] = [await dropPhone.execute(), await dropLine.execute()];
  await sql`update line_user set unlinked_at = ${app.clock.now()} where identity_id = ${id}`.execute(second);
  await sql`update identity set phone_index = null where id = ${id}`.execute(first);
  const ends = await Promise.allSettled([first.commit().execute(), second.commit().execute()]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(JSON.stringify(ends.find(({ status }) => status === 'rejected'))).toContain('identity_has_a_way_in');
  await Promise.allSettled([first.rollback().execute(), second.rollback().execute()]);
});

test('nobody is stored without a way in', async () => {
  const made = sql`insert into identity (id, created_at) values (gen_random_uuid(), ${app.clock.now()})`;
  await expect(made.execute(app.db)).rejects.toMatchObject({ constraint: 'identity_has_a_way_in' });
});
