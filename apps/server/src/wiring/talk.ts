import { setTimeout as sleep } from 'node:timers/promises';
import { createBotCheck } from '../gateways/bot-check/index.ts';
import { createLineMessages } from '../gateways/line-message/index.ts';
import { createMail } from '../gateways/mail/index.ts';
import { createPictures } from '../gateways/picture/index.ts';
import { createPush } from '../gateways/push/index.ts';
import { createSms } from '../gateways/sms/index.ts';
import { createStorage } from '../gateways/storage/index.ts';
import { sendReport } from '#people/block';
import { freezeMedia } from '#people/media';
import { openActsOf } from '#meeting/booking';
import { isGiftEnabled } from '#money/gift';
import { chatModule, freezeChat, unseenOf } from '#talk/chat';
import { newsModule } from '#talk/news';
import { inquiryModule } from '#talk/inquiry';
import { deliverChat, deliverNews, notificationModule, type NoticeMeans } from '#talk/notification';
import { pushModule, sendPush, subscriptionsOf } from '#talk/push';
import type { AppContext, ModuleFactory } from '#platform/module';

function pushesOf(context: AppContext): NoticeMeans['push'] {
  const push = createPush(context);
  return {
    subscriptionsOf,
    send: (subscriptionId, message) => sendPush({ ...context, push }, subscriptionId, message),
  };
}

/** Notifications with the ways in which this installation reaches people. */
export const notificationFeature: ModuleFactory = (context) =>
  notificationModule(context, {
    push: pushesOf(context),
    line: createLineMessages(context),
    mail: createMail(context),
    sms: createSms(context),
    unseenChats: unseenOf,
    openActs: openActsOf,
  });

/** Browsers that get pushes, with this installation's push services. */
export const pushFeature: ModuleFactory = (context) => pushModule(context, createPush(context));

/** A broadcast to 50,000 takes some minutes, a few milliseconds of the database at a time. */
const BROADCAST = { atOnce: 25, restMs: 250 };

/** News with this installation's storage. */
export const newsFeature: ModuleFactory = (context) =>
  newsModule(context, {
    storage: createStorage(context),
    deliverNews: (trx, told) => deliverNews(trx, context, told, context.clock.now()),
    pace: { atOnce: BROADCAST.atOnce, pause: () => sleep(BROADCAST.restMs) },
  });

/** Chats, whose messages can be reported, and are told where they stay unread. */
export const chatFeature: ModuleFactory = (context) =>
  chatModule(context, {
    isGiftReleased: isGiftEnabled,
    tellUnseen: (trx, unseen) => deliverChat(trx, context, unseen),
    report: (...report) => sendReport({ ...context, freezePictures: freezeMedia, freezeChat }, ...report),
  });

/** Inquiries with this installation's mail and bot check, and what opens their pictures. */
export const inquiryFeature: ModuleFactory = (context) =>
  inquiryModule(context, {
    botCheck: createBotCheck(context),
    mail: createMail(context),
    pictures: createPictures(context),
    storage: createStorage(context),
  });
