import { AgeStatus, RegistrationStage, UserType } from '@yoimachi/domain/account';
import { memberNumber, type MemberAgeState } from '@yoimachi/domain/member';
import type { MemberRow } from './member.store.ts';

export const sideOf = (userType: UserType): 'GUEST' | 'CAST' =>
  userType === UserType.GUEST ? 'GUEST' : 'CAST';

function ageStateOf(row: Omit<MemberRow, 'userType' | 'storeId' | 'storeName'>): MemberAgeState {
  if (row.verifyStatus === AgeStatus.VERIFIED || row.ageCheckedAt !== null) return 'CHECKED';
  if (row.ageRefusedAt !== null) return 'REFUSED';
  return row.isWaiting || row.verifyStatus === AgeStatus.PENDING ? 'WAITING' : 'UNCHECKED';
}

export const presentMember = ({ userType, storeId, storeName, ...row }: MemberRow) => ({
  ...row,
  number: memberNumber(userType, row.number),
  side: sideOf(userType),
  store: storeId === null ? null : { id: storeId, name: storeName ?? '' },
  ageState: ageStateOf(row),
  isRegistered: row.registrationStage >= RegistrationStage.SUCCESS_STEP,
  reviewCount: row.reviewCount ?? 0,
  reviewScore: row.reviewCount ? row.reviewScore : null,
});
