import type { OperatorRef } from '@yoimachi/domain/operator';
import type { AppContext } from '#platform/module';

/** What this feature's commands need; the command line can create it too. */
export type PayoffContext = Pick<AppContext, 'db' | 'clock' | 'ids' | 'crypto' | 'log'>;

/** Who did something to a payoff: its cast, the clock, or an operator by name. */
export type Actor = 'cast' | 'clock' | OperatorRef;
