import { noticeOf } from '@yoimachi/domain/notice-wording';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import {
  ALL_RIGHT_ANSWER_MINUTES,
  allRightStep,
  isUnderWay,
  NEVER_ASKED,
  type AllRightAnswer,
} from '@yoimachi/domain/safety';
import { addMinutes } from '@yoimachi/domain/time';
import { notify, operatorAlert } from '#events/catalogue.ts';
import { withTransaction, type Db, type Trx } from '#platform/database';
import type { DueRow } from '#platform/jobs';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import * as store from '../all-right.store.ts';
import { asksAllRight, lastAsked, meetingOfCast } from '../all-right.store.ts';
import { raiseQuietHelp } from './quiet-help.ts';

type Context = Pick<AppContext, 'clock' | 'db' | 'ids'>;

/** Where she answers. */
const LINK = '/cast/dohan-day';

/**
 * A booking has changed: the question of her meeting is planned, moved by an extension, or needed no more. What is due is decided again when
 * its time comes (`runQuestion`), so a change heard late does no harm.
 */
export async function followMeeting(
  trx: Trx,
  { ids }: Pick<AppContext, 'ids'>,
  { bookingId, castId }: { readonly bookingId: string; readonly castId: string },
  at: Date,
): Promise<void> {
  const meeting = await store.meetingOfCast(trx, castId, bookingId);
  if (!meeting) return;
  const { participationId, state } = meeting;
  const question = await store.lockOfParticipation(trx, participationId);
  const next = allRightStep(question ?? NEVER_ASKED, state, at);
  if (next.step === 'END') {
    if (question && question.nextAt !== null) await store.changeQuestion(trx, question.id, { next_at: null });
  } else if (!question || question.askedAt === null) {
    const nextAt = next.step === 'WAIT' ? next.at : at;
    const question = { id: ids.newId(), participationId, bookingId, castId, nextAt, createdAt: at };
    await store.planQuestion(trx, question);
  }
}

/** Does what is due of a question: asks her, or alerts the operators; nothing when an answer, or another process, was faster. */
export async function runQuestion({ db, clock }: Context, { id, dueAt }: DueRow): Promise<void> {
  await withTransaction(db, async (trx) => {
    const question = await store.lockDue(trx, id, dueAt);
    if (!question) return;
    const { castId, bookingId, participationId } = question;
    const meeting = await store.meetingOfCast(trx, castId, bookingId);
    // She has the whole time to answer, also when it was asked late.
    const now = clock.now();
    const next = meeting ? allRightStep(question, meeting.state, now) : ({ step: 'END' } as const);
    if (next.step === 'WAIT') await store.changeQuestion(trx, id, { next_at: next.at });
    else if (next.step === 'ASK' && (await asksAllRight(trx, castId))) {
      const nextAt = addMinutes(now, ALL_RIGHT_ANSWER_MINUTES);
      await store.changeQuestion(trx, id, { asked_at: now, next_at: nextAt });
      const notice = noticeOf('CAST_ALL_RIGHT_ASKED', {});
      await publish(trx, notify, { accountId: castId, ...notice, link: LINK }, now);
    } else if (next.step === 'ALERT') {
      await store.changeQuestion(trx, id, { alerted_at: now, next_at: null });
      const payload = { kind: 'OPERATOR_NO_ANSWER', bookingId, participationId, accountId: castId };
      await publish(trx, operatorAlert, payload, now);
    } else await store.changeQuestion(trx, id, { next_at: null });
  });
}

interface AnswerCall {
  readonly castId: string;
  readonly questionId: string;
  readonly answer: AllRightAnswer;
}

/**
 * Keeps her answer; NOT_FOUND for a question that was never put to her. A call for help alerts the operators once and stands: whoever then
 * presses 大丈夫です on her phone takes nothing back. All is well after the operators were alerted is told to them, who make sure.
 */
export function answerAllRight(
  { db, clock, ids }: Context,
  { castId, questionId, answer }: AnswerCall,
): Promise<Result<undefined, 'NOT_FOUND'>> {
  return withTransaction(db, async (trx) => {
    const question = await store.lockAsked(trx, questionId, castId);
    if (!question) return fail('NOT_FOUND');
    if (question.answer === answer || question.answer === 'HELP') return ok();
    const at = clock.now();
    await store.changeQuestion(trx, questionId, { answer, answered_at: at, next_at: null });
    const { bookingId, participationId } = question;
    const about = { bookingId, participationId, accountId: castId };
    if (answer === 'HELP') await raiseQuietHelp(trx, { castId, helpId: ids.newId(), choice: 'DANGER' }, at);
    else if (question.alertedAt !== null)
      await publish(trx, operatorAlert, { kind: 'OPERATOR_LATE_ANSWER', ...about }, at);
    return ok();
  });
}

/** The question that waits for her answer; none after she has left safely. */
export async function openQuestion(db: Db, castId: string) {
  const question = await lastAsked(db, castId);
  if (!question?.askedAt || question.answeredAt !== null) return null;
  const meeting = await meetingOfCast(db, castId, question.bookingId);
  if (!meeting || !isUnderWay(meeting.state)) return null;
  return { questionId: question.id, bookingId: question.bookingId, askedAt: question.askedAt };
}
