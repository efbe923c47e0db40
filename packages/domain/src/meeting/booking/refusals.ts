import type { Failed, Failure } from '@yoimachi/domain/result';
import type { CommandError } from './booking-errors.ts';
import type { Command } from './command.ts';

/** What a command of a person can be refused with, besides ACTION_NOT_ALLOWED. A test holds it against the process. */
export const REFUSALS = {
  guest: {
    withdraw: [],
    cancel: [],
    cancelNoShow: [],
    arrive: ['ARRIVAL_TOO_EARLY'],
    takeBackArrival: [],
    finish: ['NOBODY_ARRIVED'],
    askExtension: [
      'PAYMENT_DUE',
      'NOBODY_ARRIVED',
      'CLAIM_OPEN',
      'EXTENSION_ASKED',
      'EXTENSION_PAST_WORK',
      'EXTENSION_OVERLAPS',
      'POINTS_INSUFFICIENT',
    ],
    claimCastAbsent: ['NOBODY_ARRIVED', 'CLAIM_OPEN', 'CLAIM_TOO_EARLY'],
    objectToClaim: ['ALREADY_OBJECTED', 'REASON_REQUIRED'],
  },
  cast: {
    approve: ['DEADLINE_OVER', 'SCHEDULE_CHANGED'],
    reject: ['REASON_REQUIRED', 'DEADLINE_OVER'],
    cancel: ['REASON_REQUIRED'],
    arrive: ['ARRIVAL_TOO_EARLY'],
    takeBackArrival: [],
    agreeExtension: ['CLAIM_OPEN', 'EXTENSION_PAST_WORK', 'EXTENSION_OVERLAPS', 'POINTS_INSUFFICIENT'],
    declineExtension: [],
    end: ['NOBODY_ARRIVED', 'END_TOO_EARLY'],
    forceFinish: ['NOBODY_ARRIVED', 'REASON_REQUIRED'],
    claimGuestAbsent: ['NOBODY_ARRIVED', 'CLAIM_OPEN', 'CLAIM_TOO_EARLY'],
    objectToClaim: ['ALREADY_OBJECTED', 'REASON_REQUIRED'],
  },
  operator: {
    forceCancel: ['REASON_REQUIRED', 'CLAIM_OPEN'],
    forceEnd: ['REASON_REQUIRED', 'CLAIM_OPEN'],
    decideClaim: ['REASON_REQUIRED'],
  },
} as const satisfies Record<string, Partial<Record<Command['action'], readonly CommandError[]>>>;

type Refusals = typeof REFUSALS;
/** What a person's command can be called. */
export type ActionOf<Who extends keyof Refusals> = Who extends unknown ? keyof Refusals[Who] : never;
type NamedRefusals<Named, Action> = Action extends keyof Named ? Named[Action] : never;
/** What a command of a guest, a cast or an operator can be refused with. */
export type RefusalOf<Who extends keyof Refusals, Action extends Command['action']> =
  | 'ACTION_NOT_ALLOWED'
  | (Who extends unknown
      ? NamedRefusals<Refusals[Who], Action> extends readonly (infer Code extends CommandError)[]
        ? Code
        : never
      : never);

/** A refusal by the name it can have. @throws when the command cannot be refused so. */
export function refused<Who extends keyof Refusals, Action extends Command['action']>(
  who: Who,
  action: Action,
  error: Failure<CommandError>,
): Failed<RefusalOf<Who, Action>> {
  const known: Partial<Record<string, readonly CommandError[]>> = REFUSALS[who];
  if (error.code !== 'ACTION_NOT_ALLOWED' && !known[action]?.includes(error.code))
    throw new Error(`A ${who}'s ${action} cannot fail with ${error.code}`);
  return { ok: false, error: error as Failure<RefusalOf<Who, Action>> };
}
