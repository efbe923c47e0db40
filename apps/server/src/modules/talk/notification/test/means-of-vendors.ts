import { createLineMessages } from '#gateways/line-message/index.ts';
import { createMail } from '#gateways/mail/index.ts';
import { CERTIFICATE } from '#gateways/mail/test/loopback-certificate.ts';
import { createPush } from '#gateways/push/index.ts';
import { createSms } from '#gateways/sms/index.ts';
import type { ModuleFactory } from '#platform/module';
import { openActsOf } from '#meeting/booking';
import { unseenOf } from '#talk/chat';
import { sendPush, subscriptionsOf } from '#talk/push';
import { withNotification } from './support.ts';

/** The product as it is, but that pushes may go to this machine. */
export const overLoopback: ModuleFactory[] = withNotification((context) => {
  const push = createPush(context, { ca: CERTIFICATE, isAllowed: () => true });
  return {
    push: {
      subscriptionsOf,
      send: (subscriptionId, message) => sendPush({ ...context, push }, subscriptionId, message),
    },
    line: createLineMessages(context),
    mail: createMail(context),
    sms: createSms(context),
    unseenChats: unseenOf,
    openActs: openActsOf,
  };
});
