import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireAnySession } from '../app/guard.ts';
import { GUEST } from '#lib/session-storage.ts';

/** The root address: to the user's own side, or to the login. */
export const Route = createFileRoute('/')({
  beforeLoad: async () => {
    const session = await requireAnySession('/');
    throw redirect({ to: session.userType === GUEST ? '/guest' : '/cast' });
  },
});
