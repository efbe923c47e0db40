import { afterAll, beforeAll, expect, test } from 'vitest';
import { mayAct, mayWork, queueLists } from '@yoimachi/contract/admin';
import { QUEUE_PAGE, QUEUES, type QueueName } from '@yoimachi/domain/queue';
import { OPERATOR_ROLES } from '@yoimachi/domain/operator';
import { OPERATORS, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { workQueues } from '../../../../work-queues.ts';
import { acted, fillQueues, HONDA, listed, WAITING, type Row } from './fill.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ alone: true, config: { logLevel: 'silent' } });
  await fillQueues(app, { over: 30 });
}, 120_000);
afterAll(() => app.close());

/** By when it is looked at: what has a time by it, alerts in the order in which they came. */
const placeOf = (queue: QueueName, { askedAt, answerBy }: Row) =>
  queue === 'age-checks' || queue === 'removals' ? answerBy! : askedAt;

test('every queue has its module, and its list a page and a half', async () => {
  expect(workQueues.map(({ queue }) => queue)).toEqual([...QUEUES]);
  for (const queue of QUEUES) {
    const first = await listed(app, queue);
    expect(first.items, queue).toHaveLength(QUEUE_PAGE);
    const second = await listed(app, queue, { cursor: first.nextCursor! });
    const rows = [...first.items, ...second.items];
    expect([rows.length, second.nextCursor], queue).toEqual([WAITING, null]);
    const places = rows.map((row) => placeOf(queue, row));
    expect(places, queue).toEqual(places.toSorted());
    const ids = rows.map(({ itemId }) => itemId);
    expect(new Set(ids).size, queue).toBe(queue === 'claims' ? new Set(ids).size : WAITING);
    expect(rows.every(({ owner }) => owner === null)).toBe(true);
  }
});

test('the inbox counts what the lists show, and what is late', async () => {
  const { items } = await acted<{
    items: { queue: string; count: number; late: number; oldestAt: string }[];
  }>(app, OPERATORS.tanaka, 'listQueues');
  expect(items.map(({ queue, count }) => [queue, count])).toEqual(QUEUES.map((queue) => [queue, WAITING]));
  for (const { queue, late, oldestAt } of items) {
    const all = [];
    for (let cursor: string | undefined, done = false; !done;) {
      const page = await listed(app, queue as QueueName, cursor === undefined ? {} : { cursor });
      all.push(...page.items);
      cursor = page.nextCursor ?? undefined;
      done = cursor === undefined;
    }
    const now = app.clock.now().toISOString();
    expect(all.filter(({ answerBy }) => answerBy !== null && answerBy < now).length, queue).toBe(late);
    if (queue !== 'claims') expect(all.map(({ askedAt }) => askedAt).toSorted()[0], queue).toBe(oldestAt);
  }
  expect(items.find(({ queue }) => queue === 'age-checks')!.late).toBeGreaterThan(0);
});

test('who works in a queue is who may list it', async () => {
  for (const role of OPERATOR_ROLES)
    for (const queue of QUEUES)
      expect(mayWork(role, queue), `${role} ${queue}`).toBe(mayAct(role, queueLists[queue]));
  const { items } = await acted<{ items: { queue: QueueName }[] }>(app, HONDA, 'listQueues');
  expect(items.map(({ queue }) => queue)).toEqual(QUEUES.filter((queue) => mayWork('finance', queue)));
});

test('a cursor of somebody’s own making is refused', async () => {
  for (const queue of QUEUES) {
    const cursor = Buffer.from("2026-11-20T00:00:00.000Z ' or true").toString('base64url');
    await expect(listed(app, queue, { cursor }), queue).rejects.toThrow('VALIDATION cursor');
  }
});

test('a list is of one kind where it is asked for', async () => {
  const kinds = async (queue: QueueName, query: object) =>
    (await listed(app, queue, query)).items as unknown as Record<string, unknown>[];
  expect((await kinds('reports', { isSafety: 'true' })).map(({ isSafety }) => isSafety)).toEqual(
    Array.from({ length: WAITING / 5 }, () => true),
  );
  expect(await kinds('alerts', { isUrgent: 'true' })).toHaveLength(3);
  expect(await kinds('media-files', { kind: 'AVATAR' })).toEqual([]);
  expect(await kinds('matches', { kind: 'BANK' })).toEqual([]);
  expect(await kinds('matches', { kind: 'DEVICE' })).toHaveLength(QUEUE_PAGE);
  expect(await kinds('inquiries', { category: 'BUG' })).toEqual([]);
  expect(await kinds('claims', { state: 'OPEN' })).toEqual([]);
  expect(await kinds('debts', { cause: 'CHARGEBACK' })).toEqual([]);
});
