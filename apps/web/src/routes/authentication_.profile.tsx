import { createFileRoute } from '@tanstack/react-router';
import { GuestWizardPage } from '#people/registration';
import { requireSession } from '../app/guard.ts';
import { GUEST } from '#lib/session-storage.ts';

interface Search {
  /** Where he wanted to go. */
  readonly next?: string;
  readonly step?: 1 | 2 | 3;
  /** The card registration that the provider's page returned from. */
  readonly setupId?: string;
}

/** A new guest's registration; without `step` the first open one. */
export const Route = createFileRoute('/authentication_/profile')({
  validateSearch: ({ next, step, setupId }): Search => ({
    ...(typeof next === 'string' && /^\/(?!\/)/.test(next) && { next }),
    ...((step === 1 || step === 2 || step === 3) && { step }),
    ...(typeof setupId === 'string' && { setupId }),
  }),
  beforeLoad: ({ location }) => requireSession(GUEST, location.href),
  component: GuestWizardPage,
});
