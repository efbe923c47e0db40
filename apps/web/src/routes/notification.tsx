import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router';
import type { NotificationSearch } from '#talk/notification';
import { requireAnySession } from '../app/guard.ts';
import { GUEST } from '#lib/session-storage.ts';

/** An address for both sides: to the notifications of the user's own, and to what of them it names. */
export const Route = createFileRoute('/notification')({
  validateSearch: (search: NotificationSearch & SearchSchemaInput) => search,
  beforeLoad: async ({ location, search }) => {
    const session = await requireAnySession(location.href);
    throw redirect({ to: session.userType === GUEST ? '/guest/notification' : '/cast/notification', search });
  },
});
