import { createFileRoute, redirect } from '@tanstack/react-router';
import { ComingScreen } from '../app/coming-screen.tsx';
import { GUEST } from '../lib/session-storage.ts';

interface Search {
  /** Where to go after the login: a path of this app. */
  readonly next?: string;
  /** A one-time grant of the development page. */
  readonly dev?: string;
}

export const Route = createFileRoute('/authentication')({
  validateSearch: (search): Search => ({
    ...(typeof search['next'] === 'string' && /^\/(?!\/)/.test(search['next']) && { next: search['next'] }),
    ...(typeof search['dev'] === 'string' && { dev: search['dev'] }),
  }),
  beforeLoad: async ({ search }) => {
    if (!search.dev) return;
    const { signInWithGrant } = await import('../app/dev-sign-in.ts');
    const session = await signInWithGrant(search.dev);
    if (session) throw redirect({ to: session.userType === GUEST ? '/guest' : '/cast' });
  },
  component: () => <ComingScreen title="認証" isRoot />,
});
