import type { AccountRow } from './account.store.ts';

export const presentAccount = (account: AccountRow) => ({
  userId: account.id,
  registrationStage: account.registration_stage,
  verifyStatus: account.verify_status,
});
