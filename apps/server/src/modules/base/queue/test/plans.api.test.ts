import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUEUES } from '@yoimachi/domain/queue';
import { OPERATORS, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { plansOf } from '../../../../test-support/plan.ts';
import { workQueues } from '../../../../work-queues.ts';
import { tooMuch } from '../../../talk/chat/test/plans.support.ts';
import { acted, fillQueues, listed, WAITING } from './fill.ts';

/** Of each queue so many that are over, where its table can have them. */
const OVER = 20_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ alone: true, config: { logLevel: 'silent' } });
  await fillQueues(app, { over: OVER });
  await sql`vacuum analyze`.execute(app.db);
}, 300_000);
afterAll(() => app.close());

test.each(QUEUES)(
  'a page of %s looks at little more than it shows, the first and the next',
  async (queue) => {
    const plans = await plansOf(async () => {
      const { nextCursor } = await listed(app, queue);
      await listed(app, queue, { cursor: nextCursor! });
    });
    // Penalties of 90 days are counted by cast, which takes all of them.
    expect(tooMuch(plans, queue === 'penalties' ? 6 * WAITING : 2 * WAITING)).toEqual([]);
  },
);

test('the inbox counts what waits and nothing else, and looks up by its id what is taken', async () => {
  const plans = await plansOf(async () => {
    await acted(app, OPERATORS.tanaka, 'listQueues');
    for (const queue of QUEUES.filter((one) => one !== 'dead-work')) {
      const [row] = (await listed(app, queue)).items;
      const { isWaiting } = workQueues.find((one) => one.queue === queue)!;
      expect(await isWaiting(app.db, row!.itemId, app.clock.now()), queue).toBe(true);
    }
  });
  expect(tooMuch(plans, 6 * WAITING)).toEqual([]);
});
