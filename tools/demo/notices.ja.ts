import { grouped, noticeOf } from '@yoimachi/domain/notice-wording';
import type { NoticeKind } from '@yoimachi/domain/notification';
import { addDays, formatDay, formatDayShort, type Day } from '@yoimachi/domain/time';
import { daysText } from '../../apps/server/src/modules/find/day-notice/day-notice.ja.ts';
import { wordsOf } from '../../apps/server/src/modules/meeting/booking/booking.ja.ts';
import type { LoadedParticipation } from '../../apps/server/src/modules/meeting/booking/process/participation.ts';
import { ja as ageChecks } from '../../apps/server/src/modules/people/age-check/age-check.ja.ts';
import { approvedText } from '../../apps/server/src/modules/people/media/media.ja.ts';
import { ja as phones } from '../../apps/server/src/modules/people/phone/phone.ja.ts';
import { ja as profiles } from '../../apps/server/src/modules/people/profile/profile.ja.ts';
import { ja as inquiries } from '../../apps/server/src/modules/talk/inquiry/inquiry.ja.ts';

/** What the sentence of a notice is about. */
export interface NoticeSubject {
  /** The meeting, past or to come. */
  readonly participation: LoadedParticipation;
  /** On which it was told. */
  readonly day: Day;
  readonly isGuest: boolean;
}

/** What came out, of kinds whose sentence is that. */
const RESULTS: Partial<Readonly<Record<NoticeKind, string>>> = {
  PHONE_CHANGE: phones.changeApproved,
  AGE_CHECK: ageChecks.looking,
  CAST_AGE_VERIFIED: ageChecks.verified,
  NAME_REQUEST_DECIDED: profiles.nameApproved(false).result,
  INQUIRY_ANSWERED: inquiries.answered,
};

/** The sentence of a notice, as the product makes it. */
export function noticeText(kind: NoticeKind, { participation, day, isGuest }: NoticeSubject): string {
  const { guestName, castName } = participation;
  const words = wordsOf(participation, { points: 2_000, yen: 2_200 });
  return noticeOf(kind, {
    ...words,
    ...(kind === 'GUEST_WORK_CHANGED' && { time: '20:30' }),
    ...(kind === 'CAST_GIFT_RECEIVED' && { guest: '匠' }),
    proposer: isGuest ? castName : guestName,
    place: '有楽町マリオンの前',
    bar: 'クラブ月下',
    day: formatDayShort(kind === 'CAST_RESUMES' ? addDays(day, 1) : participation.state.day),
    days: daysText([addDays(day, 5), addDays(day, 6)]),
    payDay: formatDay(kind === 'PAYOFF_TRANSFERRED' ? day : addDays(day, 3)),
    expiryDay: formatDay(addDays(day, 7)),
    gift: '花束',
    stage: grouped(2),
    nameKind: profiles.nameKinds[isGuest ? 'guest' : 'cast'],
    nickname: isGuest ? guestName : castName,
    result: RESULTS[kind] ?? approvedText(isGuest ? 'AVATAR' : 'PHOTO'),
  }).body;
}
