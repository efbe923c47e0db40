import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  FIGURES_KEPT_SECONDS,
  FIGURES_READ_SECONDS,
  NODE_SILENT_SECONDS,
  STATE_KINDS,
  STATE_VERDICTS,
  type StateVerdict,
} from '@yoimachi/domain/state';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { notify } from '#events/catalogue.ts';
import { testClock } from '#platform/clock';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import { watchedMetrics } from '../../../../../../../tools/ops/alerts.ts';
import { buildApp, type App } from '../../../../app.ts';
import { asOperator } from '../../../../test-support/as-operator.ts';
import {
  signUpGuest,
  startTestApp,
  testConfig,
  TEST_START,
  type TestApp,
} from '../../../../test-support/index.ts';

const METRICS_TOKEN = 'figures-for-the-monitor';
const config = { metricsToken: METRICS_TOKEN, logLevel: 'silent' } as const;

/** The samples of the product's own that a process shows, by name and labels. */
async function samplesOf({ http }: Pick<App, 'http'>): Promise<ReadonlyMap<string, number>> {
  const { statusCode, body } = await http.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(statusCode).toBe(200);
  const found = [...body.matchAll(/^(yoimachi_\S+) (\S+)$/gm)];
  return new Map(found.map(([, sample, value]) => [sample!, Number(value)]));
}

async function insertWorker(test: TestApp): Promise<void> {
  const at = test.clock.now();
  await test.db
    .insertInto('node_beat')
    .values({
      node_id: crypto.randomUUID(),
      host: 'work-1',
      pid: 7,
      roles: ['worker'],
      version: '0.0.9',
      migration: 9_999,
      started_at: at,
      beat_at: at,
      reaches_storage: true,
      free_bytes: 50_000_000_000,
    })
    .execute();
}

describe('metrics of a process that takes calls while both workers are dead', () => {
  let app: TestApp;
  let samples: ReadonlyMap<string, number>;
  beforeAll(async () => {
    app = await startTestApp({ config });
    await app.work();
    for (let n = 0; n < 2; n++) await insertWorker(app);
    const { userId } = await signUpGuest(app);
    await app.work();
    const told = { accountId: userId, ...noticeOf('SUSPENSION_LIFTED', {}), body: 'a text' };
    await withTransaction(app.db, async (trx) => {
      for (let n = 0; n < 600; n++) await publish(trx, notify, told, app.clock.now());
    });
    // They say nothing more; this process goes on saying that it is alive.
    await app.clock.advanceTo(new Date(app.clock.now().getTime() + (NODE_SILENT_SECONDS + 1) * 1_000));
    await app.app.pulse.beat();
    samples = await samplesOf(app.app);
  });
  afterAll(() => app.close());

  test('show it, and what waits for them', () => {
    expect(samples.get('yoimachi_role_alive{name="worker"}')).toBe(0);
    expect(samples.get('yoimachi_role_alive{name="api"}')).toBe(1);
    expect(samples.get('yoimachi_role_stopped{name="worker"}')).toBe(2);
    expect(samples.get('yoimachi_state{reading="role",name="worker"}')).toBe(2);
    expect(samples.get('yoimachi_state{reading="role",name="api"}')).toBe(0);
    expect(samples.get('yoimachi_state{reading="node",name="worker"}')).toBe(1);
    expect(samples.get('yoimachi_outbox_waiting')).toBe(600);
    expect(samples.get('yoimachi_outbox_oldest_seconds')).toBe(NODE_SILENT_SECONDS + 1);
    expect(samples.get('yoimachi_state_read')).toBe(1);
  });

  test('a monitor that reads them in turn knows it within 75 seconds', () => {
    expect(NODE_SILENT_SECONDS + FIGURES_KEPT_SECONDS + FIGURES_READ_SECONDS).toBeLessThanOrEqual(75);
  });

  test('say of every reading what the state says', async () => {
    const { parts } = await asOperator(app).ok('showState', {});
    for (const kind of STATE_KINDS) {
      const lines = parts[kind] as readonly { readonly verdict: StateVerdict }[];
      const told = lines.map(({ verdict }) => STATE_VERDICTS.indexOf(verdict));
      const shown = [...samples].filter(([sample]) => sample.startsWith(`yoimachi_state{reading="${kind}"`));
      expect(Math.max(...shown.map(([, value]) => value)), kind).toBe(Math.max(...told));
      if (kind !== 'node') expect(shown.length, kind).toBe(lines.length);
    }
  });

  test('say what the process is, and what of its pool is in use', async () => {
    const build = [...samples.keys()].find((sample) => sample.startsWith('yoimachi_build_info'));
    expect(build).toMatch(/version="\d+\.\d+\.\d+",roles="api\+realtime",migration="\d+"/);
    for (const name of ['limit', 'in_use', 'idle', 'waiting'])
      expect(samples.get(`yoimachi_pool_${name}`), name).toBeGreaterThanOrEqual(0);
    // Nothing is known of a loop that was watched for less than two of its beats.
    const stillSeconds = async () => (await samplesOf(app.app)).get('yoimachi_loop_still_seconds');
    await expect.poll(stillSeconds).toBeGreaterThan(0);
    expect(samples.get('yoimachi_deaf{ear="bell"}')).toBe(1);
    expect(samples.get('yoimachi_deaf{ear="jobs"}')).toBe(0);
  });

  test('are all that alerts and dashboard ask for', async () => {
    const { body } = await app.app.http.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    const shown = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!));
    const isShown = (name: string) =>
      shown.has(name) || shown.has(name.replace(/_(?:bucket|count|sum)$/, ''));
    expect(watchedMetrics().filter((name) => !isShown(name))).toEqual([]);
  });

  test('name nobody and no process', () => {
    for (const sample of samples.keys())
      expect(sample).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|\+?\d{10,}|work-1/);
  });

  test('are read once for all who ask at once, and once again when what was read is old', async () => {
    const takenBy = async (run: () => Promise<unknown>): Promise<number> => {
      let taken = 0;
      const count = () => void taken++;
      app.app.pool.on('acquire', count);
      await run();
      app.app.pool.off('acquire', count);
      return taken;
    };
    const once = await takenBy(() => asOperator(app).ok('showState', {}));
    expect(once).toBeGreaterThan(10);
    const storm = () => Promise.all(Array.from({ length: 20 }, () => samplesOf(app.app)));
    expect(await takenBy(storm)).toBeLessThanOrEqual(2 * once);
  });
});

test('a process that finds no database answers all the same, says so, and shows nothing old', async () => {
  const app = await buildApp({
    config: testConfig(config),
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    webDir: null,
    clock: testClock(TEST_START),
  });
  const samples = await samplesOf(app);
  expect(samples.get('yoimachi_state_read')).toBe(0);
  expect(samples.get('yoimachi_pool_waiting')).toBe(0);
  const old = /^yoimachi_(?:state\{|outbox_(?:waiting|oldest)|role_)/;
  expect([...samples.keys()].filter((sample) => old.test(sample))).toEqual([]);
  await app.close();
});
