import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpGuest, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { expectDeath } from '../../../../test-support/dying-worker.ts';
import { eventually } from '../../../../test-support/eventually.ts';
import { giveMail } from '../../notification/test/support.ts';
import { publish } from './support.ts';

const TELLER = fileURLToPath(new URL('./dying-teller.program.ts', import.meta.url));
const PEOPLE = 7;

let app: TestApp;
const addresses: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ alone: true });
  while (addresses.length < PEOPLE) {
    const guest = await signUpGuest(app);
    addresses.push(`${guest.userId}@example.com`);
    await giveMail(app, guest, addresses.at(-1)!);
    const cell = { account_id: guest.userId, category: 'NEWS', channel: 'MAIL', is_on: true } as const;
    await app.db.insertInto('notification_setting').values(cell).execute();
  }
});
afterAll(() => app.close());

const dieAt = (step: string) =>
  expectDeath(TELLER, app.databaseUrl, { AT: app.clock.now().toISOString(), DIE_AT: step });

const broadcast = (newsId: string) =>
  app.db
    .selectFrom('news_broadcast')
    .select(['state', 'looked_count', 'told_count'])
    .where('news_id', '=', newsId)
    .executeTakeFirstOrThrow();

test.each([
  { step: 'handed over', kept: 2 },
  { step: 'kept', kept: 4 },
])(
  'killed when some were $step: the broadcast goes on, and everybody is told once',
  async ({ step, kept }) => {
    const title = `お知らせ ${step}`;
    const newsId = await publish(app, { tells: true, title });
    await dieAt(step);
    expect(await broadcast(newsId)).toEqual({ state: 'RUNNING', looked_count: kept, told_count: kept });
    // A process that comes after it, and finds its job under way.
    const config = { services: new Set(['api', 'worker'] as const) };
    const next = await startTestApp({ databaseUrl: app.databaseUrl, config });
    // Its heart stopped long ago.
    await app.app.pool.query(
      `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`,
    );
    try {
      await eventually(async () => {
        await next.work();
        expect(await broadcast(newsId)).toEqual({ state: 'DONE', looked_count: PEOPLE, told_count: PEOPLE });
      });
    } finally {
      await next.close();
    }
    const came = await app.db
      .selectFrom('dev_inbox')
      .select('recipient')
      .where('body', 'like', `%${title}%`)
      .orderBy('id')
      .execute();
    expect(came.map(({ recipient }) => recipient).sort()).toEqual(addresses.toSorted());
  },
);
