import { RegistrationStage } from '@yoimachi/domain/account';

/** Account info, bank account, store, public profile. */
export type RegistrationStep = 1 | 2 | 3 | 4;

/** What of a cast's registration is saved. */
export interface SavedRegistration {
  readonly hasAccountInfo: boolean;
  readonly hasBankAccount: boolean;
  readonly hasStore: boolean;
  readonly registrationStage: RegistrationStage;
}

/** The first unsaved step, at which she goes on with any device; null when all four are saved. */
export function openStep(saved: SavedRegistration): RegistrationStep | null {
  if (!saved.hasAccountInfo) return 1;
  if (!saved.hasBankAccount) return 2;
  if (!saved.hasStore) return 3;
  return saved.registrationStage < RegistrationStage.SUCCESS_STEP ? 4 : null;
}

/** A guest's first open step: account info, card, profile; null when he has finished. The card can wait, so it is one of two ways on. */
export function openGuestStep(saved: {
  readonly hasBirthday: boolean;
  readonly hasCard: boolean;
  readonly registrationStage: RegistrationStage;
}): 1 | 2 | 3 | null {
  if (saved.registrationStage >= RegistrationStage.REGISTERED_DONE) return null;
  if (!saved.hasBirthday) return 1;
  return saved.hasCard ? 3 : 2;
}
