import { beforeEach, describe, expect, it } from 'vitest';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { noticeSettingRoutes } from '@yoimachi/contract/notice-settings';
import { noticeTitle } from '@yoimachi/domain/notification';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { addMinutes } from '@yoimachi/domain/time';
import { notify } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import {
  OPERATORS,
  signUpCast,
  signUpGuest,
  startTestApp,
  typed,
  useRewoundApp,
  type Person,
  type TestApp,
} from '../../../../test-support/index.ts';
import { editWording } from '../wording/edit-wording.ts';
import { BOOKING_LINK, channelsOfTest, tell, withNotification } from './support.ts';

const channels = channelsOfTest();
const modules = withNotification(() => channels.means);
const test = useRewoundApp({ modules, config: { logLevel: 'silent' } });
const by = ['--operator', 'sato'] as const;
const operator = (...words: [string, ...string[]]) => typed(test, ...words);
const edit = (kind: string, text: string, title = 'null', seen = '0') =>
  operator('editNoticeWording', kind, '--seen', seen, '--title', title, '--text', text, ...by);

let begunAt: Date;
beforeEach(() => void (begunAt = test.clock.now()));
let minutes = 0;
/** Servers keep words in mind for some seconds; each time it is a later instant than ever, though the clock goes back after each test. */
const heard = (app: TestApp = test) => app.moveTo(addMinutes(begunAt, ++minutes));
const approve = async (guest: Person, cast = '美月', app: TestApp = test) => {
  const notice = noticeOf('GUEST_ONE_APPROVED', { cast, date: '11/28（土）18:00', time: '18:00' });
  const payload = { accountId: guest.userId, ...notice, link: BOOKING_LINK };
  await withTransaction(app.db, (trx) => publish(trx, notify, payload, app.clock.now()));
  await app.work();
};
const bodies = async (person: Person) =>
  (await test.ok(notificationRoutes.listNotifications, {}, person)).items.map(({ body }) => body);
const OWN =
  '美月さんが11/28（土）18:00の同伴リクエストを承認しました。ほかのキャストの返信をお待ちください。';
const THEIRS = '{cast}さんと{time}からお会いになれます。';
const FILLED = '美月さんと18:00からお会いになれます。';

describe('words of an operator', () => {
  it('are what the next notice says on every channel; what was told keeps its own, and they can be taken back', async () => {
    channels.reset();
    const guest = await signUpGuest(test);
    await test.ok(noticeSettingRoutes.sendNoticeMailCode, { body: { email: 'guest@example.jp' } }, guest);
    const code = /\d{6}/.exec(channels.sent[0]!.text)![0];
    await test.ok(noticeSettingRoutes.saveNoticeMail, { body: { code } }, guest);
    channels.subscriptions.set(guest.userId, ['1']);
    const { addresses: _, ...settings } = await test.ok(noticeSettingRoutes.guestNoticeSettings, {}, guest);
    const body = { ...settings, everyChannel: true };
    await test.ok(noticeSettingRoutes.saveGuestNoticeSettings, { body }, guest);
    await approve(guest);
    expect(await edit('GUEST_ONE_APPROVED', THEIRS, 'お返事です')).toContain('version: 1');
    await heard();
    channels.reset();
    await approve(guest);
    expect(await bodies(guest)).toEqual([FILLED, OWN]);
    const sent = new Map(channels.sent.map(({ channel, text }) => [channel, text]));
    expect(sent.get('PUSH')).toBe(`お返事です\n${FILLED}`);
    expect(sent.get('MAIL')).toMatch(/お返事です\n/);
    expect(sent.get('MAIL')).toContain(FILLED);
    await operator('resetNoticeWording', 'GUEST_ONE_APPROVED', '--seen', '1', ...by);
    await heard();
    channels.reset();
    await approve(guest);
    expect(await bodies(guest)).toEqual([OWN, FILLED, OWN]);
    expect(channels.sent[0]!.text).toContain(`${noticeTitle('GUEST_ONE_APPROVED')}\n${OWN}`);
  });

  it('are heard of by another process within some seconds', async () => {
    const second = await startTestApp({ databaseUrl: test.databaseUrl, modules });
    try {
      const guest = await signUpGuest(test);
      await approve(guest, '美月', second);
      await edit('GUEST_ONE_APPROVED', THEIRS);
      await heard(second);
      await approve(guest, '美月', second);
      expect(await bodies(guest)).toEqual([FILLED, OWN]);
    } finally {
      await second.close();
    }
  });

  it('do not reach an SMS, which says what the product says', async () => {
    channels.reset();
    const cast = await signUpCast(test);
    await edit('EMAIL_CHANGED', '宛先が変わりました。');
    await heard();
    await tell(test, cast, { ...noticeOf('EMAIL_CHANGED', {}), link: '/cast/account-info' });
    await test.work();
    expect(await bodies(cast)).toEqual(['宛先が変わりました。']);
    const sms = channels.sent.find(({ channel }) => channel === 'SMS');
    expect(sms!.text).toContain('【宵待ち】メールアドレスを変更しました。\n');
  });

  it('leave alone what the version before told, without values, and what this one can say no more', async () => {
    const guest = await signUpGuest(test);
    await edit('GUEST_ONE_APPROVED', THEIRS);
    const gone = {
      kind: 'GUEST_REFUNDED',
      version: 1,
      title: null,
      body: '{balance}を',
      written_by: OPERATORS.sato.id,
    };
    await test.db
      .insertInto('notice_wording')
      .values({ ...gone, written_at: test.clock.now() })
      .execute();
    await heard();
    const old = {
      accountId: guest.userId,
      kind: 'GUEST_ONE_APPROVED',
      body: '以前の文です。',
      link: BOOKING_LINK,
    };
    await test.db
      .insertInto('outbox')
      .values({
        topic: 'notify',
        key: guest.userId,
        payload: JSON.stringify(old),
        created_at: test.clock.now(),
      })
      .execute();
    await tell(test, guest, {
      kind: 'GUEST_REFUNDED',
      body: '払い戻しました。',
      link: '/guest/used-point-history',
    });
    await test.work();
    expect((await bodies(guest)).toSorted()).toEqual(['以前の文です。', '払い戻しました。']);
  });

  it('put a nickname in as it is, also one that looks like a variable', async () => {
    const guest = await signUpGuest(test);
    await edit('GUEST_ONE_APPROVED', THEIRS);
    await heard();
    await approve(guest, '{time}');
    expect(await bodies(guest)).toEqual(['{time}さんと18:00からお会いになれます。']);
  });
});

describe('at the terminal', () => {
  it('lists the versions of a kind with who wrote them', async () => {
    await edit('CAST_STAGE_UP', 'ステージ{stage}です。');
    await heard();
    await edit('CAST_STAGE_UP', 'ステージ{stage}です。', '昇格', '1');
    await operator('resetNoticeWording', 'CAST_STAGE_UP', '--seen', '2', ...by);
    const shown = await operator('showNoticeWording', 'CAST_STAGE_UP', ...by);
    expect(shown).toMatch(/sato[^]*昇格 +ステージ\{stage\}です。[^]*ステージ\{stage\}です。/);
    const again = operator('resetNoticeWording', 'CAST_STAGE_UP', '--seen', '2', ...by);
    await expect(again).rejects.toThrow('CONFLICT');
    await expect(operator('showNoticeWording', 'STAGE', ...by)).rejects.toThrow('<kind>');
  });

  it('refuses what cannot be told, and says why', async () => {
    for (const [text, title, code] of [
      ['{cast}さん', 'null', 'WORDING_VARIABLE'],
      ['null', '{stage}', 'WORDING_VARIABLE'],
      ['{stageに', 'null', 'WORDING_BRACES'],
      [' ', 'null', 'REQUIRED'],
      ['一\n二', 'null', 'TEXT_INVALID'],
      ['あ'.repeat(201), 'null', 'TOO_LONG'],
      ['null', 'あ'.repeat(41), 'TOO_LONG'],
      ['https://example.com', 'null', 'WORDING_CONTACT'],
    ] as const)
      await expect(edit('CAST_STAGE_UP', text, title), text).rejects.toThrow(code);
    expect(await operator('listNoticeWordings', ...by)).toContain('0 items');
  });

  it('lets the first of two who write at once write, and keeps every version as it is', async () => {
    const edit = { kind: 'CAST_STAGE_UP', seen: 0, title: null } as const;
    const texts = ['一人目です。', '二人目です。'];
    const results = await Promise.all(
      texts.map((text) => editWording(test.context, { ...edit, text, operator: OPERATORS.sato })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'CONFLICT' } });
    const later = await editWording(test.context, { ...edit, text: '後から', operator: OPERATORS.sato });
    expect(later).toMatchObject({ ok: false, error: { code: 'CONFLICT' } });
    await expect(test.db.updateTable('notice_wording').set({ body: '' }).execute()).rejects.toThrow();
    await expect(test.db.deleteFrom('notice_wording').execute()).rejects.toThrow();
    expect(await operator('listNoticeWordings', ...by)).toMatch(/[一二]人目です。/);
  });
});
