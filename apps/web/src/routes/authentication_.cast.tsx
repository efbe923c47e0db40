import { createFileRoute } from '@tanstack/react-router';
import { isStep, WizardPage, type RegistrationStep } from '#people/registration';
import { requireSession } from '../app/guard.ts';
import { CAST } from '#lib/session-storage.ts';

/** The four steps of a cast's registration; without `step` the one where she left off. */
export const Route = createFileRoute('/authentication_/cast')({
  validateSearch: (search): { readonly step?: RegistrationStep } =>
    isStep(search['step']) ? { step: search['step'] } : {},
  beforeLoad: ({ location }) => requireSession(CAST, location.href),
  component: WizardPage,
});
