import { createFileRoute } from '@tanstack/react-router';
import { WaitingPage } from '#people/registration';
import { requireSession } from '../app/guard.ts';
import { CAST } from '#lib/session-storage.ts';

export const Route = createFileRoute('/authentication_/waiting')({
  beforeLoad: ({ location }) => requireSession(CAST, location.href),
  component: WaitingPage,
});
