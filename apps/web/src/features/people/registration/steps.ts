import { RegistrationStage } from '@yoimachi/domain/account';
import type { CastOwnProfile } from '#people/profile';
import type { RegistrationStep } from './step.ts';

type Saved = Pick<CastOwnProfile, 'accountInfo' | 'hasBankAccount' | 'store' | 'registrationStage'>;

/** The first unsaved step; null when all four are saved. */
export function openStep(saved: Saved): RegistrationStep | null {
  if (saved.accountInfo === null) return 1;
  if (!saved.hasBankAccount) return 2;
  if (saved.store === null) return 3;
  return saved.registrationStage < RegistrationStage.SUCCESS_STEP ? 4 : null;
}

/** The step to show: the requested one, unless an earlier one is still open. */
export function shownStep(saved: Saved, asked: RegistrationStep | null): RegistrationStep {
  const open = openStep(saved) ?? 4;
  return asked !== null && asked < open ? asked : open;
}
