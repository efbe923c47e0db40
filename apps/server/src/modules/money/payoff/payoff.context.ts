import type { OperatorRef } from '@yoimachi/domain/operator';
import type { ClosedCrypto } from '#platform/crypto';
import type { AppContext } from '#platform/module';

/** What this feature's commands need; an operator's command opens no account with it. */
export interface PayoffContext extends Pick<AppContext, 'db' | 'clock' | 'ids' | 'log'> {
  readonly crypto: ClosedCrypto;
}
/** The same for what opens accounts: to pay to them, or to show them to somebody who is kept. */
export type OpenPayoffContext = PayoffContext & Pick<AppContext, 'crypto'>;

/** Who did something to a payoff: its cast, the clock, or an operator by name. */
export type Actor = 'cast' | 'clock' | OperatorRef;
