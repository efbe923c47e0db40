import { CANCEL_FEE_PERCENT } from './cancel-policy.ts';
import type { Transition } from './process-types.ts';

const PENDING = { status: 'PENDING', phase: 'pending' } as const;
const HELD = { status: 'APPROVE', phase: 'held' } as const;
const DUE = { status: 'APPROVE', phase: 'due' } as const;
const MEETING = { status: 'APPROVE', phase: 'meeting' } as const;
const NO_SHOW = { status: 'NO_SHOW', phase: 'noShow' } as const;
const FINISHED = { status: 'APPROVE', phase: 'finished' } as const;
const CUT_SHORT = { status: 'FORCE_FINISH', phase: 'finished' } as const;
const CLAIMED = { status: 'APPROVE', phase: 'claimed' } as const;
const CUT_CLAIMED = { status: 'FORCE_FINISH', phase: 'claimed' } as const;
const REJECTED = { status: 'REJECT', phase: 'closed' } as const;
const AUTO_REJECTED = { status: 'AUTO_REJECT', phase: 'closed' } as const;
const CANCELLED = { status: 'CANCEL', phase: 'closed' } as const;
const AUTO_CANCELLED = { status: 'AUTO_CANCEL', phase: 'closed' } as const;
const OPEN = ['pending', 'held', 'due', 'meeting', 'noShow'] as const;

// oxfmt-ignore
const ANSWER: readonly Transition[] = [
  // Requirements of a request are in request-rules.ts: there is no state yet for a guard to check.
  { id: '1', from: [], actor: ['guest'], action: 'request', guards: [], to: PENDING, money: 'hold',
    notify: ['CAST_REQUEST_RECEIVED'] },
  { id: '2', from: ['pending'], actor: ['cast'], action: 'approve', when: 'isLastApproval',
    guards: ['beforeDeadline', 'guestNotSuspended', 'scheduleHolds'], to: DUE, money: 'none', notify: ['GUEST_APPROVED'] },
  { id: '2a', from: ['pending'], actor: ['cast'], action: 'approve',
    guards: ['beforeDeadline', 'guestNotSuspended', 'scheduleHolds'], to: HELD, money: 'none', notify: ['GUEST_ONE_APPROVED'] },
  // The booking's other casts, when the last one approves.
  { id: '2b', from: ['held'], actor: ['system'], action: 'confirm', guards: [], to: DUE, money: 'none', notify: [] },
  { id: '3', from: ['pending'], actor: ['system'], action: 'autoReject', guards: [], to: AUTO_REJECTED, money: 'release',
    compensate: true, endsOthers: true, reason: 'TIME_TAKEN', notify: ['GUEST_TIME_TAKEN'] },
  { id: '4', from: ['pending'], actor: ['cast'], action: 'reject', guards: ['hasReason', 'beforeDeadline'], to: REJECTED,
    money: 'release', compensate: true, endsOthers: true, notify: ['GUEST_REJECTED'] },
  { id: '5', from: ['pending'], actor: ['clock'], action: 'autoReject', due: 'replyDeadline', guards: ['dueReached'],
    to: AUTO_REJECTED, money: 'release', compensate: true, endsOthers: true, reason: 'DEADLINE',
    notify: ['GUEST_REPLY_EXPIRED', 'CAST_REPLY_EXPIRED'] },
  { id: '6', from: ['pending'], actor: ['cast', 'system'], action: 'scheduleChanged', guards: [], to: AUTO_REJECTED,
    money: 'release', compensate: true, endsOthers: true, reason: 'SCHEDULE_CHANGED', notify: ['GUEST_SCHEDULE_CHANGED'], offered: 'never' },
];

// oxfmt-ignore
const CANCELLING: readonly Transition[] = [
  // The consequence for the other casts: they may be asked again for that day.
  { id: '7', from: ['pending', 'held', 'due'], actor: ['system'], action: 'couldNotTakePart', guards: [], to: AUTO_CANCELLED,
    money: 'release', compensate: true, cancelType: 'ONE_COULD_NOT_TAKE_PART', repeatable: true,
    notify: ['CAST_ONE_COULD_NOT'] },
  { id: '8', from: ['pending'], actor: ['guest'], action: 'withdraw', guards: [], to: CANCELLED, money: 'release',
    cancelType: 'GUEST', repeatable: true, notify: ['CAST_WITHDRAWN'] },
  { id: '8a', from: ['held'], actor: ['guest'], action: 'withdraw', guards: [], to: CANCELLED, money: 'release',
    cancelType: 'GUEST', notify: ['CAST_WITHDRAWN'] },
  { id: '9', from: ['held'], actor: ['cast'], action: 'cancel', guards: ['hasReason'], to: CANCELLED, money: 'release',
    compensate: true, cancelType: 'CAST', endsOthers: true, notify: ['GUEST_STEPPED_BACK'] },
  { id: '10', from: ['due'], actor: ['operator'], action: 'suspend', when: 'takesFee', guards: [], to: AUTO_CANCELLED,
    money: 'fee', cancelType: 'SUSPENDED', repeatable: true, endsOthers: true,
    notify: ['GUEST_AUTO_CANCELLED', 'CAST_AUTO_CANCELLED', 'OTHERS_CAST_CANCELLED'] },
  { id: '10a', from: ['pending', 'held', 'due'], actor: ['operator', 'system'], action: 'suspend', guards: [],
    to: AUTO_CANCELLED, money: 'release', compensate: true, cancelType: 'SUSPENDED', repeatable: true, endsOthers: true,
    notify: ['GUEST_AUTO_CANCELLED', 'CAST_AUTO_CANCELLED', 'OTHERS_CAST_CANCELLED'] },
  { id: '11', from: ['pending', 'held', 'due'], actor: ['clock'], action: 'cancelForPayment', due: 'payment',
    guards: ['dueReached'], to: AUTO_CANCELLED, money: 'release', cancelType: 'PAYMENT', repeatable: true,
    notify: ['GUEST_PAYMENT_CANCELLED', 'CAST_PAYMENT_CANCELLED'] },
  // Row 47: the guest's bank reversed a payment.
  { id: '47', from: ['pending', 'held'], actor: ['system'], action: 'cancelForPayment', guards: [], to: AUTO_CANCELLED,
    money: 'release', cancelType: 'PAYMENT', repeatable: true, notify: ['GUEST_PAYMENT_CANCELLED', 'CAST_PAYMENT_CANCELLED'] },
  // Before rows 12 to 14, so that no fee is taken when the clock is late with row 19.
  { id: '21a', from: ['due', 'noShow'], actor: ['guest'], action: 'cancel', when: 'noShowIsDue', guards: ['beforeEnd'],
    to: CANCELLED, money: 'release', compensate: true, cancelType: 'CAST_NO_SHOW', penalty: 'CAST_NO_SHOW',
    notify: ['CAST_CANCELLED_AS_NO_SHOW'], offered: 'never' },
  // Row 16, blocking somebody, is the command of rows 12 to 15 and 23.
  { id: '12', from: ['due', 'meeting'], actor: ['guest'], action: 'cancel', when: 'feeOfRow', feePercent: CANCEL_FEE_PERCENT.earlier,
    guards: ['notInStartedMeeting'], to: CANCELLED, money: 'release', cancelType: 'GUEST', notify: ['CAST_CANCELLED_BY_GUEST'],
    offered: 'whenAllowed' },
  { id: '13', from: ['due', 'meeting'], actor: ['guest'], action: 'cancel', when: 'feeOfRow', feePercent: CANCEL_FEE_PERCENT.dayBefore,
    guards: ['notInStartedMeeting'], to: CANCELLED, money: 'fee', cancelType: 'GUEST', notify: ['CAST_CANCELLED_BY_GUEST'],
    offered: 'whenAllowed' },
  { id: '14', from: ['due', 'meeting'], actor: ['guest'], action: 'cancel', when: 'feeOfRow', feePercent: CANCEL_FEE_PERCENT.sameDay,
    guards: ['notInStartedMeeting'], to: CANCELLED, money: 'fee', cancelType: 'GUEST', notify: ['CAST_CANCELLED_BY_GUEST'],
    offered: 'whenAllowed' },
  { id: '15', from: ['due'], actor: ['cast'], action: 'cancel', when: 'beforeStart', guards: ['hasReason'], to: CANCELLED,
    money: 'release', compensate: true, cancelType: 'CAST', penalty: 'CAST_CANCEL', endsOthers: true,
    notify: ['GUEST_CANCELLED_BY_CAST', 'OTHERS_CAST_CANCELLED'] },
  { id: '23', from: ['due', 'noShow'], actor: ['cast'], action: 'cancel', guards: ['hasReason'], to: CANCELLED,
    money: 'release', compensate: true, cancelType: 'CAST_NO_SHOW', penalty: 'CAST_NO_SHOW', endsOthers: true,
    notify: ['GUEST_CANCELLED_BY_CAST', 'OTHERS_CAST_CANCELLED'] },
  // The operators' end without a fee; any later charge is an adjustment by two of them.
  { id: '34', from: OPEN, actor: ['operator'], action: 'forceCancel', when: 'blamesGuest', guards: ['hasReason', 'noOpenClaim'],
    to: CANCELLED, money: 'release', cancelType: 'GUEST', endsOthers: true,
    notify: ['GUEST_ENDED_BY_OPERATOR', 'CAST_ENDED_BY_OPERATOR', 'OTHERS_CAST_CANCELLED'] },
  { id: '34a', from: OPEN, actor: ['operator'], action: 'forceCancel', guards: ['hasReason', 'noOpenClaim'], to: CANCELLED,
    money: 'release', compensate: true, cancelType: 'CAST', endsOthers: true,
    notify: ['GUEST_ENDED_BY_OPERATOR', 'CAST_ENDED_BY_OPERATOR', 'OTHERS_CAST_CANCELLED'] },
];

// oxfmt-ignore
const ARRIVING: readonly Transition[] = [
  { id: '17', from: ['due'], actor: ['cast'], action: 'arrive', guards: ['arrivalIsOpen', 'beforeEnd'], to: MEETING,
    money: 'none', notify: ['GUEST_CAST_ARRIVED', 'OTHERS_CAST_ARRIVED'] },
  { id: '17a', from: ['due'], actor: ['guest'], action: 'arrive', guards: ['arrivalIsOpen', 'beforeEnd'], to: MEETING,
    money: 'none', notify: ['CAST_GUEST_SAYS_MET', 'OTHERS_CAST_ARRIVED'] },
  { id: '18', from: ['meeting'], actor: ['cast'], action: 'takeBackArrival', to: DUE, money: 'none',
    guards: ['pressedArrival', 'withinTakeBack', 'nothingElseHappened'], notify: ['GUEST_ARRIVAL_TAKEN_BACK'],
    offered: 'whenAllowed' },
  { id: '18a', from: ['meeting'], actor: ['guest'], action: 'takeBackArrival', to: DUE, money: 'none',
    guards: ['pressedArrival', 'withinTakeBack', 'nothingElseHappened'], notify: ['CAST_ARRIVAL_TAKEN_BACK'],
    offered: 'whenAllowed' },
  { id: '19', from: ['due'], actor: ['clock'], action: 'noShow', due: 'noShow', guards: ['dueReached'], to: NO_SHOW,
    money: 'none', notify: ['GUEST_CAST_IS_LATE', 'CAST_COME_OR_LOSE', 'OPERATOR_NO_SHOW'] },
  // While she is late nobody else takes her time: `participation_no_overlap` keeps it hers until the participation ends.
  { id: '20', from: ['noShow'], actor: ['cast'], action: 'arrive', guards: ['beforeEnd'], to: MEETING,
    money: 'none', notify: ['GUEST_CAST_ARRIVED', 'OTHERS_CAST_ARRIVED'] },
  { id: '21', from: ['noShow'], actor: ['guest'], action: 'cancelNoShow', guards: ['beforeEnd'], to: CANCELLED,
    money: 'release', compensate: true, cancelType: 'CAST_NO_SHOW', penalty: 'CAST_NO_SHOW',
    notify: ['CAST_CANCELLED_AS_NO_SHOW', 'OTHERS_CAST_CANCELLED'] },
  { id: '22', from: ['noShow'], actor: ['clock'], action: 'closeNoShow', due: 'closeNoShow', guards: ['dueReached'],
    to: CANCELLED, money: 'release', compensate: true, cancelType: 'CAST_NO_SHOW', penalty: 'CAST_NO_SHOW',
    notify: ['GUEST_NO_SHOW_CLOSED', 'CAST_NO_SHOW_CLOSED'] },
  { id: '24', from: ['noShow'], actor: ['guest'], action: 'finish', guards: ['anotherInMeeting'], to: CANCELLED,
    money: 'release', compensate: true, cancelType: 'CAST_NO_SHOW', penalty: 'CAST_NO_SHOW',
    notify: ['CAST_CANCELLED_AS_NO_SHOW'], offered: 'whenAllowed' },
];

// oxfmt-ignore
const IN_MEETING: readonly Transition[] = [
  { id: '34b', from: ['meeting'], actor: ['operator'], action: 'forceEnd', guards: ['hasReason', 'started', 'noOpenClaim'],
    to: FINISHED, money: 'settle', compensate: true, notify: ['GUEST_ENDED_BY_OPERATOR', 'CAST_ENDED_BY_OPERATOR'] },
  { id: '25', from: ['meeting'], actor: ['guest'], action: 'askExtension', to: MEETING, money: 'none',
    guards: ['owesNothing', 'noClaim', 'noQuestionOpen', 'beforeEnd', 'extensionBeforeWork', 'extensionFree', 'canPay'],
    notify: ['CAST_EXTENSION_ASKED'] },
  // Whether it can be paid the money itself answers, with POINTS_INSUFFICIENT, when it adds to the hold.
  { id: '26', from: ['meeting'], actor: ['cast'], action: 'agreeExtension', to: MEETING, money: 'extend',
    guards: ['questionOpen', 'noClaim', 'beforeEnd', 'extensionBeforeWork', 'extensionFree'],
    notify: ['GUEST_EXTENSION_AGREED', 'OTHERS_EXTENSION_AGREED'], offered: 'whenAllowed' },
  { id: '27', from: ['meeting'], actor: ['cast'], action: 'declineExtension', guards: ['questionOpen'], to: MEETING,
    money: 'none', notify: ['GUEST_EXTENSION_DECLINED'], offered: 'whenAllowed' },
  { id: '27a', from: ['meeting'], actor: ['clock'], action: 'lapseExtension', due: 'lapseExtension', guards: ['dueReached'],
    to: MEETING, money: 'none', notify: ['GUEST_EXTENSION_LAPSED'] },
  { id: '28', from: ['meeting'], actor: ['guest'], action: 'finish', guards: ['started'], to: FINISHED, money: 'settle',
    compensate: true, notify: ['CAST_FINISHED', 'GUEST_FINISHED'] },
  // While his claim is open her end settles nothing; his own end, row 28, withdraws the claim.
  { id: '29a', from: ['meeting'], actor: ['cast'], action: 'end', when: 'claimIsOpen', guards: ['endReached'], to: CLAIMED,
    money: 'none', notify: ['GUEST_FINISHED'] },
  { id: '29', from: ['meeting'], actor: ['cast'], action: 'end', guards: ['endReached'], to: FINISHED, money: 'settle',
    compensate: true, notify: ['GUEST_FINISHED', 'CAST_FINISHED'] },
  { id: '30a', from: ['meeting'], actor: ['cast'], action: 'forceFinish', when: 'claimIsOpen',
    guards: ['hasReason', 'started', 'beforeEnd'], to: CUT_CLAIMED, money: 'none', notify: ['GUEST_FINISHED', 'OTHERS_CAST_LEFT'] },
  { id: '30', from: ['meeting'], actor: ['cast'], action: 'forceFinish', guards: ['hasReason', 'started', 'beforeEnd'],
    to: CUT_SHORT, money: 'settle', compensate: true, notify: ['GUEST_FORCE_FINISHED', 'OTHERS_CAST_LEFT'] },
  { id: '33a', from: ['meeting'], actor: ['clock'], action: 'autoFinish', when: 'claimIsOpen', due: 'autoFinish',
    guards: ['dueReached'], to: CLAIMED, money: 'none', notify: [] },
  { id: '33', from: ['meeting'], actor: ['clock'], action: 'autoFinish', due: 'autoFinish', guards: ['dueReached'],
    to: FINISHED, money: 'settle', compensate: true, notify: ['GUEST_FINISHED', 'CAST_FINISHED'] },
];

// oxfmt-ignore
const CLAIMS: readonly Transition[] = [
  { id: '31', from: ['meeting'], actor: ['cast'], action: 'claimGuestAbsent', to: CUT_CLAIMED, money: 'none',
    guards: ['guestPressedNothing', 'noClaim', 'claimIsTimely', 'beforeAutoFinish'], cancelType: 'GUEST_NO_SHOW',
    notify: ['GUEST_CLAIMED_ABSENT'], offered: 'whenAllowed' },
  { id: '31a', from: ['claimed'], actor: ['guest'], action: 'objectToClaim', to: CUT_CLAIMED, money: 'none',
    guards: ['isClaimedAgainst', 'notObjected', 'hasReason'],
    notify: ['CAST_CLAIM_OBJECTED', 'OPERATOR_CLAIM_OBJECTED'], offered: 'whenAllowed' },
  { id: '32', from: ['meeting'], actor: ['guest'], action: 'claimCastAbsent', to: MEETING, money: 'none',
    guards: ['arrivedByCast', 'noClaim', 'claimIsTimely'], notify: ['CAST_CLAIMED_ABSENT'], offered: 'whenAllowed' },
  { id: '32a', from: ['meeting'], actor: ['cast'], action: 'objectToClaim', to: MEETING, money: 'none',
    guards: ['isClaimedAgainst', 'notObjected', 'hasReason'],
    notify: ['GUEST_CLAIM_OBJECTED', 'OPERATOR_CLAIM_OBJECTED'], offered: 'whenAllowed' },
  { id: '32b', from: ['claimed'], actor: ['cast'], action: 'objectToClaim', when: 'endedByForce', to: CUT_CLAIMED,
    money: 'none', guards: ['isClaimedAgainst', 'notObjected', 'hasReason'],
    notify: ['GUEST_CLAIM_OBJECTED', 'OPERATOR_CLAIM_OBJECTED'], offered: 'whenAllowed' },
  { id: '32c', from: ['claimed'], actor: ['cast'], action: 'objectToClaim', to: CLAIMED, money: 'none',
    guards: ['isClaimedAgainst', 'notObjected', 'hasReason'],
    notify: ['GUEST_CLAIM_OBJECTED', 'OPERATOR_CLAIM_OBJECTED'], offered: 'whenAllowed' },
  { id: '46', from: ['claimed'], actor: ['clock'], action: 'claimStands', when: 'guestIsClaimedAbsent', due: 'claimStands',
    guards: ['dueReached'], to: CUT_SHORT, money: 'fee', cancelType: 'GUEST_NO_SHOW', notify: [] },
  { id: '46a', from: ['claimed'], actor: ['clock'], action: 'claimStands', due: 'claimStands', guards: ['dueReached'],
    to: CANCELLED, money: 'release', compensate: true, cancelType: 'CAST_NO_SHOW', penalty: 'CAST_NO_SHOW',
    notify: ['GUEST_NO_SHOW_CLOSED', 'CAST_NO_SHOW_CLOSED'] },
  { id: '46b', from: ['claimed'], actor: ['operator'], action: 'decideClaim', when: 'billsPlan',
    guards: ['objected', 'hasReason'], to: CUT_SHORT, money: 'fee', cancelType: 'GUEST_NO_SHOW',
    notify: ['GUEST_CLAIM_DECIDED', 'CAST_CLAIM_DECIDED'] },
  { id: '46c', from: ['claimed'], actor: ['operator'], action: 'decideClaim', when: 'billsRealTimeOfForcedEnd',
    guards: ['objected', 'hasReason'], to: CUT_SHORT, money: 'settle', compensate: true,
    notify: ['GUEST_CLAIM_DECIDED', 'CAST_CLAIM_DECIDED'] },
  { id: '46d', from: ['claimed'], actor: ['operator'], action: 'decideClaim', when: 'billsRealTime',
    guards: ['objected', 'hasReason'], to: FINISHED, money: 'settle', compensate: true,
    notify: ['GUEST_CLAIM_DECIDED', 'CAST_CLAIM_DECIDED'] },
  { id: '46e', from: ['claimed'], actor: ['operator'], action: 'decideClaim', when: 'guestIsClaimedAbsent',
    guards: ['objected', 'hasReason'], to: CUT_SHORT, money: 'release', compensate: true,
    notify: ['GUEST_CLAIM_DECIDED', 'CAST_CLAIM_DECIDED'] },
  { id: '46f', from: ['claimed'], actor: ['operator'], action: 'decideClaim', guards: ['objected', 'hasReason'],
    to: CANCELLED, money: 'release', compensate: true, cancelType: 'CAST_NO_SHOW', penalty: 'CAST_NO_SHOW',
    notify: ['GUEST_CLAIM_DECIDED', 'CAST_CLAIM_DECIDED'] },
];

/**
 * The booking process: server, screens and the clock all read this table. Rows of one action are tried in order. `decideBooking` says which
 * participations in a booking a command applies to, and what follows for its other casts.
 */
export const BOOKING_PROCESS: readonly Transition[] = [
  ...ANSWER,
  ...CANCELLING,
  ...ARRIVING,
  ...IN_MEETING,
  ...CLAIMS,
];
