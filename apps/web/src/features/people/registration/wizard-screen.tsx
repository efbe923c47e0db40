import { useQuery } from '@tanstack/react-query';
import { RegistrationStage } from '@yoimachi/domain/account';
import { writeEntry } from '#lib/session-storage.ts';
import { Loaded } from '#ui/loaded.tsx';
import { castOwnQuery } from '#people/profile';
import { AccountStep } from './account-step.tsx';
import { BankStep } from './bank-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { shownStep } from './steps.ts';
import type { RegistrationStep } from './step.ts';
import { StoreStep } from './store-step.tsx';

interface Props {
  /** The step the address asks for; null: where she stopped. */
  readonly asked: RegistrationStep | null;
  readonly onStep: (step: RegistrationStep) => void;
  /** All four are saved. */
  readonly onFinished: () => void;
}

const forms = { 1: AccountStep, 2: BankStep, 3: StoreStep, 4: ProfileStep } as const;

/** A cast's registration: each step is saved before the next, so that she can stop and come back. */
export function WizardScreen({ asked, onStep, onFinished }: Props) {
  const query = useQuery(castOwnQuery());
  return (
    <Loaded query={query}>
      {(cast) => {
        const step = shownStep(cast, asked);
        const Form = forms[step];
        return (
          <Form
            key={step}
            cast={cast}
            onPrevious={step > 1 ? () => onStep((step - 1) as RegistrationStep) : undefined}
            onSaved={() => {
              if (step < 4) return onStep((step + 1) as RegistrationStep);
              writeEntry('current_step', RegistrationStage.SUCCESS_STEP);
              onFinished();
            }}
          />
        );
      }}
    </Loaded>
  );
}
