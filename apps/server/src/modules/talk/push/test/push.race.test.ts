import { expect, test } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { pushRoutes } from '@yoimachi/contract/push';
import { UserType } from '@yoimachi/domain/account';
import { newPhone, signUp, signUpGuest, useTestApp, type Person } from '../../../../test-support/index.ts';
import { newBrowserAddress } from './support.ts';

const app = useTestApp({ config: { databasePool: 30 } });
const subscribe = (person: Person, body = newBrowserAddress()) =>
  app.call(pushRoutes.subscribePush, { body }, person);
const rowsOf = (people: readonly Person[]) =>
  app.db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id', 'push_subscription.session_id')
    .select(['push_subscription.account_id', 'session_id'])
    .where('session.ended_at', 'is', null)
    .where(
      'push_subscription.account_id',
      'in',
      people.map(({ userId }) => userId),
    )
    .execute();

test('one browser, many accounts at once: it belongs to exactly one of them', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => signUpGuest(app)));
  await Promise.all(people.map((person) => person.token()));
  const address = newBrowserAddress();
  const answers = await Promise.all([...people, ...people].map((person) => subscribe(person, address)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await rowsOf(people)).toHaveLength(1);
});

test('one session, many addresses at once: it has one', async () => {
  const guest = await signUpGuest(app);
  await guest.token();
  const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe(guest)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await rowsOf([guest])).toHaveLength(1);
});

test('two accounts that swap two browsers at once lose none to each other', async () => {
  for (let round = 0; round < 10; round++) {
    const people = [await signUpGuest(app), await signUpGuest(app)] as const;
    const [a, b] = [newBrowserAddress(), newBrowserAddress()];
    await subscribe(people[0], a);
    await subscribe(people[1], b);
    const answers = await Promise.all([subscribe(people[0], b), subscribe(people[1], a)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rowsOf(people)).toHaveLength(2);
  }
});

test('who signs out while subscribing gets no pushes afterwards', async () => {
  for (let round = 0; round < 20; round++) {
    const guest = await signUpGuest(app);
    await guest.token();
    await Promise.all([subscribe(guest), app.call(accountRoutes.logout, {}, guest)]);
    expect(await rowsOf([guest])).toEqual([]);
  }
});

test('fourteen devices at once: ten get pushes', async () => {
  const phone = newPhone();
  const devices = await Promise.all(Array.from({ length: 14 }, () => signUp(app, UserType.CAST, phone)));
  await Promise.all(devices.map((device) => device.token()));
  await Promise.all(devices.map((device) => subscribe(device)));
  expect(await rowsOf(devices.slice(0, 1))).toHaveLength(10);
});
