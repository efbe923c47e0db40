import type { ListedMember } from '@yoimachi/contract/member';
import { AgeStatus, RegistrationStage, UserType } from '@yoimachi/domain/account';
import { memberNumber, type MemberAgeState } from '@yoimachi/domain/member';
import type { MemberRow } from './member.store.ts';

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
export const sideOf = (userType: UserType): 'GUEST' | 'CAST' =>
  userType === UserType.GUEST ? 'GUEST' : 'CAST';

function ageStateOf(row: MemberRow): MemberAgeState {
  if (row.verify_status === AgeStatus.VERIFIED || row.age_checked_at !== null) return 'CHECKED';
  if (row.age_refused_at !== null) return 'REFUSED';
  return row.is_waiting || row.verify_status === AgeStatus.PENDING ? 'WAITING' : 'UNCHECKED';
}

export const presentMember = (row: MemberRow): ListedMember => ({
  id: row.id,
  number: memberNumber(row.user_type, row.number),
  side: sideOf(row.user_type),
  nickname: row.nickname,
  photo: row.photo,
  castClass: row.cast_class,
  stage: row.stage,
  store: row.store_id === null ? null : { id: row.store_id, name: row.store_name ?? '' },
  prefecture: row.prefecture,
  district: row.district,
  ageState: ageStateOf(row),
  isRegistered: row.registration_stage >= RegistrationStage.SUCCESS_STEP,
  registeredAt: row.created_at.toISOString(),
  pausedAt: iso(row.paused_at),
  suspendedAt: iso(row.suspended_at),
  leftAt: iso(row.left_at),
  lastSeenAt: iso(row.last_seen_at),
  points: row.points,
  reviewCount: row.review_count ?? 0,
  reviewScore: row.review_count ? row.review_score : null,
  penalties: row.penalties,
});
