import type { Role } from '@yoimachi/domain/booking';
import type { Clock } from '../../platform/clock/index.ts';
import type { Ids } from '../../platform/crypto/index.ts';
import type { Db } from '../../platform/database/index.ts';
import type { BillingContext } from '../billing/index.ts';

/** What the commands and queries of bookings stand on. */
export interface BookingContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** What commands and jobs need that ask the card. */
export type CardContext = BookingContext & BillingContext;

/** One of the two people of a booking. */
export interface Person {
  readonly role: Role;
  readonly accountId: string;
}
