import { expect, it } from 'vitest';
import { signUpGuest, useTestApp } from '../../test-support/index.ts';
import { roundTripsOf } from '../../test-support/sent.ts';

const app = useTestApp();

it('a transaction says its request with its beginning, at no round trip of its own, and ends with it', async () => {
  const guest = await signUpGuest(app);
  const headers = { authorization: `Bearer ${await guest.token()}` };
  let requestId: unknown;
  const trips = await roundTripsOf(async () => {
    const answer = await app.app.http.inject({ method: 'DELETE', url: '/v1/account/logout', headers });
    expect(answer.statusCode).toBe(200);
    requestId = answer.headers['x-request-id'];
  });
  const begins = trips.filter(([first]) => first!.startsWith('begin'));
  expect(begins.length).toBeGreaterThan(0);
  for (const [begin, ...others] of begins) {
    expect(begin).toBe(`begin; set local application_name = 'yoimachi ${String(requestId)}'`);
    expect(others.length).toBeGreaterThan(0);
  }
  const { rows } = await app.app.pool.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity where datname = current_database() and application_name like 'yoimachi %' and application_name <> 'yoimachi ear'`,
  );
  expect(rows).toEqual([]);
});

it('what nobody has asked for begins as before', async () => {
  const trips = await roundTripsOf(() => app.work());
  expect(trips.flat().filter((text) => text.includes('application_name'))).toEqual([]);
});
