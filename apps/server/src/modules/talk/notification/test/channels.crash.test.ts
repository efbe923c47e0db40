import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NoticeChannel } from '@yoimachi/domain/notification';
import { dayOf } from '@yoimachi/domain/time';
import { signUpGuest, startTestApp, type Person, type TestApp } from '../../../../test-support/index.ts';
import { startWorker } from '../../../../test-support/dying-worker.ts';
import { eventually } from '../../../../test-support/eventually.ts';
import { giveAddress } from './addresses.ts';
import { overLoopback } from './means-of-vendors.ts';
import { BOOKING_LINK, tell } from './support.ts';
import { startVendors, type Vendors } from './vendors.ts';

const SENDER = fileURLToPath(new URL('./killed-sender.program.ts', import.meta.url));

let vendors: Vendors;
/** People are made here, whose codes and mails go to the inbox of development. */
let app: TestApp;
beforeAll(async () => {
  [vendors, app] = await Promise.all([startVendors(), startTestApp()]);
});
afterAll(async () => {
  await app?.close();
  await vendors?.close();
});

/** A process that comes after the one that died, and finds its jobs under way. */
const startNext = () =>
  startTestApp({
    modules: overLoopback,
    databaseUrl: app.databaseUrl,
    config: { ...vendors.config, services: new Set(['api', 'worker']), logLevel: 'silent' },
  });

/** A process takes all that waits, and is killed once the services have come to the point. */
async function killedAt(point: Promise<unknown>): Promise<void> {
  const child = startWorker(SENDER, app.databaseUrl, {
    SERVICES: 'api',
    VENDORS: JSON.stringify(vendors.config),
    AT: app.clock.now().toISOString(),
  });
  const ended = once(child, 'exit');
  try {
    await Promise.race([point, ended.then(() => Promise.reject(new Error('It ended by itself')))]);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

// Of a message that died with its process nothing is known. LINE alone knows it by its key, and takes it once.
test.each([
  {
    killed: 'between its beginning and the call',
    point: () => vendors.unreached(),
    taken: { LINE: 1, PUSH: 0, MAIL: 0, SMS: 0 },
    lineRequests: 1,
  },
  {
    killed: 'after the services took it, before that was written',
    point: () => vendors.unanswered(),
    taken: { LINE: 1, PUSH: 1, MAIL: 1, SMS: 1 },
    lineRequests: 2,
  },
])('killed $killed: it comes at most once, by LINE exactly once', async ({ point, ...expected }) => {
  const before = { taken: vendors.taken(), lineRequests: vendors.lineRequests() };
  const people = new Map<NoticeChannel, Person>();
  for (const channel of ['LINE', 'PUSH', 'MAIL', 'SMS'] as const) {
    people.set(channel, await signUpGuest(app));
    await giveAddress(app, people.get(channel)!, channel, () => vendors.browser());
    const told = { body: 'お知らせ', link: BOOKING_LINK, day: dayOf(app.clock.now()) };
    const kind = channel === 'SMS' ? 'CAST_CHECKOUT_ASK' : 'GUEST_CAST_ARRIVED';
    await tell(app, people.get(channel)!, { kind, ...told });
  }
  await killedAt(point());
  vendors.recover();
  const begun = app.db.selectFrom('sent_message').select(['channel', 'state']).where('ended_at', 'is', null);
  expect(await begun.orderBy('channel').execute()).toMatchObject(
    ['LINE', 'MAIL', 'PUSH', 'SMS'].map((channel) => ({ channel, state: 'STARTED' })),
  );
  const next = await startNext();
  // The hearts of its jobs stopped long ago.
  await app.app.pool.query(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`,
  );
  const deliveries = app.db
    .selectFrom('notification_delivery')
    .select(['account_id', 'channel', 'state'])
    .where(
      'account_id',
      'in',
      [...people.values()].map(({ userId }) => userId),
    );
  const unfinished = `select name from pgboss.job where name like 'notification.%' and state <> 'completed'`;
  try {
    await eventually(async () => {
      await next.work();
      expect((await app.app.pool.query(unfinished)).rows).toEqual([]);
    });
  } finally {
    await next.close();
  }
  const stands = (channel: NoticeChannel, state: string) => ({
    account_id: people.get(channel)!.userId,
    channel,
    state,
  });
  expect(await deliveries.orderBy('channel').execute()).toEqual([
    stands('LINE', 'SENT'),
    stands('MAIL', 'UNKNOWN'),
    stands('PUSH', 'UNKNOWN'),
    stands('SMS', 'UNKNOWN'),
  ]);
  const came = Object.entries(vendors.taken()).map(([channel, count]) => [
    channel,
    count - before.taken[channel as NoticeChannel],
  ]);
  expect(Object.fromEntries(came)).toEqual(expected.taken);
  expect(vendors.lineRequests() - before.lineRequests).toBe(expected.lineRequests);
  await app.db.deleteFrom('sent_message').execute();
});
