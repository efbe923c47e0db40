import { sql } from 'kysely';
import { oneOf, type Trx } from '#platform/database';
import type { BookingContext } from '../context.ts';
import { previewEndsOfSuspended } from '../ending/end-by-system.ts';
import type { Participations } from '../process/participation.ts';
import { officeRows } from './list.store.ts';
import { presentListed } from './present.ts';

/** What suspending an account would do to its bookings, with the fee each would cost its guest; and those that go on. */
export async function previewSuspension(trx: Trx, context: BookingContext, accountId: string, at: Date) {
  const { ends, goesOn } = await previewEndsOfSuspended(trx, context, accountId, at);
  const wholes = [...ends.map(({ participations }) => participations), ...goesOn];
  const ids = wholes.map(([first]) => first!.bookingId);
  const rows = ids.length === 0 ? [] : await officeRows(trx, sql`b.id = ${oneOf(ids)}`);
  const present = (whole: Participations) =>
    presentListed(
      rows.find(({ bookingId }) => bookingId === whole[0]!.bookingId)!,
      whole,
      at,
    );
  return {
    ends: ends.map(({ participations, feePoints }) => ({ booking: present(participations), feePoints })),
    goesOn: goesOn.map(present),
  };
}
