import { RegistrationStage } from '@yoimachi/domain/account';
import type { CastOwnProfile } from '#people/profile';
import type { Step } from './step.ts';

type Saved = Pick<CastOwnProfile, 'accountInfo' | 'hasBankAccount' | 'store' | 'registrationStage'>;

/** The first step that is not saved yet; null when all four are. */
export function openStep(saved: Saved): Step | null {
  if (saved.accountInfo === null) return 1;
  if (!saved.hasBankAccount) return 2;
  if (saved.store === null) return 3;
  return saved.registrationStage < RegistrationStage.SUCCESS_STEP ? 4 : null;
}

/** The step to show: the one that was asked for, unless an earlier one is still open. */
export function shownStep(saved: Saved, asked: Step | null): Step {
  const open = openStep(saved) ?? 4;
  return asked !== null && asked < open ? asked : open;
}
