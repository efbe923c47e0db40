import { rewardOf } from '@yoimachi/domain/points';
import { noticeOf, SAMPLE_VALUES } from '@yoimachi/domain/notice-wording';
import type { NoticeKind } from '@yoimachi/domain/notification';
import { addDays, formatDayShort, formatMinute, type Day } from '@yoimachi/domain/time';
import type { LoadedParticipation } from '../../apps/server/src/modules/meeting/booking/process/participation.ts';

/** What the sentence of a notice is about. */
export interface NoticeSubject {
  /** The meeting, past or to come. */
  readonly participation: LoadedParticipation;
  /** On which it was told. */
  readonly day: Day;
  readonly isGuest: boolean;
}

/** The sentence of a notice, as the product makes it. */
export function noticeText(kind: NoticeKind, { participation, day, isGuest }: NoticeSubject): string {
  const { guestName: guest, castName: cast, startMinute, state, billed, feePercent } = participation;
  const time = formatMinute(startMinute);
  const used = billed?.points ?? 0;
  const points = isGuest ? used : rewardOf(used, feePercent).rewardPoints;
  return noticeOf(kind, {
    ...SAMPLE_VALUES,
    guest,
    cast,
    time,
    date: `${formatDayShort(state.day)}${time}`,
    andOthers: '',
    allApproved: '',
    part: '',
    ...(kind === 'CAST_REWARD' || kind.endsWith('_SETTLED') ? { points: points.toLocaleString('ja') } : {}),
    day: formatDayShort(addDays(day, 1)),
    days: formatDayShort(addDays(day, 5)),
    proposer: isGuest ? cast : guest,
    nickname: isGuest ? guest : cast,
  }).body;
}
