import { objectionClosesAt, type NotificationKind, type Role } from '@yoimachi/domain/booking';
import { grouped } from '@yoimachi/domain/money';
import { dayOf, formatDayShort, formatMinute, formatTime } from '@yoimachi/domain/time';
import type { LoadedParticipation } from './process/participation.ts';

/** Process event kinds shown to people, plus those from money and reviews. */
export type ToldKind =
  | Exclude<NotificationKind, `OPERATOR_${string}`>
  | 'GUEST_SETTLED'
  | 'GUEST_FEE_SETTLED'
  | 'CAST_REWARD'
  | 'GUEST_CARD_CHARGED'
  | 'GUEST_CARD_NEEDED'
  | 'GUEST_REVIEW_WAITING'
  | 'CAST_REVIEW_WAITING'
  | 'GUEST_REVIEW_VISIBLE'
  | 'CAST_REVIEW_VISIBLE';

/** Numbers of some texts. */
export interface ToldPoints {
  /** Settled, rewarded, or charged to the card. */
  readonly points?: number;
  readonly yen?: number;
  readonly payBy?: Date;
  /** The other casts for whom the booking still stands. */
  readonly otherCasts?: number;
}

/** Who gave no nickname. */
export const NAMELESS: Readonly<Record<Role, string>> = { guest: 'ゲスト', cast: 'キャスト' };

/** What the sentences of bookings speak of. */
export function wordsOf(participation: LoadedParticipation, points: ToldPoints = {}) {
  const { day, deadlineAt } = participation.state;
  const { otherCasts = 0 } = points;
  const payBy = points.payBy ?? deadlineAt;
  const objectBy = objectionClosesAt(participation.state) ?? deadlineAt;
  const cast = participation.castName || NAMELESS.cast;
  return {
    guest: participation.guestName || NAMELESS.guest,
    cast,
    date: `${formatDayShort(day)}${formatMinute(participation.startMinute)}`,
    time: formatMinute(participation.startMinute),
    deadline: momentText(deadlineAt),
    points: grouped(points.points ?? 0),
    yen: grouped(points.yen ?? 0),
    allApproved: otherCasts > 0 ? 'キャスト全員の承認がそろい、予約が確定しました。' : '',
    andOthers: otherCasts > 0 ? `ほか${otherCasts}名` : '',
    part: otherCasts > 0 ? `のうち、${cast}さんの分` : '',
    returned: otherCasts > 0 ? 'この分のポイントはかかりません。' : '仮押さえのポイントは返還されました。',
    objectBy: momentText(objectBy),
    payBy: momentText(payBy),
  };
}

const momentText = (at: Date) => `${formatDayShort(dayOf(at))}${formatTime(at)}`;
