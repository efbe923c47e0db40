import type { CastOwnProfile } from '#people/profile';
import type { RegistrationStep } from './step.ts';

/** The step to show: the requested one, unless an earlier one is still open on the server. */
export function shownStep(
  { currentStep }: Pick<CastOwnProfile, 'currentStep'>,
  asked: RegistrationStep | null,
): RegistrationStep {
  const open = currentStep ?? 4;
  return asked !== null && asked < open ? asked : open;
}
