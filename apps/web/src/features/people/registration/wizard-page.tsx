import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { RegistrationStage } from '@yoimachi/domain/account';
import { profileRoutes } from '@yoimachi/contract/profile';
import { LogoutButton } from '#people/account';
import { RegistrationConsents } from '#people/consent';
import {
  castOwnQuery,
  CAST_TEXTS,
  CastFields,
  castValuesOf,
  checkCast,
  saveCastProfile,
  type CastOwnProfile,
} from '#people/profile';
import { writeEntry } from '#lib/session-storage.ts';
import { AppBar } from '#ui/bars.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Note } from '#ui/note.tsx';
import { useForm } from '#lib/use-form.ts';
import { useNow } from '#lib/use-now.ts';
import { useTextJudge } from '#talk/text-rules';
import {
  BankFields,
  bankAccountQuery,
  bankBodyOf,
  bankValuesOf,
  checkBank,
  useSaveBankAccount,
  type BankAnswer,
} from '#money/bank';
import { AccountStep } from './account-step.tsx';
import { registrationTexts as t, CAST_STEPS } from './ja.ts';
import type { RegistrationStep, StepProps } from './step.ts';
import { StepFrame } from './step-frame.tsx';
import { alikeStores, StoreChoice, useStoreForm } from './store-choice.tsx';

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

/** Step 3: the store she works at, found among the existing ones or added. */
function StoreStep({ cast, onSaved, onPrevious }: StepProps) {
  const form = useStoreForm(cast, onSaved);
  const { values } = form;
  return (
    <StepFrame
      steps={CAST_STEPS}
      step={3}
      form={form}
      onPrevious={onPrevious}
      submitLabel={!values.isNew && values.chosen ? t.saveThisStore(3, CAST_STEPS.length) : undefined}
      problem={alikeStores(form)}
    >
      <Note>{t.publicNote}</Note>
      <StoreChoice cast={cast} form={form} />
    </StepFrame>
  );
}

/** Step 4: what guests read about her. All of it is optional. */
function ProfileStep({ cast, onSaved, onPrevious }: StepProps) {
  const now = useNow();
  const form = useForm({
    start: castValuesOf(cast),
    check: (values) => checkCast(values, cast.birthday, now),
    texts: { places: CAST_TEXTS, judge: useTextJudge() },
    says: 'left',
    ...saveCastProfile,
    onDone: onSaved,
  });
  return (
    <StepFrame steps={CAST_STEPS} step={4} form={form} onPrevious={onPrevious} submitLabel={t.finish}>
      <Note>
        {t.publicNote}
        {t.profileLead}
      </Note>
      <CastFields form={form} birthday={cast.birthday} />
    </StepFrame>
  );
}

/** Step 2: the account her payoffs go to. */
function BankStep(props: StepProps) {
  const query = useQuery({ ...bankAccountQuery(), staleTime: 0 });
  return <Loaded query={query}>{(answer) => <BankForm {...props} answer={answer} />}</Loaded>;
}

function BankForm({ answer, onSaved, onPrevious }: StepProps & { readonly answer: BankAnswer }) {
  const { account: stored, registeredNameKana } = answer;
  const form = useForm({
    start: bankValuesOf(stored),
    check: (values) => checkBank(values, stored),
    says: 'left',
    body: bankBodyOf,
    send: useSaveBankAccount(),
    readsAgain: [profileRoutes.getCastProfile],
    onDone: onSaved,
  });
  return (
    <StepFrame steps={CAST_STEPS} step={2} form={form} onPrevious={onPrevious}>
      <BankFields form={form} stored={stored} registeredNameKana={registeredNameKana} />
    </StepFrame>
  );
}
