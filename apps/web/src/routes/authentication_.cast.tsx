import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '../app/guard.ts';
import { useLogout } from '../app/use-logout.ts';
import { LogoutButton } from '#people/account';
import { registrationTexts } from '#people/registration';
import { isStep } from '../features/people/registration/step.ts';
import type { Step } from '../features/people/registration/step.ts';
import { WizardScreen } from '../features/people/registration/wizard-screen.tsx';
import { CAST } from '#lib/session-storage.ts';
import { AppBar } from '#ui/bars.tsx';

/** The four steps of a cast's registration; without `step` the one she stopped at. */
export const Route = createFileRoute('/authentication_/cast')({
  validateSearch: (search): { readonly step?: Step } =>
    isStep(search['step']) ? { step: search['step'] } : {},
  beforeLoad: ({ location }) => requireSession(CAST, location.href),
  component: Wizard,
});

function Wizard() {
  const { step } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <AppBar title={registrationTexts.castTitle} action={<LogoutButton isSmall onDone={useLogout()} />} />
      <WizardScreen
        asked={step ?? null}
        onStep={(next) => void navigate({ search: { step: next } })}
        onFinished={() => {
          void import('../features/money/stage/referral.ts').then(({ sendReferral }) => sendReferral());
          void navigate({ to: '/authentication/waiting', replace: true });
        }}
      />
    </>
  );
}
