import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import type { Route } from '@yoimachi/contract/route';
import { allRoutes } from '@yoimachi/contract/table';
import { crowded } from '../modules/meeting/booking/test/plans.support.ts';
import { does, type Booked } from '../modules/meeting/booking/test/support.ts';
import { PLAN_ANEW } from '#platform/database';
import { switchGifts } from '#money/gift';
import { startTestApp, type TestApp } from './index.ts';
import { plannedAnew, SentStatements } from './kept-plans.ts';
import { properCallOf } from './proper-calls.ts';
import { ARRIVAL, type ProperCall } from './refused-inputs.calls.ts';
import { hearSent, type Sent } from './sent.ts';

interface Made {
  readonly route: Route;
  readonly call: ProperCall;
  readonly booked: Booked;
}

// The books of this file are not coherent: see insertCrowd.
let app: TestApp;
const sent = new SentStatements();

/** Every call once, each by its own people, in the order of their hours. */
async function makeCalls(): Promise<void> {
  const calls: Made[] = [];
  for (const [name, route] of Object.entries(allRoutes)) {
    const call = properCallOf(name, route);
    calls.push({ route, call, booked: await call.people(app) });
  }
  calls.sort((one, other) => one.call.at.getTime() - other.call.at.getTime());
  const evening = calls.findIndex(({ call }) => call.at >= ARRIVAL);
  for (const made of calls.slice(0, evening)) await makeCall(made);
  await app.moveTo(ARRIVAL);
  for (const { call, booked } of calls)
    if (call.isMet) await does(app, booked, castBookingRoutes.castArrived);
  for (const made of calls.slice(evening)) await makeCall(made);
  await app.work();
}

async function makeCall({ route, call, booked }: Made): Promise<void> {
  await app.moveTo(call.at);
  await call.first?.(app, booked);
  const input = await call.input(app, booked);
  await app.ok(route, input as never, route.who === 'cast' ? booked.cast : booked.guest);
}

beforeAll(async () => {
  app = await startTestApp({ alone: true, config: { logLevel: 'silent' } });
  await switchGifts(app.context, true);
  await hearSent({ before: sent.hear }, makeCalls);
  // Plans are chosen by what tables contain.
  await crowded(app, { bookings: 12_000, guests: 500, casts: 500 });
  // Of all of them, and not of those alone that autovacuum has come to.
  await sql`analyze`.execute(app.db);
}, 240_000);
afterAll(() => app.close());

test('what calls, events, jobs and the clock ask the database keeps its plan; what cannot is marked PLAN_ANEW', async () => {
  expect(sent.all.length).toBeGreaterThan(300);
  // The inbox of development is read by tests alone.
  const ofProduct = sent.all.filter(({ text }) => !text.includes('"dev_inbox"'));
  expect(await plannedAnew(app.databaseUrl, ofProduct)).toEqual([]);
});

test('a list whose elements are counted, and a word of a partial index as a parameter, are noticed', async () => {
  const id = crypto.randomUUID();
  const list = 'select id from participation where booking_id = any($1::uuid[])';
  const word = 'select id from participation where cast_id = $1 and status = $2 and finished_at is null';
  const kept = 'select id from participation where booking_id = $1';
  const statements: Sent[] = [
    { text: list, values: [[id]] },
    { text: word, values: [id, 'APPROVE'] },
    { text: kept, values: [id] },
  ];
  expect(await plannedAnew(app.databaseUrl, statements)).toEqual([list, word]);
  const heard = new SentStatements();
  heard.hear({ text: `${PLAN_ANEW} ${list}`, values: [[id]] });
  expect(heard.all).toEqual([]);
});
