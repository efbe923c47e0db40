import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUEUES } from '@yoimachi/domain/queue';
import { OPERATORS, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { DECIDED, DECISIONS } from './decisions.ts';
import { act, fillQueues, KIMURA, listed } from './fill.ts';

const { tanaka } = OPERATORS;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ alone: true, config: { logLevel: 'silent' } });
  await fillQueues(app);
}, 120_000);
afterAll(() => app.close());

const oks = (results: readonly { readonly ok: boolean }[]) => results.filter(({ ok }) => ok).length;

test.each(QUEUES)('two take one of %s at once: one has it, the other is told who', async (queue) => {
  const { items } = await listed(app, queue);
  for (const { itemId } of items.slice(0, 5)) {
    const input = { params: { queue, itemId } };
    const both = await Promise.all([tanaka, KIMURA].map((by) => act(app, by, 'takeItem', input)));
    expect(oks(both)).toBe(1);
    const { operator_id } = await app.db
      .selectFrom('work_item')
      .select('operator_id')
      .where('queue', '=', queue)
      .where('item_id', '=', itemId)
      .executeTakeFirstOrThrow();
    expect(both.find(({ ok }) => !ok)).toMatchObject({
      error: { code: 'ITEM_TAKEN', details: { owner: { id: operator_id } } },
    });
  }
  await app.db.deleteFrom('work_item').execute();
});

test.each(DECIDED)('two decide one of %s at once: it is decided once', async (queue) => {
  const { items } = await listed(app, queue);
  for (const row of items.slice(0, 5)) {
    const [name, input] = DECISIONS[queue](row as never);
    const takes = { params: { queue, itemId: row.itemId } };
    const [one, other] = await Promise.all([
      act(app, tanaka, name, input),
      act(app, KIMURA, name, input),
      act(app, KIMURA, 'takeItem', takes),
    ]);
    expect(oks([one, other])).toBe(1);
    // Whichever came first, nothing that is decided can be taken.
    expect(await act(app, tanaka, 'takeItem', takes)).toMatchObject({ ok: false });
  }
});
