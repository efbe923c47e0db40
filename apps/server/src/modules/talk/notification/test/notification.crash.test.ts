import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { notify } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import { COMPILED, signUpGuest, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { eventually } from '../../../../test-support/eventually.ts';

const WORKER = fileURLToPath(new URL('./dying-sender.ts', import.meta.url));

let app: TestApp;
beforeAll(async () => {
  // A worker that also looks after jobs of those that died.
  app = await startTestApp({ config: { services: new Set(['api', 'worker']) } });
});
afterAll(() => app.close());

async function dieAt(step: string): Promise<void> {
  const child = spawn(process.execPath, [WORKER], {
    env: {
      ...COMPILED,
      NODE_ENV: 'test',
      DATA_DIR: tmpdir(),
      DATABASE_URL: app.databaseUrl,
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      LOG_LEVEL: 'fatal',
      DIE_AT: step,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

test.each([
  { step: 'handed on', seen: 1 },
  { step: 'sending', seen: 1 },
  // The only place where it is seen that a job runs at least once.
  { step: 'sent', seen: 2 },
])('killed when a message is $step: it is kept once and comes $seen times', async ({ step, seen }) => {
  const guest = await signUpGuest(app);
  const body = `お知らせ ${step}`;
  const payload = { accountId: guest.userId, kind: 'SUSPENSION_LIFTED' as const, body };
  await withTransaction(app.db, (trx) => publish(trx, notify, payload, app.clock.now()));
  await dieAt(step);
  // Its heart stopped long ago.
  await app.app.pool.query(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`,
  );
  const messages = app.db.selectFrom('dev_inbox').select('body').where('body', '=', body);
  const unfinished = `select id from pgboss.job where name = 'notification.send' and state <> 'completed'`;
  // The monitor looks every five seconds for workers whose heart has stopped.
  await eventually(async () => {
    await app.work();
    expect((await app.app.pool.query(unfinished)).rows).toEqual([]);
    expect(await messages.execute()).toHaveLength(seen);
  });
  const { items } = await app.ok(notificationRoutes.listNotifications, {}, guest);
  expect(items.filter((item) => item.body === body)).toHaveLength(1);
});
