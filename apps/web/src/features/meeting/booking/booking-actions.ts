import { messageOf } from '@yoimachi/contract/errors';
import {
  ARRIVAL_BEFORE_START_MINUTES,
  TAKEN_FOR_GRANTED,
  actionsFor,
  guestActionsFor,
  leadOf,
  phaseOf,
  type Command,
  type Participation,
  type OfferedAction,
  type ParticipationState,
  type Role,
  type SiblingFacts,
  type StoreFacts,
} from '@yoimachi/domain/booking';
import { addMinutes, formatTime } from '#lib/dates.ts';
import { actionLabels } from './acts.ja.ts';
import { bookingTexts } from './ja.ts';

export type BookingAction = Command['action'];

/** A button of a booking. */
export interface BookingButton {
  readonly action: BookingAction;
  readonly label: string;
  /** Why it cannot be pressed now, in words. Absent = it can. */
  readonly disabledReason?: string;
  /** What it would cost the guest to cancel now. */
  readonly fee?: { readonly percent: number; readonly points: number };
}

/** The buttons of one side, in process order; the domain decides which there are and why one is missing. */
export function buttonsFor(
  state: ParticipationState,
  role: Role,
  now: Date,
  others: SiblingFacts,
): BookingButton[] {
  const labelOf = (action: BookingAction) =>
    role === 'cast' && action === 'cancel' && phaseOf(state) === 'held'
      ? bookingTexts.stepBack
      : actionLabels[role][action];
  return worded(actionsFor(state, role, now, { ...TAKEN_FOR_GRANTED, ...others }), state, now, labelOf);
}

/** The guest's buttons of a booking: those for all of its casts, and those of each cast by her id. */
interface GuestButtons {
  readonly whole: readonly BookingButton[];
  readonly of: (castId: string) => readonly BookingButton[];
}

/** The guest's buttons; the booking's participations are keyed by cast id. `known`: what the screen knows better. */
export function guestButtonsFor(
  members: readonly Participation[],
  now: Date,
  known: Partial<StoreFacts> = {},
): GuestButtons {
  const { whole, participations } = guestActionsFor(members, now, { ...TAKEN_FOR_GRANTED, ...known });
  const labels = actionLabels.guest;
  const labelOf = (action: BookingAction) =>
    action === 'cancelNoShow' && members.length > 1 ? bookingTexts.endParticipation : labels[action];
  const ofParticipation = new Map(
    members.map(({ id, state }) => [id, worded(participations.get(id) ?? [], state, now, labelOf)]),
  );
  return {
    whole: worded(whole, leadOf(members).state, now, (action) =>
      action === 'finish' ? bookingTexts.finishAll : labels[action],
    ),
    of: (castId) => ofParticipation.get(castId) ?? [],
  };
}

function worded(
  actions: readonly OfferedAction[],
  state: ParticipationState,
  now: Date,
  labelOf: (action: BookingAction) => string | undefined,
): BookingButton[] {
  return actions.flatMap((offered) => {
    const label = labelOf(offered.action);
    if (!label || isOutOfPlace(state, offered, now)) return [];
    const disabledReason = reasonOf(state, offered, now);
    return [
      {
        action: offered.action,
        label,
        ...(disabledReason !== null && { disabledReason }),
        ...(offered.fee && { fee: offered.fee }),
      },
    ];
  });
}

/**
 * What would only confuse now: ending early once the end is reached, when `end` is shown too, and extending before the planned start.
 */
function isOutOfPlace(state: ParticipationState, { action }: OfferedAction, now: Date): boolean {
  return action === 'forceFinish' ? now >= state.endsAt : action === 'askExtension' && now < state.startsAt;
}

function reasonOf(state: ParticipationState, offered: OfferedAction, now: Date): string | null {
  if (offered.enabled || !offered.reasonCode) return null;
  const opensAt = opensAtOf(state, offered.action, now);
  return opensAt === null ? messageOf(offered.reasonCode) : bookingTexts.pressableFrom(formatTime(opensAt));
}

/** The time from which a button that is too early can be pressed. */
function opensAtOf(state: ParticipationState, action: BookingAction, now: Date): Date | null {
  const opensAt: Partial<Record<BookingAction, Date>> = {
    arrive: addMinutes(state.startsAt, -ARRIVAL_BEFORE_START_MINUTES),
    finish: state.startsAt,
    forceFinish: state.startsAt,
    end: state.endsAt,
  };
  const at = opensAt[action];
  return at && now < at ? at : null;
}

/** The button of an action, if offered. */
export function buttonOf(
  buttons: readonly BookingButton[],
  action: BookingAction,
): BookingButton | undefined {
  return buttons.find((button) => button.action === action);
}
