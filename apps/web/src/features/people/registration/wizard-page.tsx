import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { RegistrationStage } from '@yoimachi/domain/account';
import { LogoutButton } from '#people/account';
import { RegistrationConsents } from '#people/consent';
import { castOwnQuery, type CastOwnProfile } from '#people/profile';
import { writeEntry } from '#lib/session-storage.ts';
import { AppBar } from '#ui/bars.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { AccountStep } from './account-step.tsx';
import { BankStep } from './bank-step.tsx';
import { registrationTexts as t } from './ja.ts';
import { ProfileStep } from './profile-step.tsx';
import type { RegistrationStep } from './step.ts';
import { StoreStep } from './store-step.tsx';

/** The four steps of a cast's registration; which one is open stands in the address. */
export function WizardPage() {
  return (
    <>
      <AppBar title={t.castTitle} action={<LogoutButton isSmall />} />
      <RegistrationConsents>
        <Steps />
      </RegistrationConsents>
    </>
  );
}

const forms = { 1: AccountStep, 2: BankStep, 3: StoreStep, 4: ProfileStep } as const;

/** Each step is saved before the next, so that she can stop and come back. */
function Steps() {
  const { step: asked = null } = useSearch({ from: '/authentication_/cast' });
  const navigate = useNavigate({ from: '/authentication/cast' });
  const goTo = (step: number) => void navigate({ search: { step: step as RegistrationStep } });
  const query = useQuery(castOwnQuery());
  const finish = () => {
    writeEntry('current_step', RegistrationStage.SUCCESS_STEP);
    void import('#money/stage').then(({ sendReferral }) => sendReferral());
    void navigate({ to: '/authentication/waiting', replace: true });
  };
  return (
    <Loaded query={query}>
      {(cast) => {
        const step = shownStep(cast, asked);
        const Form = forms[step];
        return (
          <Form
            key={step}
            cast={cast}
            onPrevious={step > 1 ? () => goTo(step - 1) : undefined}
            onSaved={() => (step < 4 ? goTo(step + 1) : finish())}
          />
        );
      }}
    </Loaded>
  );
}

/** The step to show: the requested one, unless an earlier one is still open on the server. */
export function shownStep(
  { currentStep }: Pick<CastOwnProfile, 'currentStep'>,
  asked: RegistrationStep | null,
): RegistrationStep {
  const open = currentStep ?? 4;
  return asked !== null && asked < open ? asked : open;
}
