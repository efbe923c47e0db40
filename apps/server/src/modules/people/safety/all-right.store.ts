import type { AllRightAnswer, AllRightQuestion, AskedMeeting } from '@yoimachi/domain/safety';
import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';

export interface QuestionRow extends AllRightQuestion {
  readonly id: string;
  readonly castId: string;
  readonly bookingId: string;
  readonly participationId: string;
  readonly nextAt: Date | null;
  readonly answer: AllRightAnswer | null;
}

const questions = (db: Db) =>
  db
    .selectFrom('all_right_question')
    .select(['id', 'cast_id as castId', 'booking_id as bookingId', 'participation_id as participationId'])
    .select(['next_at as nextAt', 'asked_at as askedAt', 'answered_at as answeredAt', 'answer'])
    .select(['alerted_at as alertedAt']);

/** Questions with a next step, due or not, each with the meeting that it belongs to. */
export const questionsDue = (db: Db) =>
  db
    .selectFrom('all_right_question')
    .select(['id', 'next_at as due_at', sql<string[]>`array[booking_id, cast_id]`.as('keys')])
    .where('next_at', 'is not', null)
    .orderBy('next_at')
    .orderBy('id');

/** A question that is due, locked; undefined when somebody was faster. */
export const lockDue = (trx: Trx, id: string, dueAt: Date): Promise<QuestionRow | undefined> =>
  questions(trx).where('id', '=', id).where('next_at', '<=', dueAt).forUpdate().executeTakeFirst();

/** Her own question once it was asked, locked. */
export const lockAsked = (trx: Trx, id: string, castId: string): Promise<QuestionRow | undefined> =>
  questions(trx)
    .where('id', '=', id)
    .where('cast_id', '=', castId)
    .where('asked_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

export const lockOfParticipation = (trx: Trx, participationId: string): Promise<QuestionRow | undefined> =>
  questions(trx).where('participation_id', '=', participationId).forUpdate().executeTakeFirst();

/** The last question she was asked; the caller says whether it still stands. Operators have long heard of an earlier one. */
export async function lastAsked(db: Db, castId: string): Promise<QuestionRow | undefined> {
  return questions(db)
    .where('cast_id', '=', castId)
    .where('asked_at', 'is not', null)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

interface NewQuestion {
  readonly id: string;
  readonly participationId: string;
  readonly bookingId: string;
  readonly castId: string;
  readonly nextAt: Date;
  readonly at: Date;
}

/** One question a meeting; one that is there is moved as long as it was not asked. */
export async function planQuestion(trx: Trx, question: NewQuestion): Promise<void> {
  await trx
    .insertInto('all_right_question')
    .values({
      id: question.id,
      participation_id: question.participationId,
      booking_id: question.bookingId,
      cast_id: question.castId,
      next_at: question.nextAt,
      created_at: question.at,
    })
    .onConflict((conflict) =>
      conflict
        .column('participation_id')
        .doUpdateSet({ next_at: question.nextAt })
        .where('all_right_question.asked_at', 'is', null),
    )
    .execute();
}

interface QuestionChange {
  readonly next_at?: Date | null;
  readonly asked_at?: Date;
  readonly answered_at?: Date;
  readonly answer?: AllRightAnswer;
  readonly alerted_at?: Date;
}

export async function changeQuestion(trx: Trx, id: string, change: QuestionChange): Promise<void> {
  await trx.updateTable('all_right_question').set(change).where('id', '=', id).execute();
}

export interface AskedMeetingRow {
  readonly participationId: string;
  readonly state: AskedMeeting;
}

/** Her meeting of a booking as it is now. */
export async function meetingOfCast(
  db: Db,
  castId: string,
  bookingId: string,
): Promise<AskedMeetingRow | undefined> {
  const row = await db
    .selectFrom('participation as p')
    .innerJoin('booking as b', 'b.id', 'p.booking_id')
    .select([
      'p.id',
      'p.status',
      'p.starts_at as startsAt',
      'p.ends_at as endsAt',
      'p.arrived_at as arrivedAt',
    ])
    .select(['p.finished_at as finishedAt', 'p.checked_out_at as checkedOutAt', 'p.claimed_at as claimedAt'])
    .select(['p.claim_ended_at as claimEndedAt', 'b.confirmed_at as confirmedAt'])
    .where('p.booking_id', '=', bookingId)
    .where('p.cast_id', '=', castId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id: participationId, ...state } = row;
  return { participationId, state };
}

export async function removeQuestionsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('all_right_question').where('created_at', '<', before).execute();
}
