import * as z from 'zod/mini';
import { id } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

export const notificationAdminRoutes = {
  reviveDelivery: route({
    method: 'POST',
    path: '/notification-deliveries/:deliveryId/revive',
    who: 'operator',
    summary: 'A notification that a channel did not take is tried again there, from its first try on.',
    params: z.object({ deliveryId: id() }),
    errors: ['NOT_FOUND'],
  }),
} as const;
