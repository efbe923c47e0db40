import { createFileRoute } from '@tanstack/react-router';
import { GuestProfilePage } from '#people/registration';
import { requireSession } from '../app/guard.ts';
import { GUEST } from '#lib/session-storage.ts';

/** The short profile of a new guest. `next`: where he wanted to go. */
export const Route = createFileRoute('/authentication_/profile')({
  validateSearch: (search): { readonly next?: string } =>
    typeof search['next'] === 'string' && /^\/(?!\/)/.test(search['next']) ? { next: search['next'] } : {},
  beforeLoad: ({ location }) => requireSession(GUEST, location.href),
  component: GuestProfilePage,
});
