import type { UserType } from '@yoimachi/domain/account';
import type { Notice } from '@yoimachi/domain/notice-wording';
import type { OpenActs } from '@yoimachi/domain/notification';
import type { LineMessageGateway } from '#gateways/line-message/port.ts';
import type { MailGateway } from '#gateways/mail/port.ts';
import type { SmsGateway } from '#gateways/sms/port.ts';
import type { Db } from '#platform/database';
import type { Delivered } from '#platform/delivery';
import type { AppContext } from '#platform/module';

/** A push to one browser. */
interface PushMessage {
  /** Names this push: under one key nothing is sent twice. */
  readonly key: string;
  readonly title: string;
  readonly body: string;
  /** A path of the product. */
  readonly link: string;
  /** Another push of the same tag takes this one's place. */
  readonly tag: string;
}

interface UnseenChat {
  /** Who wrote, never what. */
  readonly notice: Notice<'CHAT_MESSAGE'>;
  /** A path of the product. */
  readonly link: string;
  /** The conversation: of several the newest is shown. */
  readonly tag: string;
}

/** Who is told. */
export interface Person {
  readonly accountId: string;
  readonly userType: UserType;
}

/** How people are reached outside the product. Each `send` throws a DeliveryError when it surely was not sent. */
export interface NoticeMeans {
  readonly push: {
    /** The browsers of an account that take pushes. */
    readonly subscriptionsOf: (db: Db, accountId: string) => Promise<readonly { readonly id: string }[]>;
    readonly send: (subscriptionId: string, message: PushMessage) => Promise<Delivered>;
  };
  readonly line: LineMessageGateway;
  readonly mail: MailGateway;
  readonly sms: SmsGateway;
  /** Of messages of chats that were told those that are still unread, with what may be said of them. */
  readonly unseenChats: (db: Db, noticeIds: readonly string[]) => Promise<ReadonlyMap<string, UnseenChat>>;
  /** Of some bookings those that wait for an act of this person, by the act. */
  readonly openActs: (db: Db, person: Person, bookingIds: readonly string[], now: Date) => Promise<OpenActs>;
}

export type NotificationDeps = AppContext & NoticeMeans;
