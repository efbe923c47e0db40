import type { AllRightAnswer, AllRightQuestion, AskedMeeting } from '@yoimachi/domain/safety';
import { sql, type Updateable } from 'kysely';
import {
  firstRow,
  firstValue,
  inColumns,
  run,
  type Database,
  type Db,
  type NewRow,
  type Trx,
} from '#platform/database';

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
export const questionsDue = sql`
  select id, next_at as due_at, array[booking_id, cast_id] as keys from all_right_question
  where next_at is not null order by next_at, id`;

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

/** One question a meeting; one that is there is moved as long as it was not asked. */
export async function planQuestion(trx: Trx, question: NewRow<'all_right_question'>): Promise<void> {
  await trx
    .insertInto('all_right_question')
    .values(inColumns(question))
    .onConflict((conflict) =>
      conflict
        .column('participation_id')
        .doUpdateSet({ next_at: question.nextAt })
        .where('all_right_question.asked_at', 'is', null),
    )
    .execute();
}

export async function changeQuestion(
  trx: Trx,
  id: string,
  change: Updateable<Database['all_right_question']>,
): Promise<void> {
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
  const row = await firstRow<AskedMeeting & { readonly participationId: string }>(db)`
    select p.id as "participationId", p.status, p.starts_at as "startsAt", p.ends_at as "endsAt", p.arrived_at as "arrivedAt",
      p.finished_at as "finishedAt", p.checked_out_at as "checkedOutAt", p.claimed_at as "claimedAt",
      p.claim_ended_at as "claimEndedAt", b.confirmed_at as "confirmedAt"
    from participation p join booking b on b.id = p.booking_id
    where p.booking_id = ${bookingId} and p.cast_id = ${castId}`;
  if (!row) return undefined;
  const { participationId, ...state } = row;
  return { participationId, state };
}

export const removeQuestionsBefore = (db: Db, before: Date) =>
  run(db)`delete from all_right_question where created_at < ${before}`;

/** Whether she is asked half-way through a meeting; she is, unless she said otherwise. */
export async function asksAllRight(db: Db, castId: string): Promise<boolean> {
  const found = await firstValue<boolean>(db)`
    select asks_all_right from safety_setting where cast_id = ${castId}`;
  return found ?? true;
}

export async function saveSetting(
  db: Db,
  castId: string,
  { asks, at }: { readonly asks: boolean; readonly at: Date },
): Promise<void> {
  const written = { asks_all_right: asks, updated_at: at };
  await db
    .insertInto('safety_setting')
    .values({ cast_id: castId, ...written })
    .onConflict((conflict) => conflict.column('cast_id').doUpdateSet(written))
    .execute();
}
