import type { NoticeKind } from '@yoimachi/domain/notification';
import { addDays, type Day } from '@yoimachi/domain/time';
import { adjustedText } from '../../apps/server/src/modules/desk/operator-act/operator-act.ja.ts';
import { ja as operators } from '../../apps/server/src/modules/desk/operator/operator.ja.ts';
import { openedText } from '../../apps/server/src/modules/find/day-notice/day-notice.ja.ts';
import {
  toldText as bookingText,
  type ToldKind as BookingKind,
} from '../../apps/server/src/modules/meeting/booking/booking.ja.ts';
import { toldText as placeText } from '../../apps/server/src/modules/meeting/booking/place/place.ja.ts';
import type { LoadedParticipation } from '../../apps/server/src/modules/meeting/booking/process/participation.ts';
import { workChangedText } from '../../apps/server/src/modules/meeting/schedule/schedule.ja.ts';
import { debtText } from '../../apps/server/src/modules/money/billing/debt/debt.ja.ts';
import { refundedText } from '../../apps/server/src/modules/money/billing/refund/refund.ja.ts';
import { giftReceivedText } from '../../apps/server/src/modules/money/gift/gift.ja.ts';
import { ja as payoffs } from '../../apps/server/src/modules/money/payoff/payoff.ja.ts';
import * as points from '../../apps/server/src/modules/money/points/points.ja.ts';
import { stageTexts } from '../../apps/server/src/modules/money/stage/stage.ja.ts';
import { ja as ageChecks } from '../../apps/server/src/modules/people/age-check/age-check.ja.ts';
import { exportTexts } from '../../apps/server/src/modules/people/leaving/export.ja.ts';
import { approvedText } from '../../apps/server/src/modules/people/media/media.ja.ts';
import { ja as phones } from '../../apps/server/src/modules/people/phone/phone.ja.ts';
import { ja as profiles } from '../../apps/server/src/modules/people/profile/profile.ja.ts';
import { ja as safety } from '../../apps/server/src/modules/people/safety/safety.ja.ts';
import { ja as inquiries } from '../../apps/server/src/modules/talk/inquiry/inquiry.ja.ts';

/** What the sentence of a notice is about. */
export interface NoticeSubject {
  /** The meeting, past or to come. */
  readonly participation: LoadedParticipation;
  /** On which it was told. */
  readonly day: Day;
  readonly isGuest: boolean;
}

const OTHER_PLACE = '有楽町マリオンの前';
const WORKPLACE = 'クラブ月下';
const GIVER = '匠';

/** Kinds whose sentences the modules of their own make. */
type OtherKind = Exclude<NoticeKind, BookingKind>;

const place =
  (kind: Parameters<typeof placeText>[0]) =>
  ({ participation, isGuest }: NoticeSubject): string => {
    const { guestName, castName, startMinute, state } = participation;
    const name = isGuest ? castName : guestName;
    return placeText(kind, { name, day: state.day, startMinute, place: OTHER_PLACE });
  };

const OTHERS: Readonly<Record<OtherKind, (subject: NoticeSubject) => string>> = {
  GUEST_PLACE_PROPOSED: place('PLACE_PROPOSED'),
  CAST_PLACE_PROPOSED: place('PLACE_PROPOSED'),
  GUEST_PLACE_CHANGED: place('PLACE_CHANGED'),
  CAST_PLACE_CHANGED: place('PLACE_CHANGED'),
  GUEST_PLACE_DECLINED: place('PLACE_DECLINED'),
  CAST_PLACE_DECLINED: place('PLACE_DECLINED'),
  GUEST_PLACE_WITHDRAWN: place('PLACE_WITHDRAWN'),
  CAST_PLACE_WITHDRAWN: place('PLACE_WITHDRAWN'),
  GUEST_PLACE_LAPSED: place('PLACE_LAPSED'),
  CAST_PLACE_LAPSED: place('PLACE_LAPSED'),
  GUEST_WORK_CHANGED: ({ participation }) =>
    workChangedText({ ...participation.state, workMinute: 20 * 60 + 30, workingBar: WORKPLACE }),
  CAST_RESUMES: ({ day }) => profiles.resumes(addDays(day, 1)).body,
  GUEST_DAY_OPENED: ({ day, participation }) =>
    openedText(participation.castName, [addDays(day, 5), addDays(day, 6)]),
  GUEST_CHARGE_FAILED: () => debtText.failed,
  GUEST_REFUNDED: () => refundedText(5_000, 5_500),
  GUEST_POINTS_EXPIRING: ({ day }) => points.pointsExpiring(1_000, addDays(day, 7)),
  GUEST_POINTS_RETURNED: () => points.rewardReturned(3_000),
  GUEST_POINTS_ADJUSTED: () => adjustedText(500),
  CAST_POINTS_ADJUSTED: () => adjustedText(500),
  CAST_REWARD_FROZEN: () => points.rewardFrozen(4_200),
  CAST_REWARD_RELEASED: () => points.rewardReleased(4_200),
  CAST_REWARD_WITHHELD: () => points.rewardWithheld(2_800),
  CAST_GIFT_RECEIVED: () => giftReceivedText(GIVER, '花束'),
  CAST_STAGE_UP: () => stageTexts.stageUp(2),
  PAYOFF_APPROVED: ({ day }) => payoffs.approved(addDays(day, 3)),
  PAYOFF_REJECTED: () => payoffs.rejected,
  PAYOFF_POSTPONED: ({ day }) => payoffs.postponed(addDays(day, 3)),
  PAYOFF_TRANSFERRED: ({ day }) => payoffs.transferred(day, 38_500),
  PAYOFF_RETURNED: () => payoffs.returned,
  PAYOFF_AUTOMATIC: ({ day }) => payoffs.automatic(12_000, addDays(day, 3)),
  PAYOFF_STOPPED: () => payoffs.stopped,
  CAST_ALL_RIGHT_ASKED: () => safety.allRightAsked,
  EMAIL_CHANGED: () => profiles.emailChanged.body,
  PHONE_CHANGE: () => phones.changeApproved,
  AGE_CHECK: () => ageChecks.looking,
  CAST_AGE_VERIFIED: () => operators.ageVerified,
  NAME_REQUEST_DECIDED: () => profiles.nameApproved(false).body,
  NICKNAME_CHANGED: ({ participation, isGuest }) =>
    profiles.renamed(isGuest ? participation.guestName : participation.castName, !isGuest).body,
  MEDIA_DECIDED: ({ isGuest }) => approvedText(isGuest ? 'AVATAR' : 'PHOTO'),
  EXPORT_READY: () => exportTexts.ready,
  SUSPENSION_LIFTED: () => operators.suspensionLifted,
  INQUIRY_ANSWERED: () => inquiries.answered,
};

const isOfBooking = (kind: NoticeKind): kind is BookingKind => !Object.hasOwn(OTHERS, kind);

/** The sentence of a notice, as the product makes it. */
export function noticeText(kind: NoticeKind, subject: NoticeSubject): string {
  if (!isOfBooking(kind)) return OTHERS[kind](subject);
  return bookingText(kind, subject.participation, {
    ...{ settledPoints: 12_000, rewardPoints: 8_400, cardPoints: 2_000, cardYen: 2_200 },
  });
}
