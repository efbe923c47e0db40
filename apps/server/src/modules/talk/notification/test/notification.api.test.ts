import { describe, expect, it } from 'vitest';
import type { LivePayload } from '@yoimachi/contract/live';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { noticeOf, sampleNotice } from '@yoimachi/domain/notice-wording';
import type { NoticeKind } from '@yoimachi/domain/notification';
import type { Route } from '@yoimachi/contract/route';
import {
  signUpCast,
  signUpGuest,
  toldSince,
  useTestApp,
  type Person,
} from '../../../../test-support/index.ts';
import { notify } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import { channelsOfTest, withNotification } from './support.ts';

const channels = channelsOfTest();
const test = useTestApp({
  modules: withNotification(() => channels.means),
  config: { databasePool: 20, logLevel: 'silent' },
});

const LINK = '/guest/dohan-detail?bookingId=1';
type UserNotificationTold = LivePayload<'user.notification'>;

interface Told {
  readonly kind?: NoticeKind;
  readonly body: string;
  readonly link?: string | null;
}

/** Tells a person something as other features do: an outbox row in their own transaction. */
const tell = (person: Person, { kind = 'SUSPENSION_LIFTED', ...told }: Told) =>
  withTransaction(test.db, (trx) =>
    publish(trx, notify, { accountId: person.userId, ...sampleNotice(kind), ...told }, test.clock.now()),
  );
const document = (person: Person) => test.ok(notificationRoutes.userNotification, {}, person);
const list = (person: Person, cursor?: string) =>
  test.ok(notificationRoutes.listNotifications, cursor === undefined ? {} : { query: { cursor } }, person);
const read = (person: Person) => test.ok(notificationRoutes.readNotifications, {}, person);
/** The documents that a person's open screens were told of, each with its version. */
const told = async (person: Person) =>
  (await toldSince(test.db, person.userId))
    .filter(({ name }) => name === 'user.notification')
    .map(({ payload }) => payload as UserNotificationTold);

async function everything(person: Person) {
  const items = [];
  let cursor: string | undefined;
  do {
    const page = await list(person, cursor);
    expect(page.items.length).toBeLessThanOrEqual(20);
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}

describe('what a person is told', () => {
  it('is kept, counted, and told to open screens with a newer version', async () => {
    const guest = await signUpGuest(test);
    expect(await document(guest)).toEqual({ version: 0, document: { notifyCount: 0 } });
    await tell(guest, { kind: 'GUEST_APPROVED', body: '予約が確定しました。', link: LINK });
    await test.work();
    expect((await list(guest)).items).toEqual([
      {
        notificationId: expect.any(String),
        kind: 'GUEST_APPROVED',
        body: '予約が確定しました。',
        link: LINK,
        createdAt: test.clock.now().toISOString(),
        read: false,
        waits: false,
      },
    ]);
    expect(await document(guest)).toEqual({ version: 1, document: { notifyCount: 1 } });
    expect(await told(guest)).toEqual([{ version: 1, document: { notifyCount: 1 } }]);
  });

  it('needs no link, and is nothing when its change did not happen', async () => {
    const cast = await signUpCast(test);
    await tell(cast, { body: 'お知らせです。' });
    await withTransaction(test.db, async (trx) => {
      const payload = {
        accountId: cast.userId,
        ...noticeOf('SUSPENSION_LIFTED', {}),
        body: '取り消されたお知らせ',
      };
      await publish(trx, notify, payload, test.clock.now());
      return { ok: false, error: { code: 'CONFLICT' } };
    });
    await test.work();
    expect((await list(cast)).items).toMatchObject([{ body: 'お知らせです。', link: null }]);
  });

  it('happens once, however often the outbox is read', async () => {
    const guest = await signUpGuest(test);
    for (const body of ['一', '二', '三']) await tell(guest, { body });
    await Promise.all([test.work(), test.work(), test.work()]);
    await test.work();
    expect((await list(guest)).items.map((item) => item.body)).toEqual(['三', '二', '一']);
    expect(await document(guest)).toMatchObject({
      version: 3,
      document: { notifyCount: 3 },
    });
  });

  it('is his own alone', async () => {
    const [guest, other] = [await signUpGuest(test), await signUpGuest(test)];
    await tell(guest, { body: 'ご本人へ' });
    await test.work();
    expect((await list(other)).items).toEqual([]);
    expect(await document(other)).toMatchObject({ document: { notifyCount: 0 } });
    const { notificationId } = (await list(guest)).items[0]!;
    expect((await list(other, notificationId)).items).toEqual([]);
    await read(other);
    expect(await document(guest)).toMatchObject({ document: { notifyCount: 1 } });
    const params = { notificationId };
    expect(await test.call(notificationRoutes.readNotification, { params }, other)).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect((await list(guest)).items[0]!.read).toBe(false);
    for (const route of Object.values(notificationRoutes))
      expect(await test.call(route as Route, { params } as object)).toMatchObject({ status: 401, code: 10 });
  });
});

describe('the list', () => {
  it('pages newest first, each once, also when more arrives meanwhile', async () => {
    const guest = await signUpGuest(test);
    for (let index = 0; index < 45; index++) await tell(guest, { body: `${index}番目` });
    await test.work();
    const first = await list(guest);
    expect(first.items).toHaveLength(20);
    await tell(guest, { body: '新しいお知らせ' });
    await test.work();
    const second = await list(guest, first.nextCursor!);
    const third = await list(guest, second.nextCursor!);
    expect(third.nextCursor).toBeNull();
    const bodies = [first, second, third].flatMap((page) => page.items.map((item) => item.body));
    expect(bodies).toEqual(Array.from({ length: 45 }, (_, index) => `${44 - index}番目`));
    expect((await list(guest)).items[0]!.body).toBe('新しいお知らせ');
  });

  it('has no next page after exactly one full page', async () => {
    const guest = await signUpGuest(test);
    for (let index = 0; index < 20; index++) await tell(guest, { body: `${index}` });
    await test.work();
    expect(await list(guest)).toMatchObject({ nextCursor: null });
  });

  it.each(['x', 'あ', "1';--", 'a'.repeat(201)])('refuses the cursor %s', async (cursor) => {
    const query = { cursor };
    const answer = await test.call(notificationRoutes.listNotifications, { query }, await signUpGuest(test));
    expect(answer).toMatchObject({ status: 400, code: 'VALIDATION', details: { field: 'cursor' } });
  });
});

describe('reading', () => {
  it('marks all, sets the count to zero under a new version, and tells other screens once', async () => {
    const guest = await signUpGuest(test);
    await tell(guest, { body: '一' });
    await tell(guest, { body: '二' });
    await test.work();
    const before = (await told(guest)).length;
    await read(guest);
    await read(guest);
    expect((await told(guest)).slice(before)).toEqual([{ version: 3, document: { notifyCount: 0 } }]);
    expect(await document(guest)).toEqual({ version: 3, document: { notifyCount: 0 } });
    expect((await list(guest)).items.map((item) => item.read)).toEqual([true, true]);
    await tell(guest, { body: '三' });
    await test.work();
    expect((await list(guest)).items.map((item) => item.read)).toEqual([false, true, true]);
    expect(await document(guest)).toEqual({ version: 4, document: { notifyCount: 1 } });
  });
});

describe('reading one', () => {
  const readOne = (person: Person, notificationId: string) =>
    test.ok(notificationRoutes.readNotification, { params: { notificationId } }, person);

  it('marks it alone, once, and takes it off the counts of every screen', async () => {
    const guest = await signUpGuest(test);
    await tell(guest, { kind: 'GUEST_APPROVED', body: '予約', link: LINK });
    await tell(guest, { kind: 'GUEST_REFUNDED', body: 'ポイント', link: '/guest/used-point-history' });
    await test.work();
    expect(await document(guest)).toEqual({ version: 2, document: { notifyCount: 2 } });
    const [points, booking] = (await list(guest)).items;
    const before = (await told(guest)).length;
    await readOne(guest, booking!.notificationId);
    await readOne(guest, booking!.notificationId);
    expect((await told(guest)).slice(before)).toEqual([{ version: 3, document: { notifyCount: 1 } }]);
    expect((await list(guest)).items.map((item) => item.read)).toEqual([false, true]);
    await Promise.all([readOne(guest, points!.notificationId), read(guest)]);
    expect(await document(guest)).toMatchObject({ document: { notifyCount: 0 } });
  });
});

describe('50 at once', () => {
  it('are all counted, told once and up to the last, listed in the order of the versions', async () => {
    const guest = await signUpGuest(test);
    await Promise.all(Array.from({ length: 50 }, (_, index) => tell(guest, { body: `${index}` })));
    await Promise.all(Array.from({ length: 5 }, () => test.app.outbox.drain()));
    expect(await document(guest)).toEqual({ version: 50, document: { notifyCount: 50 } });
    expect(await everything(guest)).toHaveLength(50);
    const documents = await told(guest);
    const versions = documents.map(({ version }) => version);
    // Those of one batch are told at once, and nothing is told twice.
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
    expect(versions.at(-1)).toBe(50);
    for (const { version, document: body } of documents) expect(body).toEqual({ notifyCount: version });
    const ids = (await everything(guest)).map((item) => item.notificationId);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  it('with readers between them leave exactly the unread ones counted', async () => {
    const guest = await signUpGuest(test);
    const cast = await signUpCast(test);
    await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        await tell(guest, { body: `${index}` });
        await tell(cast, { body: `${index}` });
        await test.app.outbox.drain();
        if (index % 7 === 0) await read(guest);
      }),
    );
    await test.work();
    for (const person of [guest, cast]) {
      const unread = (await everything(person)).filter((item) => !item.read);
      expect(await document(person)).toMatchObject({
        document: { notifyCount: unread.length },
      });
    }
    expect(await document(cast)).toEqual({ version: 50, document: { notifyCount: 50 } });
  });
});

describe('opening what it speaks of', () => {
  const open = (person: Person, link: string) =>
    test.ok(notificationRoutes.readNotificationsOf, { body: { link } }, person);
  const bookingId = '019d9b1e-0000-7000-8000-000000000003';

  it('marks all of a booking on any of its screens, and leaves the rest', async () => {
    const [guest, other] = [await signUpGuest(test), await signUpGuest(test)];
    const link = `/guest/dohan-detail?bookingId=${bookingId}`;
    for (const person of [guest, guest, other])
      await tell(person, { kind: 'GUEST_APPROVED', body: '予約', link });
    await tell(guest, { kind: 'GUEST_POINTS_ADJUSTED', body: 'ポイント', link: '/guest/used-point-history' });
    await tell(guest, { kind: 'GUEST_APPROVED', body: '別の予約', link: LINK });
    await test.work();
    await open(guest, `/guest/dohan-day?bookingId=${bookingId}&from=list`);
    await open(guest, `/guest/dohan-day?bookingId=${bookingId}`);
    expect(await document(guest)).toEqual({ version: 5, document: { notifyCount: 2 } });
    expect((await list(guest)).items.map(({ read: isRead }) => isRead)).toEqual([false, false, true, true]);
    expect(await document(other)).toMatchObject({ document: { notifyCount: 1 } });
  });

  it('marks what leads to exactly this screen', async () => {
    const guest = await signUpGuest(test);
    await tell(guest, { kind: 'GUEST_POINTS_ADJUSTED', body: 'ポイント', link: '/guest/used-point-history' });
    await test.work();
    await open(guest, '/guest/used');
    expect(await document(guest)).toMatchObject({ document: { notifyCount: 1 } });
    await open(guest, '/guest/used-point-history');
    expect(await document(guest)).toMatchObject({ document: { notifyCount: 0 } });
  });
});
