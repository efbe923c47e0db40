import { sql } from 'kysely';
import type { ProposalOutcome } from '@yoimachi/domain/place';
import { inColumns, type Db, type NewRow, type Trx } from '#platform/database';
import type { StoredPlace, StoredProposal } from './place-booking.ts';

/** The place of a booking that is there, and its open proposal. */
export async function storedPlace(db: Db, bookingId: string): Promise<StoredPlace> {
  const { rows } = await sql<StoredProposal & { readonly ofBooking: string; readonly id: string | null }>`
    select b.place as "ofBooking", p.id, p.participation_id as by, p.place, p.created_at as "createdAt", p.due_at as "dueAt",
      array(select a.participation_id from place_answer a where a.proposal_id = p.id and a.agreed) as "agreedBy"
    from booking b left join place_proposal p on p.booking_id = b.id and p.outcome is null
    where b.id = ${bookingId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no booking ${bookingId}`);
  const { ofBooking, ...open } = row;
  return { place: ofBooking, open: open.id === null ? null : open };
}

/** A cast's answer to a guest's proposal; it is never changed. */
export async function insertAnswer(trx: Trx, answer: NewRow<'place_answer'>): Promise<void> {
  await trx.insertInto('place_answer').values(inColumns(answer)).execute();
}

export async function insertProposal(trx: Trx, proposal: NewRow<'place_proposal'>): Promise<void> {
  await trx.insertInto('place_proposal').values(inColumns(proposal)).execute();
}

/** Ends an open proposal; if it is not open, its booking was not locked. */
export async function endProposal(trx: Trx, id: string, outcome: ProposalOutcome, at: Date): Promise<void> {
  const result = await trx
    .updateTable('place_proposal')
    .set({ outcome, answered_at: at, due_at: null })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw new Error(`Proposal ${id} is not open`);
}

/** The booking of a proposal, open or not. */
export async function bookingOfProposal(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('place_proposal')
    .select('booking_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.booking_id;
}

/** The agreed place is the booking's from now on. */
export async function setPlace(trx: Trx, bookingId: string, place: string): Promise<void> {
  await trx.updateTable('booking').set({ place }).where('id', '=', bookingId).execute();
}

/** Proposals that may be over at `now`, the earliest first. */
export const dueProposals = (db: Db) =>
  db
    .selectFrom('place_proposal')
    .select(['id', 'due_at'])
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .orderBy('id');

export async function setDueAt(trx: Trx, id: string, dueAt: Date): Promise<void> {
  await trx.updateTable('place_proposal').set({ due_at: dueAt }).where('id', '=', id).execute();
}

/** Schedules another look at the open proposal of a booking somebody has left; locks nothing of the booking. */
export async function makeDueWhereLeft(trx: Trx, bookingId: string, at: Date): Promise<void> {
  await sql`
    update place_proposal p set due_at = ${at}
    where p.booking_id = ${bookingId} and p.outcome is null and p.due_at > ${at}
      and exists (select from participation o where o.booking_id = p.booking_id
        and (o.status <> 'APPROVE' or o.finished_at is not null))`.execute(trx);
}
