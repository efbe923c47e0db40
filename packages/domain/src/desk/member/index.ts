export {
  MEMBER_AGE_STATES,
  MEMBER_STATES,
  memberNumber,
  numberOfMember,
  type MemberAgeState,
  type MemberState,
} from './member.ts';
export { GOODWILL_MOST_A_DAY, leftOfGoodwill, NOTE_MAX } from './goodwill.ts';
