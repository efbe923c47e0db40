import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireAnySession } from '../app/guard.ts';
import { GUEST } from '#lib/session-storage.ts';

/** An address for both sides: to the settings of the user's own. */
export const Route = createFileRoute('/notification-setting')({
  beforeLoad: async ({ location }) => {
    const session = await requireAnySession(location.href);
    const isGuest = session.userType === GUEST;
    throw redirect({ to: isGuest ? '/guest/settings/notifications' : '/cast/settings/notifications' });
  },
});
