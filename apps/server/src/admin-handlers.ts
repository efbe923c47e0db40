import type { adminRoutes } from '@yoimachi/contract/admin';
import { zenginDirectory } from './gateways/bank-directory/index.ts';
import { createPictures } from './gateways/picture/index.ts';
import { createStorage } from './gateways/storage/index.ts';
import { operatorAdmin, suspendAccount } from '#desk/operator';
import { ageCheckAdmin } from '#people/age-check';
import { bankAdmin } from '#money/bank';
import { receiptAdmin } from '#money/receipt';
import { queueAdmin } from '#base/queue';
import { readLogAdmin } from '#base/read-log';
import { accessRecordAdmin } from '#base/access-record';
import { figuresAdmin } from '#desk/figures';
import { onCallAdmin } from '#desk/on-call';
import { operatorActAdmin } from '#desk/operator-act';
import { billingAdmin } from '#money/billing';
import { bookingAdmin } from '#meeting/booking';
import { consentAdmin } from '#people/consent';
import { contentAdmin } from '#base/content';
import { couponAdmin } from '#money/coupon';
import { pointsAdmin } from '#money/points';
import { giftAdmin } from '#money/gift';
import { payoffAdmin, weighMoney } from '#money/payoff';
import { personAdmin } from '#people/person';
import { phoneAdmin } from '#people/phone';
import { mediaAdmin } from '#people/media';
import { profileAdmin } from '#people/profile';
import { stageAdmin } from '#money/stage';
import { rankingAdmin } from '#find/ranking';
import { standingAdmin } from '#find/standing';
import { blockAdmin } from '#people/block';
import { chatAdmin } from '#talk/chat';
import { newsAdmin } from '#talk/news';
import { notificationAdmin } from '#talk/notification';
import { viewingAdmin } from '#desk/viewing';
import { inquiryAdmin, savedAnswerAdmin } from '#talk/inquiry';
import { stateAdmin } from '#desk/state';
import { textGuardAdmin } from '#base/text-guard';
import { memberAdmin } from '#desk/member';
import { noteAdmin } from '#desk/note';
import { settingHistoryAdmin } from '#base/setting-history';
import { leavingAdmin } from '#people/leaving';
import { officeAdmin } from '#desk/office';
import type { OperatorHandlers } from './platform/http/index.ts';
import type { ActContext } from './platform/module/index.ts';
import { personalTables } from './personal-tables.ts';
import { providersOf } from './providers.ts';
import { notingWork, workQueues } from './work-queues.ts';

/** Every call of operators on a database: what the back office binds, and the terminal calls in its own process. */
export const adminHandlers = (context: ActContext): OperatorHandlers<typeof adminRoutes> =>
  notingWork(context, {
    ...operatorAdmin(context),
    ...queueAdmin(context, workQueues),
    ...officeAdmin(context),
    ...figuresAdmin(context),
    ...onCallAdmin(context),
    ...accessRecordAdmin(context),
    ...operatorActAdmin(context, personalTables),
    ...billingAdmin(context),
    ...memberAdmin(context),
    ...noteAdmin(context),
    ...settingHistoryAdmin(context),
    ...leavingAdmin(context, { weighMoney }),
    ...bookingAdmin(context),
    ...profileAdmin(context),
    ...phoneAdmin(context),
    ...mediaAdmin(context),
    ...personAdmin(context),
    ...ageCheckAdmin(context, { suspend: suspendAccount }),
    ...consentAdmin(context),
    ...contentAdmin(context),
    ...couponAdmin(context),
    ...pointsAdmin(context),
    ...giftAdmin(context),
    ...payoffAdmin(context, zenginDirectory),
    ...stageAdmin(context),
    ...standingAdmin(context),
    ...rankingAdmin(context),
    ...blockAdmin(context),
    ...chatAdmin(context),
    ...viewingAdmin(context),
    ...inquiryAdmin(context),
    ...savedAnswerAdmin(context),
    ...bankAdmin(context),
    ...receiptAdmin(context),
    ...readLogAdmin(context),
    ...stateAdmin(context, { providers: providersOf(context.config) }),
    ...textGuardAdmin(context),
    ...notificationAdmin(context),
    ...newsAdmin(context, { storage: createStorage(context), openPictures: () => createPictures(context) }),
  });
