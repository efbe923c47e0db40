import type { notificationAdminRoutes } from '@yoimachi/contract/notification-admin';
import { fail, ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { editWording, resetWording } from './wording/edit-wording.ts';
import { newestWordings, wordingHistory } from './wording/wording.store.ts';
import { listDeadDeliveries } from './delivery/list-dead.ts';
import { reviveDelivery } from './delivery/delivery.store.ts';

/** What operators do about deliveries that were given up, and about the words of notices. */
export const notificationAdmin = (context: ActContext): OperatorHandlers<typeof notificationAdminRoutes> => ({
  listDeadDeliveries: ({ query }) => listDeadDeliveries(context, query.cursor),
  reviveDelivery: async ({ params }) =>
    (await reviveDelivery(context.db, params.deliveryId, context.clock.now())) ? ok() : fail('NOT_FOUND'),
  listNoticeWordings: async () => ok({ items: await newestWordings(context.db) }),
  showNoticeWording: async ({ params }) => ok({ versions: await wordingHistory(context.db, params.kind) }),
  editNoticeWording: ({ params, body, operator }) => editWording(context, { ...params, ...body, operator }),
  resetNoticeWording: ({ params, body, operator }) => resetWording(context, { ...params, ...body, operator }),
});
