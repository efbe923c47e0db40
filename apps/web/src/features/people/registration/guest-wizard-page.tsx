import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { profileRoutes } from '@yoimachi/contract/profile';
import { messageOf } from '@yoimachi/contract/errors';
import { CardStep } from '#money/billing';
import { LogoutButton } from '#people/account';
import { RegistrationConsents } from '#people/consent';
import { Loaded } from '#ui/loaded.tsx';
import {
  guestProfileQuery,
  BirthdayField,
  birthdayOf,
  birthdayProblem,
  partsOf,
  type GuestProfile,
} from '#people/profile';
import { AppBar } from '#ui/bars.tsx';
import { useForm } from '#lib/use-form.ts';
import { useNow } from '#lib/use-now.ts';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { GuestProfileStep } from './guest-profile-step.tsx';
import { GUEST_STEPS, registrationTexts as t } from './ja.ts';
import { Progress, StepFrame } from './step-frame.tsx';
import { saveEnoughAge } from './api/age.ts';
import { UnderAge, useUnderAge } from './under-age.tsx';

const HERE = '/authentication_/profile';

/** A guest's registration: account info, card, profile; the welcome is the fourth. The step stands in the address, or is the first open one. */
export function GuestWizardPage() {
  const query = useQuery(guestProfileQuery());
  return (
    <>
      <AppBar title={t.guestRegistration} action={<LogoutButton isSmall />} />
      <RegistrationConsents>
        <Loaded query={query}>{(profile) => <Steps profile={profile} />}</Loaded>
      </RegistrationConsents>
    </>
  );
}

function Steps({ profile }: { readonly profile: GuestProfile }) {
  const { step: asked, setupId, next } = useSearch({ from: HERE });
  const navigate = useNavigate({ from: '/authentication/profile' });
  const kept = next === undefined ? {} : { next };
  const goTo = (step: 1 | 2 | 3, replace = false) => void navigate({ search: { ...kept, step }, replace });
  const step = setupId !== undefined ? 2 : shownGuestStep(profile.currentStep, asked);
  switch (step) {
    case 1:
      return <GuestAccountStep profile={profile} onSaved={() => goTo(2)} />;
    case 2:
      return (
        <CardStep
          head={<Progress steps={GUEST_STEPS} step={2} />}
          path="/authentication/profile"
          next={next}
          setupId={setupId}
          words={{ later: t.cardLater, next: t.cardNext(2, GUEST_STEPS.length), back: t.previous }}
          onBack={() => goTo(1)}
          onForgetSetup={() => goTo(2, true)}
          onNext={() => goTo(3, setupId !== undefined)}
        />
      );
    case 3:
      return (
        <GuestProfileStep
          profile={profile}
          onBack={() => goTo(2)}
          onFinished={() => void navigate({ to: '/authentication/welcome', search: kept, replace: true })}
        />
      );
  }
}

/** The requested step, unless the birthday is still missing. */
export function shownGuestStep(open: GuestProfile['currentStep'], asked: 1 | 2 | 3 | undefined): 1 | 2 | 3 {
  if (open === 1) return 1;
  return asked ?? open ?? 3;
}

interface Props {
  readonly profile: GuestProfile;
  readonly onSaved: () => void;
}

/** A guest's step 1: his number, and the birthday that says whether he may use the service. */
function GuestAccountStep({ profile, onSaved }: Props) {
  const now = useNow();
  const form = useForm({
    start: { birthday: partsOf(profile.birthday) },
    check: ({ birthday }) => {
      const day = birthdayOf(birthday);
      return { birthday: day === null ? t.selectBirthday : birthdayProblem(day, now) };
    },
    says: 'left',
    send: ({ birthday }) => saveEnoughAge(String(birthdayOf(birthday))),
    readsAgain: [profileRoutes.getGuestProfile],
    onDone: onSaved,
  });
  const isUnderAge = useUnderAge(form.values.birthday);
  return (
    <StepFrame steps={GUEST_STEPS} step={1} form={form} isStopped={isUnderAge}>
      <Note look="ok">{t.guestAccountNote}</Note>
      <TextField label={t.phone} value={profile.phone ?? t.phoneMissing} disabled readOnly />
      <BirthdayField
        help={profile.isBirthdayFixed ? messageOf('BIRTHDAY_FIXED') : t.birthdayHelp}
        isDisabled={profile.isBirthdayFixed}
        need="required"
        {...form.choice('birthday')}
        error={isUnderAge ? undefined : form.errorOf('birthday')}
      />
      {isUnderAge && <UnderAge />}
    </StepFrame>
  );
}
