import { billingStartsAt, phaseOf, type ParticipationState } from '@yoimachi/domain/booking';
import { addMinutes } from '@yoimachi/domain/time';

/** So long she has to answer 大丈夫？ before who is on call hears of it (rules.md 10, the figure: docs/rules.md). */
export const ALL_RIGHT_ANSWER_MINUTES = 10;

export const ALL_RIGHT_ANSWERS = ['ALL_RIGHT', 'HELP'] as const;
export type AllRightAnswer = (typeof ALL_RIGHT_ANSWERS)[number];

export type AskedMeeting = Pick<
  ParticipationState,
  | 'status'
  | 'confirmedAt'
  | 'arrivedAt'
  | 'finishedAt'
  | 'claimedAt'
  | 'claimEndedAt'
  | 'checkedOutAt'
  | 'startsAt'
  | 'endsAt'
>;

/** How far the question of a meeting has come. */
export interface AllRightQuestion {
  readonly askedAt: Date | null;
  readonly answeredAt: Date | null;
  readonly alertedAt: Date | null;
}

export const NEVER_ASKED: AllRightQuestion = { askedAt: null, answeredAt: null, alertedAt: null };

/** What is to be done: nothing before `at`, ask, alert the operators, or nothing any more. */
export type AllRightStep =
  | { readonly step: 'WAIT'; readonly at: Date }
  | { readonly step: 'ASK' | 'ALERT' | 'END' };

/**
 * What is due of a question at an instant. It is asked half-way between the later of planned start and arrival and the current end, so that
 * an extension moves it; never after the end, when the checkout is asked for. What was asked stands until she answers or has left safely.
 */
export function allRightStep(question: AllRightQuestion, meeting: AskedMeeting, now: Date): AllRightStep {
  const { askedAt, answeredAt, alertedAt } = question;
  if (answeredAt !== null || alertedAt !== null) return { step: 'END' };
  if (askedAt === null) return beforeAsking(meeting, now);
  if (!isUnderWay(meeting)) return { step: 'END' };
  const until = addMinutes(askedAt, ALL_RIGHT_ANSWER_MINUTES);
  return now < until ? { step: 'WAIT', at: until } : { step: 'ALERT' };
}

function beforeAsking(meeting: AskedMeeting, now: Date): AllRightStep {
  const { startsAt, arrivedAt, endsAt } = meeting;
  if (phaseOf(meeting) !== 'meeting' || arrivedAt === null || now >= endsAt) return { step: 'END' };
  const from = billingStartsAt({ startsAt, arrivedAt });
  const halfMinutes = Math.floor((endsAt.getTime() - from.getTime()) / 120_000);
  const at = addMinutes(from, halfMinutes);
  return now < at ? { step: 'WAIT', at } : { step: 'ASK' };
}

/** Whether she is with him, or was and has not said that she left safely. */
export function isUnderWay(meeting: AskedMeeting): boolean {
  return (
    meeting.checkedOutAt === null &&
    (['meeting', 'finished', 'claimed'] as readonly string[]).includes(phaseOf(meeting))
  );
}
