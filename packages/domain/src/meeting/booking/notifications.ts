/** What people are told; the first word names who; OTHERS are the other casts of the booking. The texts are made by the sender of notifications. */
export type NotificationKind =
  | 'CAST_REQUEST_RECEIVED'
  | 'GUEST_APPROVED'
  | 'GUEST_ONE_APPROVED'
  | 'GUEST_REJECTED'
  | 'GUEST_REPLY_EXPIRED'
  | 'CAST_REPLY_EXPIRED'
  | 'GUEST_TIME_TAKEN'
  | 'GUEST_SCHEDULE_CHANGED'
  | 'CAST_WITHDRAWN'
  | 'CAST_ONE_COULD_NOT'
  | 'GUEST_STEPPED_BACK'
  | 'GUEST_ONE_CAST_CANCELLED'
  | 'GUEST_ENDED_BY_OPERATOR'
  | 'CAST_ENDED_BY_OPERATOR'
  | 'OTHERS_CAST_ARRIVED'
  | 'OTHERS_CAST_CANCELLED'
  | 'OTHERS_CAST_LEFT'
  | 'OTHERS_EXTENSION_AGREED'
  | 'GUEST_AUTO_CANCELLED'
  | 'CAST_AUTO_CANCELLED'
  | 'GUEST_PAYMENT_CANCELLED'
  | 'CAST_PAYMENT_CANCELLED'
  | 'CAST_CANCELLED_BY_GUEST'
  | 'GUEST_CANCELLED_BY_CAST'
  | 'GUEST_CAST_ARRIVED'
  | 'CAST_GUEST_SAYS_MET'
  | 'GUEST_ARRIVAL_TAKEN_BACK'
  | 'CAST_ARRIVAL_TAKEN_BACK'
  | 'GUEST_CAST_IS_LATE'
  | 'CAST_COME_OR_LOSE'
  | 'OPERATOR_NO_SHOW'
  | 'CAST_CANCELLED_AS_NO_SHOW'
  | 'GUEST_NO_SHOW_CLOSED'
  | 'CAST_NO_SHOW_CLOSED'
  | 'CAST_EXTENSION_ASKED'
  | 'GUEST_EXTENSION_AGREED'
  | 'GUEST_EXTENSION_DECLINED'
  | 'GUEST_EXTENSION_LAPSED'
  | 'GUEST_FINISHED'
  | 'CAST_FINISHED'
  | 'GUEST_FORCE_FINISHED'
  | 'OPERATOR_SAFETY'
  | 'GUEST_CLAIMED_ABSENT'
  | 'CAST_CLAIMED_ABSENT'
  | 'GUEST_CLAIM_OBJECTED'
  | 'CAST_CLAIM_OBJECTED'
  | 'OPERATOR_CLAIM_OBJECTED'
  | 'GUEST_CLAIM_DECIDED'
  | 'CAST_CLAIM_DECIDED'
  | ReminderKind;

export type ReminderKind =
  | 'CAST_REPLY_REMINDER'
  | 'GUEST_DAY_BEFORE'
  | 'CAST_DAY_BEFORE'
  | 'GUEST_END_SOON'
  | 'CAST_END_SOON'
  | 'CAST_CHECKOUT_ASK'
  | 'OPERATOR_CHECKOUT_ALERT';

export type Recipient = 'guest' | 'cast' | 'others' | 'operator';

export function recipientOf(kind: NotificationKind): Recipient {
  if (kind.startsWith('GUEST_')) return 'guest';
  if (kind.startsWith('OTHERS_')) return 'others';
  return kind.startsWith('CAST_') ? 'cast' : 'operator';
}
