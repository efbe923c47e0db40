import { noticeSettingRoutes } from '@yoimachi/contract/notice-settings';
import { sampleNotice } from '@yoimachi/domain/notice-wording';
import type { NoticeKind } from '@yoimachi/domain/notification';
import { notify } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import type { Delivered } from '#platform/delivery';
import { publish } from '#platform/outbox';
import { openActsOf } from '#meeting/booking';
import { unseenOf } from '#talk/chat';
import type { AppContext, ModuleFactory } from '#platform/module';
import { moduleFactories } from '../../../../modules.ts';
import { notificationFeature } from '../../../../wiring/talk.ts';
import type { Person, TestApp } from '../../../../test-support/index.ts';
import type { NoticeMeans } from '../notification.deps.ts';
import { notificationModule } from '../notification.module.ts';

export const BOOKING_LINK = '/guest/dohan-detail?bookingId=1';

interface Told {
  readonly kind: NoticeKind;
  readonly body: string;
  readonly link?: string | null;
  readonly day?: string | null;
}

/** Tells a person something as other features do: an outbox row in their own transaction. */
export const tell = (
  app: Pick<TestApp, 'clock' | 'db'>,
  person: Pick<Person, 'userId'>,
  { kind, ...told }: Told,
): Promise<unknown> =>
  withTransaction(app.db, (trx) =>
    publish(trx, notify, { accountId: person.userId, ...sampleNotice(kind), ...told }, app.clock.now()),
  );

/** The last mail that arrived, as the inbox of development shows it. */
export async function lastMail(app: Pick<TestApp, 'db'>, to: string): Promise<string> {
  const row = await app.db
    .selectFrom('dev_inbox')
    .select('body')
    .where('channel', '=', 'MAIL')
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return row.body;
}

/** Gives a person an address by a code, as the settings do. */
export async function giveMail(app: TestApp, person: Person, email: string): Promise<void> {
  await app.ok(noticeSettingRoutes.sendNoticeMailCode, { body: { email } }, person);
  const code = /\d{6}/.exec(await lastMail(app, email))![0];
  await app.ok(noticeSettingRoutes.saveNoticeMail, { body: { code } }, person);
}

export interface Sent {
  readonly channel: 'LINE' | 'MAIL' | 'PUSH' | 'SMS';
  readonly key: string;
  readonly to: string;
  readonly text: string;
  readonly link: string | undefined;
  /** Of a push. */
  readonly tag?: string;
}

/** Channels of a test: what went out by them, and what they do with the next one. */
export function channelsOfTest() {
  const sent: Sent[] = [];
  const subscriptions = new Map<string, string[]>();
  const behaviour: { do: (message: Sent) => Delivered | Promise<Delivered> } = { do: () => 'SENT' };
  async function send(message: Sent): Promise<Delivered> {
    const delivered = await behaviour.do(message);
    if (delivered === 'SENT') sent.push(message);
    return delivered;
  }
  const means: NoticeMeans = {
    push: {
      subscriptionsOf: async (_, accountId) => (subscriptions.get(accountId) ?? []).map((id) => ({ id })),
      send: (to, { key, title, body, link, tag }) =>
        send({ channel: 'PUSH', key, to, text: `${title}\n${body}`, link, tag }),
    },
    line: { send: ({ key, to, text, link }) => send({ channel: 'LINE', key, to, text, link }) },
    mail: {
      send: ({ key, to, subject, text }) =>
        send({ channel: 'MAIL', key, to, text: `${subject}\n${text}`, link: undefined }),
    },
    unseenChats: unseenOf,
    openActs: openActsOf,
    sms: { send: ({ key, to, body }) => send({ channel: 'SMS', key, to, text: body, link: undefined }) },
  };
  return {
    means,
    sent,
    subscriptions,
    behaviour,
    reset() {
      sent.length = 0;
      behaviour.do = () => 'SENT';
    },
  };
}

/** The product with these means for notifications. */
export const withNotification = (means: (context: AppContext) => NoticeMeans): ModuleFactory[] => [
  ...moduleFactories.filter((factory) => factory !== notificationFeature),
  (context) => notificationModule(context, means(context)),
];
