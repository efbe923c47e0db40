import type { notificationAdminRoutes } from '@yoimachi/contract/notification-admin';
import { fail, ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { reviveDelivery } from './delivery/delivery.store.ts';

/** What operators do about deliveries that were given up. */
export const notificationAdmin = ({
  db,
  clock,
}: ActContext): OperatorHandlers<typeof notificationAdminRoutes> => ({
  reviveDelivery: async ({ params }) =>
    (await reviveDelivery(db, params.deliveryId, clock.now())) ? ok() : fail('NOT_FOUND'),
});
