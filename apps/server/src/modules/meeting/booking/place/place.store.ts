import { sql } from 'kysely';
import type { ProposalOutcome } from '@yoimachi/domain/place';
import {
  allRows,
  firstRow,
  hasWritten,
  inColumns,
  type Db,
  type NewRow,
  type RowOf,
  type Trx,
} from '#platform/database';
import type { StoredPlace, StoredProposal } from './place-booking.ts';

/** The place of a booking that is there, and its open proposal. */
export async function storedPlace(db: Db, bookingId: string): Promise<StoredPlace> {
  const rows = await allRows<StoredProposal & { readonly ofBooking: string; readonly id: string | null }>(db)`
    select b.place as "ofBooking", p.id, p.participation_id as by, p.place, p.created_at as "createdAt", p.due_at as "dueAt",
      array(select a.participation_id from place_answer a where a.proposal_id = p.id and a.agreed) as "agreedBy"
    from booking b left join place_proposal p on p.booking_id = b.id and p.outcome is null
    where b.id = ${bookingId}`;
  const [row] = rows;
  if (!row) throw new Error(`There is no booking ${bookingId}`);
  const { ofBooking, ...open } = row;
  return { place: ofBooking, open: open.id === null ? null : open };
}

/** A cast's answer to a guest's proposal; it is never changed. */
export const insertAnswer = (trx: Trx, answer: NewRow<'place_answer'>) =>
  trx.insertInto('place_answer').values(inColumns(answer)).execute();

export const insertProposal = (trx: Trx, proposal: NewRow<'place_proposal'>) =>
  trx.insertInto('place_proposal').values(inColumns(proposal)).execute();

/** Ends an open proposal; if it is not open, its booking was not locked. */
export async function endProposal(trx: Trx, id: string, outcome: ProposalOutcome, at: Date): Promise<void> {
  const isEnded = await hasWritten(trx)`
    update place_proposal set outcome = ${outcome}, answered_at = ${at}, due_at = null
    where id = ${id} and outcome is null`;
  if (!isEnded) throw new Error(`Proposal ${id} is not open`);
}

/** The booking of a proposal, open or not. */
export async function bookingOfProposal(db: Db, id: string): Promise<string | undefined> {
  const row = await firstRow<RowOf<'place_proposal', 'booking_id'>>(db)`
    select booking_id from place_proposal where id = ${id}`;
  return row?.booking_id;
}

/** The agreed place is the booking's from now on. */
export const setPlace = (trx: Trx, bookingId: string, place: string) =>
  sql`update booking set place = ${place} where id = ${bookingId}`.execute(trx);

/** Proposals that may be over at `now`, the earliest first. */
export const dueProposals = sql`
  select id, due_at from place_proposal where due_at is not null order by due_at, id`;

export const setDueAt = (trx: Trx, id: string, dueAt: Date) =>
  sql`update place_proposal set due_at = ${dueAt} where id = ${id}`.execute(trx);

/** Schedules another look at the open proposal of a booking somebody has left; locks nothing of the booking. */
export const makeDueWhereLeft = (trx: Trx, bookingId: string, at: Date) =>
  sql`
  update place_proposal p set due_at = ${at}
  where p.booking_id = ${bookingId} and p.outcome is null and p.due_at > ${at}
    and exists (select from participation o where o.booking_id = p.booking_id
      and (o.status <> 'APPROVE' or o.finished_at is not null))`.execute(trx);
