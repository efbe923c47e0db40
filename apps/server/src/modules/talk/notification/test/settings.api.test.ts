import { describe, expect, it } from 'vitest';
import { noticeSettingRoutes as routes } from '@yoimachi/contract/notice-settings';
import { signUpCast, signUpGuest, useTestApp } from '../../../../test-support/index.ts';
import { giveMail, lastMail } from './support.ts';

const test = useTestApp({ startAt: '2026-11-24T12:00:00+09:00' });

const read = async (guest: Awaited<ReturnType<typeof signUpGuest>>) =>
  test.ok(routes.guestNoticeSettings, {}, guest);
const on = ({ channels }: { channels: readonly { category: string; channel: string; isOn: boolean }[] }) =>
  channels.filter(({ isOn }) => isOn).map(({ category, channel }) => `${category} ${channel}`);

describe('settings', () => {
  it('begin with the defaults, and keep no row of them', async () => {
    const guest = await signUpGuest(test);
    const settings = await read(guest);
    expect(settings).toMatchObject({
      quiet: { isOn: true, fromMinute: 1380, toMinute: 480 },
      everyChannel: false,
      addresses: { isLineLinked: false, maskedEmail: null, waitingMail: null },
    });
    expect(settings.addresses.maskedPhone).toMatch(/^0\d0-\*{4}-\d{4}$/);
    expect(settings.channels).toHaveLength(18);
    const withoutOptIn = on(settings).filter((cell) => /^(CHAT|NEWS|SERVICE) /.test(cell));
    expect(withoutOptIn).toEqual(['CHAT PUSH', 'SERVICE PUSH']);
    const { addresses: _, ...body } = settings;
    await test.ok(routes.saveGuestNoticeSettings, { body }, guest);
    const kept = test.db.selectFrom('notification_setting').select('channel');
    expect(await kept.where('account_id', '=', guest.userId).execute()).toEqual([]);
  });

  it('are kept as they were set, each person their own, and again change nothing', async () => {
    const [guest, cast] = [await signUpGuest(test), await signUpCast(test)];
    const channels = [
      { category: 'BOOKING', channel: 'MAIL', isOn: false },
      { category: 'NEWS', channel: 'PUSH', isOn: true },
    ] as const;
    const quiet = { isOn: true, fromMinute: 60, toMinute: 300 };
    const body = { channels: [...channels], quiet, everyChannel: true };
    const saved = await test.ok(routes.saveGuestNoticeSettings, { body }, guest);
    expect(await test.ok(routes.saveGuestNoticeSettings, { body }, guest)).toEqual(saved);
    expect(on(saved)).toEqual(
      expect.arrayContaining(['BOOKING PUSH', 'BOOKING LINE', 'NEWS PUSH', 'SAFETY MAIL']),
    );
    expect(on(saved)).not.toContain('BOOKING MAIL');
    expect(saved).toMatchObject({ quiet, everyChannel: true });
    expect(on(await test.ok(routes.castNoticeSettings, {}, cast))).toContain('BOOKING MAIL');
  });

  it('have no quiet hours of no length, and no SMS to switch', async () => {
    const guest = await signUpGuest(test);
    const quiet = { isOn: true, fromMinute: 60, toMinute: 60 };
    const body = { channels: [], quiet, everyChannel: false };
    const saved = await test.ok(routes.saveGuestNoticeSettings, { body }, guest);
    expect(saved.quiet.isOn).toBe(false);
    const sms = { ...body, channels: [{ category: 'SAFETY', channel: 'SMS', isOn: false }] };
    const refused = await test.call(routes.saveGuestNoticeSettings, { body: sms as never }, guest);
    expect(refused).toMatchObject({ status: 400, code: 'VALIDATION' });
  });

  it('are saved by several at once as one of them said', async () => {
    const guest = await signUpGuest(test);
    const bodyOf = (isOn: boolean) => ({
      channels: (['BOOKING', 'MONEY', 'SAFETY'] as const).map((category) => ({
        category,
        channel: 'PUSH' as const,
        isOn,
      })),
      quiet: { isOn, fromMinute: 1380, toMinute: 480 },
      everyChannel: !isOn,
    });
    await Promise.all(
      [true, false, true, false].map((isOn) =>
        test.ok(routes.saveGuestNoticeSettings, { body: bodyOf(isOn) }, guest),
      ),
    );
    const { quiet, everyChannel, ...settings } = await read(guest);
    const pushes = on(settings).filter((cell) => /^(BOOKING|MONEY|SAFETY) PUSH$/.test(cell));
    expect(pushes).toHaveLength(quiet.isOn ? 3 : 0);
    expect(everyChannel).toBe(!quiet.isOn);
  });
});

describe('the address of mails', () => {
  it('is taken by the code that was sent to it, shown masked, and removed', async () => {
    const guest = await signUpGuest(test);
    await giveMail(test, guest, 'fujita@example.jp');
    const { addresses } = await read(guest);
    expect(addresses).toMatchObject({ maskedEmail: 'fuj***@example.jp', waitingMail: null });
    await test.ok(routes.removeNoticeMail, {}, guest);
    await test.ok(routes.removeNoticeMail, {}, guest);
    expect((await read(guest)).addresses.maskedEmail).toBeNull();
  });

  it('waits for its code, and stays as it was until then', async () => {
    const guest = await signUpGuest(test);
    await giveMail(test, guest, 'first@example.jp');
    await test.moveBy(2);
    await test.ok(routes.sendNoticeMailCode, { body: { email: 'second@example.jp' } }, guest);
    expect((await read(guest)).addresses).toMatchObject({
      maskedEmail: 'fir***@example.jp',
      waitingMail: { email: 'second@example.jp' },
    });
    const wrong = await test.call(routes.saveNoticeMail, { body: { code: '000000' } }, guest);
    const right = /\d{6}/.exec(await lastMail(test, 'second@example.jp'))![0];
    if (right !== '000000') expect(wrong).toMatchObject({ code: 'INVALID_VERIFICATION_CODE' });
    expect(await test.call(routes.saveNoticeMail, { body: { code: '1' } }, guest)).toMatchObject({
      code: 'CODE_FORMAT',
    });
    await test.moveBy(11);
    expect(await test.call(routes.saveNoticeMail, { body: { code: right } }, guest)).toMatchObject({
      code: 'CODE_EXPIRED',
    });
  });

  it('refuses what is none, a second code at once, and guessing', async () => {
    const guest = await signUpGuest(test);
    const send = (email: string) => test.call(routes.sendNoticeMailCode, { body: { email } }, guest);
    expect(await send('nobody')).toMatchObject({ code: 'EMAIL_INVALID' });
    await send('third@example.jp');
    expect(await send('third@example.jp')).toMatchObject({ code: 'RESEND_TOO_SOON' });
    const right = /\d{6}/.exec(await lastMail(test, 'third@example.jp'))![0];
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    let last;
    for (let index = 0; index < 5; index++)
      last = await test.call(routes.saveNoticeMail, { body: { code: wrong } }, guest);
    expect(last).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    const late = await test.call(routes.saveNoticeMail, { body: { code: right } }, guest);
    expect(late).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });
});
