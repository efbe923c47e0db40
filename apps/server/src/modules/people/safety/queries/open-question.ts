import type { AllRightQuestion } from '@yoimachi/contract/all-right';
import { isUnderWay } from '@yoimachi/domain/safety';
import type { Db } from '#platform/database';
import { lastAsked, meetingOfCast } from '../all-right.store.ts';

/** The question that waits for her answer; none after she has left safely. */
export async function openQuestion(db: Db, castId: string): Promise<AllRightQuestion | null> {
  const question = await lastAsked(db, castId);
  if (!question?.askedAt || question.answeredAt !== null) return null;
  const meeting = await meetingOfCast(db, castId, question.bookingId);
  if (!meeting || !isUnderWay(meeting.state)) return null;
  return {
    questionId: question.id,
    bookingId: question.bookingId,
    askedAt: question.askedAt.toISOString(),
  };
}
