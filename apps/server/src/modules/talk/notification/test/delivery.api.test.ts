import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { noticeSettingRoutes } from '@yoimachi/contract/notice-settings';
import type { NewsKind } from '@yoimachi/domain/news';
import { addMinutes, DAY_MINUTES, dayOf } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import { DeliveryError, type Delivered } from '#platform/delivery';
import {
  signUpCast,
  signUpGuest,
  typed,
  useRewoundApp,
  type Person,
} from '../../../../test-support/index.ts';
import type { AppContext } from '#platform/module';
import { deliverNews } from '../index.ts';
import {
  BOOKING_LINK,
  channelsOfTest,
  giveMail,
  tell as tellIn,
  withNotification,
  type Sent,
} from './support.ts';

const channels = channelsOfTest();
const test = useRewoundApp({
  modules: withNotification((context) => ({ ...channels.means, ...ofCodes(context) })),
  config: { databasePool: 10, logLevel: 'silent' },
  startAt: '2026-11-24T12:00:00+09:00',
});

/** Codes of addresses go to the inbox; notifications to the test's channels. */
function ofCodes(context: AppContext) {
  const { mail } = channels.means;
  return {
    mail: {
      send: async (message: Parameters<typeof mail.send>[0]): Promise<Delivered> => {
        if (message.key.startsWith('notice:')) return mail.send(message);
        const { to: recipient, text: body } = message;
        const row = { channel: 'MAIL' as const, recipient, body, created_at: context.clock.now() };
        await context.db.insertInto('dev_inbox').values(row).execute();
        return 'SENT';
      },
    },
  };
}

let guest: Person;
beforeEach(async () => {
  guest = await signUpGuest(test);
});
afterEach(() => {
  channels.reset();
  channels.subscriptions.clear();
});

const tell = (kind: Parameters<typeof tellIn>[2]['kind'] = 'GUEST_APPROVED', to = guest) =>
  tellIn(test, to, { kind, body: 'お知らせ', link: linkOf(kind), day: dayOf(test.clock.now()) });
const linkOf = (kind: string) =>
  kind === 'GUEST_DAY_OPENED'
    ? '/guest/user-profile'
    : kind === 'AGE_CHECK'
      ? '/guest/age-verification'
      : BOOKING_LINK;
const withPush = (...ids: string[]) => channels.subscriptions.set(guest.userId, ids);
const byMail = () => giveMail(test, guest, `${guest.userId}@example.com`);
const rows = (of = guest) =>
  test.db
    .selectFrom('notification_delivery')
    .select(['channel', 'address', 'state', 'reason', 'tries', 'due_at'])
    .where('account_id', '=', of.userId)
    .orderBy('id')
    .execute();
const states = async () => (await rows()).map(({ channel, state }) => `${channel} ${state}`);
const went = () => channels.sent.map(({ channel }) => channel);
async function moveTo(at: Date): Promise<void> {
  await test.moveTo(at);
  await test.work();
}
const moveBy = (minutes: number) => moveTo(addMinutes(test.clock.now(), minutes));
/** What every message by a channel meets; the others arrive. */
const meets = (channel: Sent['channel'], act: () => Delivered | Promise<Delivered>) =>
  void (channels.behaviour.do = (message) => (message.channel === channel ? act() : 'SENT'));

async function save(body: {
  off?: readonly ['BOOKING' | 'SERVICE', 'MAIL' | 'PUSH'][];
  everyChannel?: boolean;
  quiet?: boolean;
}) {
  const { addresses: _, ...now } = await test.ok(noticeSettingRoutes.guestNoticeSettings, {}, guest);
  const isOff = (cell: { category: string; channel: string }) =>
    (body.off ?? []).some(([category, channel]) => cell.category === category && cell.channel === channel);
  const next = {
    channels: now.channels.map((cell) => ({ ...cell, isOn: cell.isOn && !isOff(cell) })),
    quiet: { ...now.quiet, isOn: body.quiet ?? now.quiet.isOn },
    everyChannel: body.everyChannel ?? false,
  };
  await test.ok(noticeSettingRoutes.saveGuestNoticeSettings, { body: next }, guest);
}

describe('a message', () => {
  it('goes by one channel, in full, to a page of the product', async () => {
    withPush('phone');
    await byMail();
    await tell();
    await test.work();
    expect(channels.sent).toEqual([
      {
        channel: 'PUSH',
        key: expect.stringMatching(/^notice:/),
        to: 'phone',
        text: '同伴リクエストが承認されました\nお知らせ',
        link: BOOKING_LINK,
        tag: expect.stringMatching(/^notice:/),
      },
    ]);
    expect(await states()).toEqual(['PUSH SENT']);
  });

  it('goes to every browser of the person, once, however often it is worked on', async () => {
    withPush('phone', 'laptop');
    await tell();
    await Promise.all([test.work(), test.work()]);
    await test.work();
    expect(channels.sent.map(({ to }) => to).toSorted()).toEqual(['laptop', 'phone']);
  });

  it('goes by all chosen channels where that is wanted', async () => {
    withPush('phone');
    await byMail();
    await save({ everyChannel: true });
    await tell();
    await test.work();
    expect(went().toSorted()).toEqual(['MAIL', 'PUSH']);
  });

  it('is told in the product alone where nothing else reaches the person, or is of a kind long gone', async () => {
    await tell();
    await test.app.pool.query(
      `insert into outbox (topic, key, payload, created_at) values ('notify', $1, $2, $3)`,
      [guest.userId, { accountId: guest.userId, kind: 'OF_BEFORE', body: '以前' }, test.clock.now()],
    );
    await test.work();
    expect(await rows()).toEqual([]);
    expect((await test.ok(notificationRoutes.listNotifications, {}, guest)).items).toHaveLength(2);
  });
});

describe('a channel that does not take a message', () => {
  it.each(['REFUSED', 'GONE'] as const)('%s: the next one tells it', async (end) => {
    withPush('phone');
    await byMail();
    meets('PUSH', () => end);
    await tell();
    await test.work();
    expect(await states()).toEqual([`PUSH ${end}`, 'MAIL SENT']);
  });

  it('with two browsers is passed over when neither took it, and not when one did', async () => {
    withPush('phone', 'laptop');
    await byMail();
    let tries = 0;
    meets('PUSH', () => (tries++ === 0 ? 'GONE' : 'SENT'));
    await tell();
    await test.work();
    expect(went()).toEqual(['PUSH']);
    meets('PUSH', () => 'GONE');
    await tell();
    await test.work();
    expect(went()).toEqual(['PUSH', 'MAIL']);
  });

  it('UNKNOWN: it may have arrived, and nothing is sent after it', async () => {
    withPush('phone');
    await byMail();
    meets('PUSH', () => 'UNKNOWN');
    await tell();
    await test.work();
    expect(await states()).toEqual(['PUSH UNKNOWN']);
    meets('PUSH', () => Promise.reject(new Error('socket hang up')));
    await tell();
    await test.work();
    expect(await states()).toEqual(['PUSH UNKNOWN', 'PUSH UNKNOWN']);
  });

  it('for now is asked again when it said, not before', async () => {
    withPush('phone');
    meets('PUSH', () => Promise.reject(new DeliveryError('429', { retryAfterSeconds: 600 })));
    await tell();
    await test.work();
    const later = new Date(test.clock.now().getTime() + 600_000);
    expect(await rows()).toMatchObject([{ state: 'WAITING', reason: '429', tries: 1, due_at: later }]);
    channels.behaviour.do = () => 'SENT';
    await moveBy(9);
    expect(went()).toEqual([]);
    await moveBy(1);
    expect(went()).toEqual(['PUSH']);
    expect(await rows()).toMatchObject([{ state: 'SENT', tries: 2, due_at: null }]);
  });

  it('for good is given up, with its reason, and the next one tells it', async () => {
    withPush('phone');
    await byMail();
    meets('PUSH', () => Promise.reject(new DeliveryError('503 Service Unavailable')));
    await tell();
    await test.work();
    for (let index = 0; index < 10; index++) await moveBy(20);
    expect(await states()).toEqual(['PUSH DEAD', 'MAIL SENT']);
    expect((await rows())[0]).toMatchObject({ tries: 5, reason: '503 Service Unavailable' });
    channels.behaviour.do = () => 'SENT';
    const listed = () => typed(test, 'listDeadDeliveries', '--operator', 'sato');
    const told = await listed();
    for (const said of ['PUSH', 'GUEST_APPROVED', '503 Service Unavailable', '1 items'])
      expect(told).toContain(said);
    const { id } = await test.db
      .selectFrom('notification_delivery')
      .select('id')
      .where('state', '=', 'DEAD')
      .executeTakeFirstOrThrow();
    await typed(test, 'reviveDelivery', id, '--operator', 'sato');
    await moveBy(0);
    expect(await states()).toEqual(['PUSH SENT', 'MAIL SENT']);
    expect(await listed()).toContain('0 items');
    await expect(typed(test, 'reviveDelivery', id, '--operator', 'sato')).rejects.toThrow('NOT_FOUND');
  });
});

describe('between event and delivery', () => {
  it('a channel switched off is obeyed, and the next one tells it', async () => {
    withPush('phone');
    await byMail();
    meets('PUSH', () => Promise.reject(new DeliveryError('503')));
    await tell();
    await test.work();
    await save({ off: [['BOOKING', 'PUSH']] });
    channels.behaviour.do = () => 'SENT';
    await moveBy(1);
    expect(await rows()).toMatchObject([
      { channel: 'PUSH', state: 'DROPPED', reason: 'OFF' },
      { channel: 'MAIL', state: 'SENT' },
    ]);
  });

  it('who has left is told nothing', async () => {
    withPush('phone');
    meets('PUSH', () => Promise.reject(new DeliveryError('503')));
    await tell();
    await test.work();
    await test.db
      .updateTable('account')
      .set({ left_at: test.clock.now() })
      .where('id', '=', guest.userId)
      .execute();
    channels.behaviour.do = () => 'SENT';
    await moveBy(1);
    expect(await rows()).toMatchObject([{ state: 'DROPPED', reason: 'LEFT' }]);
    expect(went()).toEqual([]);
  });
});

describe('quiet hours', () => {
  it("hold back what can wait until their end, and nothing of today's booking", async () => {
    withPush('phone');
    await moveTo(new Date('2026-11-24T23:30:00+09:00'));
    await tell('GUEST_DAY_OPENED');
    await tell('GUEST_APPROVED');
    await test.work();
    expect(channels.sent).toMatchObject([{ link: BOOKING_LINK }]);
    expect((await test.ok(notificationRoutes.userNotification, {}, guest)).document.notifyCount).toBe(2);
    await moveTo(new Date('2026-11-25T07:59:00+09:00'));
    expect(went()).toHaveLength(1);
    await moveTo(new Date('2026-11-25T08:00:00+09:00'));
    expect(went()).toHaveLength(2);
  });

  it('do not hold back the outcome of the age check, whose SMS leaves at once, too', async () => {
    withPush('phone');
    await moveTo(new Date('2026-11-28T02:00:00+09:00'));
    await tell('AGE_CHECK');
    await test.work();
    expect(went()).toEqual(['PUSH']);
  });

  it('are none for who switched them off', async () => {
    withPush('phone');
    await save({ quiet: false });
    await moveTo(new Date('2026-11-28T23:30:00+09:00'));
    await tell('GUEST_DAY_OPENED');
    await test.work();
    expect(went()).toEqual(['PUSH']);
  });
});

describe('news', () => {
  beforeEach(() => test.moveTo(new Date('2026-12-01T12:00:00+09:00')));

  const news = (accountIds: readonly string[], kind: NewsKind = 'NOTICE') =>
    withTransaction(test.db, (trx) =>
      deliverNews(
        trx,
        { jobs: test.context.jobs },
        {
          newsId: '01a1f71c-7600-72de-a3c2-b87811fd8514',
          accountIds,
          kind,
          isAdvertising: kind === 'FEATURE',
          title: '冬',
          body: '夜景',
          link: '/notification',
        },
        test.clock.now(),
      ),
    );

  it('reach those alone who chose a channel for them, once, and are in no list of notifications', async () => {
    const cast = await signUpCast(test);
    channels.subscriptions.set(cast.userId, ['hers']);
    withPush('phone');
    const { addresses: _, ...settings } = await test.ok(noticeSettingRoutes.guestNoticeSettings, {}, guest);
    const isOn = (cell: { category: string; channel: string; isOn: boolean }) =>
      cell.isOn || (cell.category === 'NEWS' && cell.channel === 'PUSH');
    const body = { ...settings, channels: settings.channels.map((cell) => ({ ...cell, isOn: isOn(cell) })) };
    await test.ok(noticeSettingRoutes.saveGuestNoticeSettings, { body }, guest);
    await news([guest.userId, cast.userId]);
    await news([guest.userId]);
    await test.work();
    expect(channels.sent).toMatchObject([{ to: 'phone', text: '冬\n夜景', link: '/notification' }]);
    expect((await test.ok(notificationRoutes.listNotifications, {}, guest)).items).toEqual([]);
  });

  it.each([
    ['IMPORTANT', ['PUSH']],
    ['TROUBLE', ['PUSH']],
    ['NOTICE', []],
    ['NEW_FUNCTION', []],
    ['FEATURE', []],
  ] as const)('of the kind %s go to who has set nothing by %j', async (kind, expected) => {
    withPush('phone');
    await byMail();
    await news([guest.userId], kind);
    await test.work();
    expect(went()).toEqual(expected);
  });

  it('that everybody needs wait for the morning, and obey what was switched off', async () => {
    withPush('phone');
    await moveTo(new Date('2026-12-01T23:30:00+09:00'));
    await news([guest.userId], 'TROUBLE');
    await test.work();
    await save({ off: [['SERVICE', 'PUSH']] });
    await moveTo(new Date('2026-12-02T08:00:00+09:00'));
    expect(await rows()).toMatchObject([{ channel: 'PUSH', state: 'DROPPED', reason: 'OFF' }]);
  });

  it('leave no text behind once the last of their deliveries has gone with age', async () => {
    withPush('phone');
    const texts = () => test.db.selectFrom('notification_text').select('id').execute();
    await news([guest.userId], 'TROUBLE');
    await test.work();
    await test.moveBy(89 * DAY_MINUTES);
    await news([guest.userId, (await signUpGuest(test)).userId], 'TROUBLE');
    expect([await texts(), await rows()]).toMatchObject([[{}], [{}]]);
    await test.moveBy(2 * DAY_MINUTES);
    expect([await texts(), await rows()]).toEqual([[], []]);
  });
});
