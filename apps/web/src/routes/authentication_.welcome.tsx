import { createFileRoute } from '@tanstack/react-router';
import { WelcomePage } from '#people/registration';
import { requireSession } from '../app/guard.ts';
import { GUEST } from '#lib/session-storage.ts';

export const Route = createFileRoute('/authentication_/welcome')({
  validateSearch: (search): { readonly next?: string } =>
    typeof search['next'] === 'string' && /^\/(?!\/)/.test(search['next']) ? { next: search['next'] } : {},
  beforeLoad: ({ location }) => requireSession(GUEST, location.href),
  component: WelcomePage,
});
