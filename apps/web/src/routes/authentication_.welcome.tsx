import { createFileRoute, useRouter } from '@tanstack/react-router';
import { requireSession } from '../app/guard.ts';
import { WelcomeScreen } from '../features/people/registration/welcome-screen.tsx';
import { GUEST } from '#lib/session-storage.ts';

export const Route = createFileRoute('/authentication_/welcome')({
  validateSearch: (search): { readonly next?: string } =>
    typeof search['next'] === 'string' && /^\/(?!\/)/.test(search['next']) ? { next: search['next'] } : {},
  beforeLoad: ({ location }) => requireSession(GUEST, location.href),
  component: Welcome,
});

function Welcome() {
  const { next } = Route.useSearch();
  const { history } = useRouter();
  return <WelcomeScreen onStart={() => history.replace(next ?? '/guest')} />;
}
