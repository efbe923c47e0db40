import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireAnySession } from '../app/guard.ts';
import { GUEST } from '#lib/session-storage.ts';

/** Where the installed app and everybody who is known here begins: on their own side, or with the login. The root address is the server's. */
export const Route = createFileRoute('/start')({
  beforeLoad: async () => {
    const session = await requireAnySession('/start');
    throw redirect({ to: session.userType === GUEST ? '/guest' : '/cast' });
  },
});
