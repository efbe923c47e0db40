import type { Role } from '@yoimachi/domain/booking';
import type { Clock } from '#platform/clock';
import type { Ids } from '#platform/crypto';
import type { Db } from '#platform/database';
import type { BillingContext } from '#money/billing';

/** What the booking commands and queries depend on. */
export interface BookingContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** What commands and jobs that ask the card need. */
export type CardContext = BookingContext & BillingContext;

/** One of the two people of a booking. */
export interface Person<Who extends Role = Role> {
  readonly role: Who;
  readonly accountId: string;
}
