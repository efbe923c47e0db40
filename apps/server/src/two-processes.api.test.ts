import { afterAll, beforeAll, expect, it } from 'vitest';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { notify } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import { signUpGuest, startTestApp, type TestApp } from './test-support/index.ts';
import { eventually } from './test-support/eventually.ts';

/** The worker would look by itself in a minute. */
const LONG_MS = 60_000;
let calls: TestApp;
let worker: TestApp;
beforeAll(async () => {
  calls = await startTestApp();
  worker = await startTestApp({
    databaseUrl: calls.databaseUrl,
    config: { services: new Set(['worker'] as const) },
  });
  const { bell, sweeper, outbox, jobs } = worker.app;
  bell.open();
  calls.app.bell.open();
  for (const work of [sweeper, outbox, jobs]) work.start(() => LONG_MS);
  await eventually(() => expect([bell.isHearing(), calls.app.bell.isHearing()]).toEqual([true, true]));
});
afterAll(async () => {
  await worker.close();
  await calls.close();
});

it('a process that takes calls wakes the one that works: an event is handed on, what is due is done', async () => {
  const { userId } = await signUpGuest(calls);
  const told = { accountId: userId, ...noticeOf('SUSPENSION_LIFTED', {}), body: 'a text' };
  await withTransaction(calls.db, (trx) => publish(trx, notify, told, calls.clock.now()));
  await eventually(async () => {
    const rows = await calls.db
      .selectFrom('notification')
      .select('body')
      .where('account_id', '=', userId)
      .execute();
    expect(rows).toEqual([{ body: 'a text' }]);
  });
  await withTransaction(calls.db, (trx) =>
    trx
      .insertInto('nickname_review')
      .values({ account_id: userId })
      .onConflict((oc) => oc.doNothing())
      .execute(),
  );
  await eventually(async () => {
    const left = await calls.db
      .selectFrom('nickname_review')
      .select('account_id')
      .where('account_id', '=', userId)
      .execute();
    expect(left).toEqual([]);
  });
});

it('one that drains leaves what its calls bring to others, and wakes them', async () => {
  const services = new Set(['api', 'worker'] as const);
  const leaving = await startTestApp({ databaseUrl: calls.databaseUrl, config: { services } });
  const { bell, sweeper, outbox, jobs } = leaving.app;
  bell.open();
  for (const work of [sweeper, outbox, jobs]) work.start(() => LONG_MS);
  const { userId } = await signUpGuest(leaving);
  leaving.app.leave();
  const told = { accountId: userId, ...noticeOf('SUSPENSION_LIFTED', {}), body: 'while it drains' };
  await withTransaction(leaving.db, (trx) => publish(trx, notify, told, leaving.clock.now()));
  const notices = leaving.db.selectFrom('notification').select('body').where('account_id', '=', userId);
  await eventually(async () => expect(await notices.execute()).toEqual([{ body: 'while it drains' }]));
  await leaving.close();
});
