import { BOOKING_PROCESS } from './booking-process.ts';
import type { CommandError } from './booking-errors.ts';
import { feePercent, feePoints } from './cancel-policy.ts';
import type { Command, Facts, SiblingFacts, StoreFacts } from './command.ts';
import { isOnlyForAll, participationsFor, siblingFacts, type Participation } from './decide-booking.ts';
import type { Situation } from './guards.ts';
import type { ActionName } from './action-name.ts';
import { refusalOf, rowFor } from './resolve.ts';
import { phaseOf, type ParticipationState } from './state.ts';
import type { Role } from './values.ts';

export interface OfferedAction {
  readonly action: Command['action'];
  readonly enabled: boolean;
  /** Why it cannot be done now. */
  readonly reasonCode?: CommandError;
  /** What it would cost the guest to cancel now. */
  readonly fee?: { readonly percent: number; readonly points: number };
}

/** What a screen that does not know better takes for granted: its button is there, and the server decides. */
export const TAKEN_FOR_GRANTED: StoreFacts = {
  scheduleHolds: true,
  guestSuspended: false,
  nextStartsAt: null,
  canPay: true,
  paymentDue: false,
};

/** What holds of the only cast of a booking. */
export const ALONE: SiblingFacts = {
  isLastApproval: true,
  several: false,
  anotherArrived: false,
  anotherInMeeting: false,
};

/**
 * The buttons of one side, in the order of the process: what its phase knows, enabled while it would be accepted. A
 * reason that is still to be typed does not disable.
 */
export function actionsFor(state: ParticipationState, role: Role, now: Date, facts: Facts): OfferedAction[] {
  const phase = phaseOf(state);
  const names = BOOKING_PROCESS.filter((row) => row.from.includes(phase) && row.actor.includes(role)).map(
    (row) => row.action,
  );
  return [...new Set(names)].flatMap((action) => offer(state, role, now, facts, action));
}

function offer(
  state: ParticipationState,
  role: Role,
  now: Date,
  facts: Facts,
  action: ActionName,
): OfferedAction[] {
  const command = { action, reason: 'to be typed' } as Command;
  const situation: Situation<keyof Facts> = { state, command, context: { ...facts, now, actor: role } };
  const row = rowFor(situation);
  if (row === null || row.offered === 'never') return [];
  const refusal = refusalOf(row, situation);
  if (refusal !== null && row.offered === 'whenAllowed') return [];
  const percent = feePercent(state, now);
  return [
    {
      action: command.action,
      enabled: refusal === null,
      ...(refusal !== null && { reasonCode: refusal }),
      ...(row.feePercent !== undefined && {
        fee: { percent, points: feePoints(state.plannedPoints, percent) },
      }),
    },
  ];
}

/** The guest's buttons of a booking: those for all of its casts at once, and those for each participation by its id. */
export interface GuestActions {
  readonly whole: readonly OfferedAction[];
  readonly participations: ReadonlyMap<string, readonly OfferedAction[]>;
}

const FOR_ALL: readonly ActionName[] = ['withdraw', 'cancel'];

/**
 * The guest's buttons. He cancels a whole booking, never one cast of it; he ends the meeting with one or with all present casts (rules.md
 * 5).
 */
export function guestActionsFor(
  members: readonly Participation[],
  now: Date,
  known: StoreFacts,
): GuestActions {
  const offered = new Map(
    members.map(({ id, state }) => [
      id,
      // Who is not there yet has no end of her own.
      actionsFor(state, 'guest', now, { ...siblingFacts(members, id), anotherInMeeting: false, ...known }),
    ]),
  );
  const several = ['cancelNoShow', 'finish'] as const;
  const forAll = members.length > 1 ? [...FOR_ALL, ...several] : FOR_ALL;
  const isForParticipation = ({ action }: OfferedAction) =>
    !FOR_ALL.includes(action) && !isOnlyForAll(members, action);
  return {
    whole: forAll.flatMap((action) => offerForAll(members, offered, action)),
    participations: new Map([...offered].map(([id, actions]) => [id, actions.filter(isForParticipation)])),
  };
}

function offerForAll(
  members: readonly Participation[],
  offered: ReadonlyMap<string, readonly OfferedAction[]>,
  action: ActionName,
): OfferedAction[] {
  if (action === 'cancelNoShow' && !isOnlyForAll(members, action)) return [];
  const ids = participationsFor(members, action as Command['action']);
  const offers = ids.flatMap((id) => offered.get(id)!.filter((each) => each.action === action));
  const first = offers.find((offer) => !offer.enabled) ?? offers[0];
  // The end of one is a button of her participation.
  if (!first || (action === 'finish' ? offers.length < 2 : offers.length < ids.length)) return [];
  const points = offers.reduce((sum, { fee }) => sum + (fee?.points ?? 0), 0);
  return [{ ...first, ...(first.fee && { fee: { percent: first.fee.percent, points } }) }];
}
