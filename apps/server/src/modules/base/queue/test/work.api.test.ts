import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { QUEUE_PAGE, QUEUES, TAKEN_MINUTES, type QueueName } from '@yoimachi/domain/queue';
import { OPERATORS, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { DECIDED, DECISIONS } from './decisions.ts';
import { act, acted, fillQueues, HONDA, KIMURA, listed, MORI, type Row } from './fill.ts';

const { tanaka } = OPERATORS;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ alone: true, config: { logLevel: 'silent' } });
  await fillQueues(app);
}, 120_000);
afterEach(() => app.db.deleteFrom('work_item').execute());
afterAll(() => app.close());

const on = (queue: QueueName, itemId: string, operatorId?: string) => ({
  params: { queue, itemId, ...(operatorId && { operatorId }) },
});
const first = async (queue: QueueName) =>
  (await listed(app, queue)).items[0] as Row & Record<string, unknown>;
const ownerOf = async (queue: QueueName, id: string) =>
  (await listed(app, queue)).items.find(({ itemId }) => itemId === id)!.owner;
const decide = async (
  queue: keyof typeof DECISIONS,
  row: Row & Record<string, unknown>,
  by = tanaka as typeof KIMURA,
) => {
  const [name, input] = DECISIONS[queue](row);
  return act(app, by, name, input);
};

describe('what is taken', () => {
  test.each(QUEUES)(
    'in %s is somebody’s, until it is given back, and the second is told whose',
    async (queue) => {
      const { itemId } = await first(queue);
      const { owner } = await acted<{ owner: object }>(app, tanaka, 'takeItem', on(queue, itemId));
      expect(owner).toMatchObject({ id: tanaka.id, name: 'tanaka', takenAt: app.clock.now().toISOString() });
      expect(await ownerOf(queue, itemId)).toEqual(owner);
      expect(await act(app, KIMURA, 'takeItem', on(queue, itemId))).toMatchObject({
        error: { code: 'ITEM_TAKEN', details: { owner: { name: 'tanaka' } } },
      });
      await acted(app, tanaka, 'releaseItem', on(queue, itemId));
      expect(await ownerOf(queue, itemId)).toBe(null);
      await acted(app, KIMURA, 'takeItem', on(queue, itemId));
      expect(await ownerOf(queue, itemId)).toMatchObject({ name: 'kimura' });
    },
  );

  test.each(DECIDED)('in %s is free once it is decided, and nothing waits there any more', async (queue) => {
    const row = await first(queue);
    await acted(app, tanaka, 'takeItem', on(queue, row.itemId));
    expect(await decide(queue, row)).toMatchObject({ ok: true });
    expect(await app.db.selectFrom('work_item').selectAll().execute()).toEqual([]);
    expect(await act(app, tanaka, 'takeItem', on(queue, row.itemId))).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  });

  test('is free after half an hour without an act on it', async () => {
    const { itemId } = await first('reports');
    await acted(app, tanaka, 'takeItem', on('reports', itemId));
    await app.clock.advanceTo(new Date(app.clock.now().getTime() + (TAKEN_MINUTES - 1) * 60_000));
    const read = { params: { reportId: itemId }, body: { reason: '通報の確認' } };
    await acted(app, tanaka, 'readReport', read);
    await app.clock.advanceTo(new Date(app.clock.now().getTime() + (TAKEN_MINUTES - 1) * 60_000));
    expect(await act(app, KIMURA, 'takeItem', on('reports', itemId))).toMatchObject({
      error: { code: 'ITEM_TAKEN' },
    });
    // What somebody else does keeps it for nobody.
    await acted(app, KIMURA, 'readReport', read);
    await app.clock.advanceTo(new Date(app.clock.now().getTime() + 60_000));
    expect(await ownerOf('reports', itemId)).toBe(null);
    await acted(app, KIMURA, 'takeItem', on('reports', itemId));
    expect(await ownerOf('reports', itemId)).toMatchObject({ name: 'kimura' });
  });

  test('is handed on by who has it, by nobody else, to somebody who works there', async () => {
    const { itemId } = await first('debts');
    await acted(app, HONDA, 'takeItem', on('debts', itemId));
    expect(await act(app, MORI, 'handOver', on('debts', itemId, KIMURA.id))).toMatchObject({
      error: { code: 'ITEM_TAKEN', details: { owner: { name: 'honda' } } },
    });
    await acted(app, HONDA, 'handOver', on('debts', itemId, MORI.id));
    expect(await ownerOf('debts', itemId)).toMatchObject({ name: 'mori' });
    expect(await act(app, HONDA, 'releaseItem', on('debts', itemId))).toMatchObject({
      error: { code: 'ITEM_TAKEN' },
    });
    // An owner hands on, and frees, what anybody has.
    await acted(app, KIMURA, 'handOver', on('debts', itemId, HONDA.id));
    expect(await ownerOf('debts', itemId)).toMatchObject({ name: 'honda' });
    await acted(app, KIMURA, 'releaseItem', on('debts', itemId));
    expect(await ownerOf('debts', itemId)).toBe(null);
    const report = await first('reports');
    expect(await act(app, tanaka, 'handOver', on('reports', report.itemId, HONDA.id))).toMatchObject({
      error: { code: 'OPERATOR_UNKNOWN' },
    });
    expect(await act(app, HONDA, 'takeItem', on('reports', report.itemId))).toMatchObject({
      error: { code: 'OPERATOR_ROLE' },
    });
  });

  test('is seen by who asks an inquiry: somebody looks after it', async () => {
    const { itemId } = await first('inquiries');
    await acted(app, tanaka, 'takeItem', on('inquiries', itemId));
    const { items } = await listed(app, 'inquiries');
    expect(items[0]).toMatchObject({ itemId, state: 'IN_PROGRESS' });
    expect(await act(app, KIMURA, 'takeInquiry', { params: { number: itemId } })).toMatchObject({
      error: { code: 'ITEM_TAKEN' },
    });
  });

  test('is nothing that no queue has', async () => {
    for (const queue of QUEUES)
      for (const itemId of [
        'x',
        '0',
        crypto.randomUUID(),
        "' or true",
        `${crypto.randomUUID()}_${crypto.randomUUID()}`,
      ])
        expect(await act(app, tanaka, 'takeItem', on(queue, itemId)), `${queue} ${itemId}`).toMatchObject({
          ok: false,
          error: { code: itemId.includes(' ') ? 'VALIDATION' : 'NOT_FOUND' },
        });
  });
});

test.each(DECIDED)(
  'a page of %s after others were decided leaves nothing out and shows nothing twice',
  async (queue) => {
    const page = await listed(app, queue);
    const before = await listed(app, queue, { cursor: page.nextCursor! });
    for (const row of page.items.slice(-3))
      expect(await decide(queue, row as never)).toMatchObject({ ok: true });
    const rest = await listed(app, queue, { cursor: page.nextCursor! });
    const ids = [...page.items, ...rest.items].map(({ itemId }) => itemId);
    expect(page.items).toHaveLength(QUEUE_PAGE);
    expect(new Set(ids).size).toBe(QUEUE_PAGE + before.items.length);
  },
);

test('an alert has a log of what was done about it', async () => {
  const [urgent] = (await listed(app, 'alerts', { isUrgent: 'true' })).items;
  const params = { alertId: Number(urgent!.itemId) };
  await acted(app, KIMURA, 'acknowledgeAlarm', { params });
  await acted(app, KIMURA, 'noteAlert', { params, body: { note: '電話で無事を確認' } });
  expect(await act(app, KIMURA, 'noteAlert', { params, body: { note: ' ' } })).toMatchObject({
    error: { code: 'REQUIRED' },
  });
  const [row] = (await listed(app, 'alerts', { isUrgent: 'true' })).items;
  expect(row).toMatchObject({
    acknowledgedBy: { name: 'kimura' },
    notes: 1,
    isUrgent: true,
    text: expect.stringContaining('SOS'),
  });
  await acted(app, tanaka, 'handleAlert', { params });
  const { items } = await acted<{ items: object[] }>(app, tanaka, 'readAlertLog', { params });
  expect(items).toMatchObject([
    { what: 'RAISED', operator: null },
    { what: 'ACKNOWLEDGED', operator: { name: 'kimura' } },
    { what: 'NOTED', operator: { name: 'kimura' }, note: '電話で無事を確認' },
    { what: 'HANDLED', operator: { name: 'tanaka' } },
  ]);
  expect(await act(app, tanaka, 'readAlertLog', { params: { alertId: 999_999 } })).toMatchObject({
    error: { code: 'NOT_FOUND' },
  });
});
