import { sql } from 'kysely';
import type { ProposalOutcome, Proposer } from '@yoimachi/domain/place';
import type { Db, Trx } from '#platform/database';

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

/** One line of the booking's history: it does not change the participation's state. */
export async function appendEvent(
  trx: Trx,
  event: {
    readonly bookingId: string;
    readonly proposer: Proposer;
    readonly accountId: string;
    readonly action: string;
    readonly phase: string;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('booking_event')
    .values({
      booking_id: event.bookingId,
      participation_id: event.proposer,
      at: event.at,
      actor: event.proposer === null ? 'guest' : 'cast',
      actor_id: event.accountId,
      action: event.action,
      from_state: event.phase,
      to_state: event.phase,
    })
    .execute();
}

/** Proposals that may be over at `now`, the earliest first. */
export async function dueProposals(db: Db, now: Date, limit: number): Promise<{ id: string; dueAt: Date }[]> {
  const rows = await db
    .selectFrom('place_proposal')
    .select(['id', 'due_at'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, due_at }) => ({ id, dueAt: due_at! }));
}

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
