import { inColumns, type NewRow, type Trx } from '#platform/database';

/**
 * One line of a booking's history. States are phases of the process; the reason is private, and without a participation it is about the whole
 * booking. Her class and district when she was asked are added by the database.
 */
export const appendEvent = (trx: Trx, event: NewRow<'booking_event'>) =>
  trx.insertInto('booking_event').values(inColumns(event)).execute();
