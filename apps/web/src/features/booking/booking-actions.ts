import { messageOf } from '@yoimachi/contract/errors';
import { ARRIVAL_BEFORE_START_MINUTES, actionsFor } from '@yoimachi/domain/booking';
import type { Command, Facts, OfferedAction, ParticipationState, Role } from '@yoimachi/domain/booking';
import { addMinutes, formatTime } from '../../lib/dates.ts';
import { actionLabels, bookingTexts } from './ja.ts';

export type BookingAction = Command['action'];

/** A button of a booking. */
export interface BookingButton {
  readonly action: BookingAction;
  readonly label: string;
  /** Why it cannot be pressed now, in words. Absent = it can. */
  readonly disabledReason?: string;
  /** What a cancellation by the guest would cost now. */
  readonly fee?: { readonly percent: number; readonly points: number };
}

/** The buttons of one side, in the order of the process; which there are and why one is missing says the domain. */
export function buttonsFor(
  state: ParticipationState,
  role: Role,
  now: Date,
  facts: Facts = {},
): BookingButton[] {
  return actionsFor(state, role, now, facts).flatMap((offered) => {
    const label = actionLabels[role][offered.action];
    if (!label || isOver(state, offered, now)) return [];
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

/** Ending early makes no sense any more once the end is reached; `end` stands beside it. */
function isOver(state: ParticipationState, { action }: OfferedAction, now: Date): boolean {
  return action === 'forceFinish' && now >= state.endsAt;
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

/** The button of an action, where it is offered. */
export function buttonOf(
  buttons: readonly BookingButton[],
  action: BookingAction,
): BookingButton | undefined {
  return buttons.find((button) => button.action === action);
}
