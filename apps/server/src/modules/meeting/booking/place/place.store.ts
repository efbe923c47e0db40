import { sql } from 'kysely';
import type { ProposalOutcome, Proposer } from '@yoimachi/domain/place';
import type { Db, Trx } from '#platform/database';
import type { StoredPlace } from './place-booking.ts';

interface PlaceRow {
  readonly place: string;
  readonly proposal_id: string | null;
  readonly participation_id: string | null;
  readonly proposed_place: string;
  readonly created_at: Date;
  readonly due_at: Date;
  readonly agreed_by: readonly string[];
}

/** The place of a booking that is there, and its open proposal. */
export async function storedPlace(db: Db, bookingId: string): Promise<StoredPlace> {
  const { rows } = await sql<PlaceRow>`
    select b.place, p.id as proposal_id, p.participation_id, p.place as proposed_place, p.created_at, p.due_at,
      array(select a.participation_id from place_answer a where a.proposal_id = p.id and a.agreed) as agreed_by
    from booking b left join place_proposal p on p.booking_id = b.id and p.outcome is null
    where b.id = ${bookingId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no booking ${bookingId}`);
  const { place, proposal_id: id } = row;
  if (id === null) return { place, open: null };
  const open = {
    id,
    by: row.participation_id,
    place: row.proposed_place,
    createdAt: row.created_at,
    dueAt: row.due_at,
    agreedBy: row.agreed_by,
  };
  return { place, open };
}

/** A cast's answer to a guest's proposal; it is never changed. */
export async function insertAnswer(
  trx: Trx,
  answer: {
    readonly proposalId: string;
    readonly participationId: string;
    readonly agreed: boolean;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('place_answer')
    .values({
      proposal_id: answer.proposalId,
      participation_id: answer.participationId,
      agreed: answer.agreed,
      answered_at: answer.at,
    })
    .execute();
}

export interface NewProposal {
  readonly id: string;
  readonly bookingId: string;
  readonly by: Proposer;
  readonly fromPlace: string;
  readonly place: string;
  readonly at: Date;
  readonly dueAt: Date;
}

export async function insertProposal(trx: Trx, one: NewProposal): Promise<void> {
  await trx
    .insertInto('place_proposal')
    .values({
      id: one.id,
      booking_id: one.bookingId,
      participation_id: one.by,
      from_place: one.fromPlace,
      place: one.place,
      created_at: one.at,
      due_at: one.dueAt,
    })
    .execute();
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
