import type { CastOwnProfile } from '#people/profile';

/** Account info, bank account, store, public profile. Loaded with the route, so it is kept apart from what the screens need. */
export type RegistrationStep = 1 | 2 | 3 | 4;

export function isStep(value: unknown): value is RegistrationStep {
  return value === 1 || value === 2 || value === 3 || value === 4;
}

/** What the form of each step is given. */
export interface StepProps {
  readonly cast: CastOwnProfile;
  readonly onSaved: () => void;
  readonly onPrevious: (() => void) | undefined;
}
