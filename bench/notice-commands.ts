import { notify } from '../apps/server/src/events/catalogue.ts';
import { lineAccount } from '../apps/server/src/gateways/line-message/line-account.ts';
import { smtpMail } from '../apps/server/src/gateways/mail/smtp.ts';
import { CERTIFICATE } from '../apps/server/src/gateways/mail/test/loopback-certificate.ts';
import type { PushAddress } from '../apps/server/src/gateways/push/port.ts';
import { webPush } from '../apps/server/src/gateways/push/web-push.ts';
import { twilioSms } from '../apps/server/src/gateways/sms/twilio/twilio.ts';
import type { App } from '../apps/server/src/app.ts';
import { giveAddress } from '../apps/server/src/modules/talk/notification/test/addresses.ts';
import { withTransaction } from '../apps/server/src/platform/database/index.ts';
import { happened, publishAll } from '../apps/server/src/platform/outbox/index.ts';
import { signUpGuest, type Person } from '../apps/server/src/test-support/people.ts';
import type { TestApp } from '../apps/server/src/test-support/start.ts';
import type { NoticeChannel } from '@yoimachi/domain/notification';
import { sampleNotice } from '@yoimachi/domain/notice-wording';
import type { BenchApp } from './people.ts';
import type { NoticeCommands } from './protocol.ts';

/** As many as the product has on their way at the same time. */
const AT_ONCE = 8;
const TEXT = { body: '銀座で18:00から、同伴の予定です。', link: '/guest/dohan-detail?bookingId=1' };

/** What the server's process does about notices. */
export function noticeCommands(app: App, bench: BenchApp): NoticeCommands {
  const { jobs, outbox } = app;
  const people: Person[] = [];
  const tell = (accountIds: readonly string[]) =>
    withTransaction(bench.db, (trx) => {
      const at = bench.clock.now();
      const told = { ...sampleNotice('CAST_CHECKOUT_ASK'), ...TEXT };
      return publishAll(
        trx,
        accountIds.map((accountId) => happened(notify, { accountId, ...told }, at)),
      );
    });
  return {
    async preparePeople(count) {
      await jobs.open();
      while (people.length < count) people.push(await signUpGuest(bench as TestApp));
      return Promise.all(people.map(async (one) => ({ userId: one.userId, token: await one.token() })));
    },
    async giveChannel(channel, browsers) {
      for (const [index, person] of people.entries())
        await giveAddress(bench, person, channel, async () => browsers[index]!);
    },
    async planDeliveries(times) {
      for (let told = 0; told < times; told++) await tell(people.map(({ userId }) => userId));
      await outbox.drain();
      return jobs.drain();
    },
    async deliver() {
      return jobs.drain();
    },
    sendAlone: (channel, count, browsers) => sendAlone(app, channel, count, browsers),
    async startWork() {
      outbox.start(() => 60_000);
    },
    async tellOne(accountId) {
      await tell([accountId]);
      return performance.timeOrigin + performance.now();
    },
  };
}

/** The same messages by the adapter alone: without anything that is kept. */
async function sendAlone(
  { context: { clock, config } }: App,
  channel: NoticeChannel,
  count: number,
  browsers: readonly PushAddress[],
): Promise<void> {
  const push = webPush(
    { keys: config.push!, contact: `mailto:${config.supportMail}` },
    { ca: CERTIFICATE, isAllowed: () => true },
  );
  const means = { line: lineAccount(config.lineMessages!), mail: smtpMail(config.mail!, clock) };
  const sms = twilioSms(config.twilio!);
  const send: Record<NoticeChannel, (index: number) => Promise<unknown>> = {
    LINE: (index) =>
      means.line.send({ key: `alone:${count}:${index}`, to: `U${'0a'.repeat(16)}`, text: TEXT.body }),
    MAIL: (index) =>
      means.mail.send({ key: `alone:${index}`, to: 'a@example.com', subject: '宵待ち', text: TEXT.body }),
    PUSH: (index) =>
      push.send({
        key: null,
        accountId: '',
        to: browsers[index % browsers.length]!,
        urgency: 'normal',
        ttlSeconds: 600,
        title: '宵待ち',
        tag: String(index),
        ...TEXT,
      }),
    SMS: (index) =>
      sms.send({ key: `alone:${index}`, to: '+819012345678', body: TEXT.body, validMinutes: 120 }),
  };
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) await send[channel](next++);
    }),
  );
}
