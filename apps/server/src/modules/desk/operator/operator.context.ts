import type { ClosedCrypto } from '#platform/crypto';
import type { AppContext } from '#platform/module';

/** What an operator's commands depend on; a tool outside the server can create it. */
export interface OperatorContext extends Pick<AppContext, 'db' | 'clock' | 'ids' | 'config'> {
  readonly crypto: ClosedCrypto;
}
