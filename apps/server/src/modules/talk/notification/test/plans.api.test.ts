import { afterAll, beforeAll, expect, it } from 'vitest';
import { ageTable } from '#platform/personal';
import { sql } from 'kysely';
import { inquiryRoutes } from '@yoimachi/contract/inquiry';
import { newsRoutes } from '@yoimachi/contract/news';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { noticeSettingRoutes } from '@yoimachi/contract/notice-settings';
import { addMinutes, DAY_MINUTES, dayOf } from '@yoimachi/domain/time';
import { startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { plansOf } from '../../../../test-support/plan.ts';
import { plansOfDueWork } from '../../../meeting/booking/test/plans.support.ts';
import { tellOpening } from '../../../find/day-notice/tell-opening.ts';
import { lastAsked } from '../../../people/safety/all-right.store.ts';
import { openInquiries } from '../../inquiry/waiting.store.ts';
import { tooMuch } from '../../chat/test/plans.support.ts';
import { beginning, carrying } from '../../news/commands/broadcast.ts';
import type { NewsMeans } from '../../news/news.means.ts';
import { publish } from '../../news/test/support.ts';
import { listDead } from '../delivery/delivery.store.ts';
import { deliverNews } from '../index.ts';
import { notificationPersonal } from '../personal.store.ts';
import { AWAITED_BY, readWhole, tellCrowd, type TellCrowd } from './plans.support.ts';
import { BOOKING_LINK, giveMail, tell } from './support.ts';

let test: TestApp;
let crowd: TellCrowd;
// Eighty thousand notifications, each with its delivery.
beforeAll(async () => {
  test = await startTestApp({ alone: true });
  crowd = await tellCrowd(test);
  await giveMail(test, crowd.guest, 'fujita@example.jp');
}, 300_000);
afterAll(() => test.close());

/** Neither looks at more than it returns by far, nor reads a table from end to end. */
async function expectLittle(run: () => Promise<unknown>, most: number): Promise<void> {
  expect(tooMuch(await plansOf(run), most)).toEqual([]);
  expect(await readWhole(test, run)).toEqual([]);
}

it('the list, what is unread and the settings look at little more than they show', async () => {
  const { guest } = crowd;
  await expectLittle(async () => {
    const first = await test.ok(notificationRoutes.listNotifications, {}, guest);
    const cursor = first.nextCursor!;
    const { items } = await test.ok(notificationRoutes.listNotifications, { query: { cursor } }, guest);
    expect(items).toHaveLength(20);
    await test.ok(notificationRoutes.userNotification, {}, guest);
    const params = { notificationId: first.items.find(({ read }) => !read)!.notificationId };
    await test.ok(notificationRoutes.readNotification, { params }, guest);
    await test.ok(noticeSettingRoutes.guestNoticeSettings, {}, guest);
  }, 60);
});

it('what one person is told costs as little among many', async () => {
  await expectLittle(async () => {
    const told = { body: 'お知らせ', link: BOOKING_LINK, day: dayOf(test.clock.now()) };
    await tell(test, crowd.guest, { kind: 'GUEST_APPROVED', ...told });
    await test.app.outbox.drain();
    while ((await test.app.jobs.drain()) > 0);
  }, 60);
  const sent = test.db.selectFrom('dev_inbox').select('id').where('recipient', '=', 'fujita@example.jp');
  // The code of his address, and what he was told twice.
  expect(await sent.execute()).toHaveLength(3);
});

it('the clock reads at most twice what is due and ten rows', async () => {
  for (const { name, due, plans } of await plansOfDueWork(test))
    for (const { kind, steps } of plans) {
      const read = steps.filter((step) => step.isScan).reduce((sum, step) => sum + step.rowsRead, 0);
      expect(read, `${name}, ${kind}`).toBeLessThanOrEqual(2 * due + 10);
    }
});

it('what was given up, what waits for operators and the last question are found at once', async () => {
  await expectLittle(async () => {
    expect(await listDead(test.db, 20)).toHaveLength(20);
    expect(await openInquiries(test.db, 50)).toHaveLength(50);
    expect(await lastAsked(test.db, crowd.cast.userId)).toBeDefined();
    await test.ok(inquiryRoutes.listInquiries, { query: {} }, crowd.guest);
  }, 60);
});

it('news, and the next hundred of a broadcast, look at what they show', async () => {
  const { guest } = crowd;
  await expectLittle(async () => {
    const { nextCursor } = await test.ok(newsRoutes.listNews, {}, guest);
    await test.ok(newsRoutes.listNews, { query: { cursor: nextCursor! } }, guest);
    await test.ok(newsRoutes.listGuestBanners, {}, guest);
  }, 60);
  // As many as there are news.
  await expectLittle(() => test.ok(newsRoutes.countUnreadNews, {}, guest), 600);
  const newsId = await publish(test, { tells: true });
  const means = {
    deliverNews: (...[trx, told]: Parameters<NewsMeans['deliverNews']>) =>
      deliverNews(trx, test.context, told, test.clock.now()),
    pace: { atOnce: 100, pause: async () => undefined },
  };
  const context = { ...test.context, ...means };
  await beginning(context).run({ id: newsId, dueAt: test.clock.now() });
  await expectLittle(() => carrying(context).run({ newsId, run: 1 }), 200);
});

it('guests who wait for her days are found in parts, and nobody else is looked at', async () => {
  const { cast } = crowd;
  const now = test.clock.now();
  await sql`update day_notice set told_at = null`.execute(test.db);
  await sql`insert into day_opening (cast_id, began_at, due_at)
    values (${cast.userId}, ${addMinutes(now, -300 * DAY_MINUTES)}::timestamptz, ${now}::timestamptz)`.execute(
    test.db,
  );
  await expectLittle(
    () => tellOpening(test.context, { id: cast.userId, dueAt: addMinutes(now, 1) }),
    2 * AWAITED_BY,
  );
  const told = test.db.selectFrom('day_notice').select('guest_id').where('told_at', 'is not', null);
  expect(await told.execute()).toHaveLength(AWAITED_BY);
});

it('what has become old is removed without reading the rest', async () => {
  const now = test.clock.now();
  for (const table of ['notification', 'notification_delivery'] as const)
    await expectLittle(() => ageTable(notificationPersonal[table]!, test.db, now, 500), 600);
});
