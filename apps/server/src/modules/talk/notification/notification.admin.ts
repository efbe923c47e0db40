import type { notificationAdminRoutes } from '@yoimachi/contract/notification-admin';
import { fail, ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { editWording, resetWording } from './wording/edit-wording.ts';
import { newestWordings, wordingHistory, type WordingVersion } from './wording/wording.store.ts';
import { listDeadDeliveries } from './delivery/list-dead.ts';
import { reviveDelivery } from './delivery/delivery.store.ts';

const present = ({ version, title, text, writtenBy, writtenAt }: WordingVersion) => ({
  version,
  title,
  text,
  writtenBy,
  writtenAt: writtenAt.toISOString(),
});

/** What operators do about deliveries that were given up, and about the words of notices. */
export const notificationAdmin = (context: ActContext): OperatorHandlers<typeof notificationAdminRoutes> => ({
  listDeadDeliveries: ({ query }) => listDeadDeliveries(context, query.cursor),
  reviveDelivery: async ({ params }) =>
    (await reviveDelivery(context.db, params.deliveryId, context.clock.now())) ? ok() : fail('NOT_FOUND'),
  async listNoticeWordings() {
    const newest = await newestWordings(context.db);
    return ok({ items: newest.map((version) => ({ kind: version.kind, ...present(version) })) });
  },
  async showNoticeWording({ params }) {
    return ok({ versions: (await wordingHistory(context.db, params.kind)).map(present) });
  },
  editNoticeWording: ({ params, body, operator }) => editWording(context, { ...params, ...body, operator }),
  resetNoticeWording: ({ params, body, operator }) => resetWording(context, { ...params, ...body, operator }),
});
