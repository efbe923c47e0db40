import type { OperatorRef, OperatorRole } from '@yoimachi/domain/operator';
import type { Passkeys } from '#gateways/passkey/port.ts';
import type { Origin } from '#platform/http';
import type { AppContext } from '#platform/module';

export interface OfficeDeps extends AppContext {
  readonly passkeys: Passkeys;
}

/** An open session of the back office. */
export interface OfficeSession {
  readonly id: string;
  /** What its cookie holds. */
  readonly token: string;
  readonly operator: OperatorRef;
  readonly role: OperatorRole;
  readonly mail: string;
  /** When the second factor was last shown; null before it was. */
  readonly factorAt: Date | null;
  readonly endsAt: Date;
}

/** From where somebody tries to come in. */
export interface Visitor {
  readonly origin: Origin;
  /** The secret of a browser that came in before; null for one that is not known. */
  readonly browser: string | null;
}
