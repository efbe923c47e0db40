import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { signUpGuest, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { BOOKING_LINK, giveMail, tell } from './support.ts';
import { expectDeath } from '../../../../test-support/dying-worker.ts';
import { eventually } from '../../../../test-support/eventually.ts';

const WORKER = fileURLToPath(new URL('./dying-sender.program.ts', import.meta.url));

let app: TestApp;
beforeAll(async () => {
  // A worker that also looks after jobs of those that died.
  app = await startTestApp({ config: { services: new Set(['api', 'worker']) } });
});
afterAll(() => app.close());

const dieAt = (step: string) => expectDeath(WORKER, app.databaseUrl, { DIE_AT: step });

test.each([{ step: 'handed on' }, { step: 'sending' }, { step: 'sent' }])(
  'killed when a message is $step: it is kept once and comes once',
  async ({ step }) => {
    const guest = await signUpGuest(app);
    const to = `${step.replace(' ', '-')}@example.com`;
    await giveMail(app, guest, to);
    const body = `お知らせ ${step}`;
    // Told at once: the process that dies goes by the machine's clock, and another kind would wait there at night.
    await tell(app, guest, { kind: 'GUEST_CAST_ARRIVED', body, link: BOOKING_LINK });
    await dieAt(step);
    // Its heart stopped long ago.
    await app.app.pool.query(
      `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`,
    );
    const messages = app.db
      .selectFrom('dev_inbox')
      .select('body')
      .where('recipient', '=', to)
      .where('body', 'like', `%${body}%`);
    const unfinished = `select id from pgboss.job where name like 'notification.%' and state <> 'completed'`;
    // The monitor looks every five seconds for workers whose heart has stopped.
    await eventually(async () => {
      await app.work();
      expect((await app.app.pool.query(unfinished)).rows).toEqual([]);
      expect(await messages.execute()).toHaveLength(1);
    });
    const delivery = app.db.selectFrom('notification_delivery').select('state');
    expect(await delivery.where('account_id', '=', guest.userId).execute()).toEqual([{ state: 'SENT' }]);
    const { items } = await app.ok(notificationRoutes.listNotifications, {}, guest);
    expect(items.filter((item) => item.body === body)).toHaveLength(1);
  },
);
