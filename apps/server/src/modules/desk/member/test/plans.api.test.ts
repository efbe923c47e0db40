import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { plansOf } from '../../../../test-support/plan.ts';
import { fillOffice, MOST_ROWS, officeReads, rowsOf } from './office-crowd.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ alone: true });
  await fillOffice(app, { members: 40_000, bookings: 40_000 });
}, 600_000);
afterAll(() => app.close());

it('at forty thousand members and bookings no list reads more than its page', async () => {
  const found = [];
  for (const [name, run] of await officeReads(app)) found.push({ name, plans: await plansOf(run) });
  const tooMany = found.flatMap((read) =>
    rowsOf(read)
      .filter(({ rows }) => rows > MOST_ROWS)
      .map(({ rows, what }) => `${read.name}: ${rows} rows, ${what.slice(0, 300)}`),
  );
  expect(tooMany).toEqual([]);
}, 300_000);
