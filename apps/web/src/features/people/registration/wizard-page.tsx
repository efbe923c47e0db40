import { useNavigate, useSearch } from '@tanstack/react-router';
import { LogoutButton } from '#people/account';
import { RegistrationConsents } from '#people/consent';
import { AppBar } from '#ui/bars.tsx';
import { registrationTexts as t } from './ja.ts';
import { WizardScreen } from './wizard-screen.tsx';

/** The four steps of a cast's registration; which one is open stands in the address. */
export function WizardPage() {
  const { step } = useSearch({ from: '/authentication_/cast' });
  const navigate = useNavigate({ from: '/authentication/cast' });
  return (
    <>
      <AppBar title={t.castTitle} action={<LogoutButton isSmall />} />
      <RegistrationConsents>
        <WizardScreen
          asked={step ?? null}
          onStep={(next) => void navigate({ search: { step: next } })}
          onFinished={() => {
            void import('#money/stage').then(({ sendReferral }) => sendReferral());
            void navigate({ to: '/authentication/waiting', replace: true });
          }}
        />
      </RegistrationConsents>
    </>
  );
}
