import { phaseOf, type ParticipationState } from '@yoimachi/domain/booking';
import { addMinutes } from '@yoimachi/domain/time';

/** 見守り共有 (rules.md 10): so many links of one meeting work at a time. */
export const WATCH_LINKS_AT_ONCE = 3;
/** Without a checkout a link works for a day after the end, as long as SOS does. */
export const WATCH_WITHOUT_CHECKOUT_MINUTES = 24 * 60;
/** How long after it was made a link's row is kept: her meetings are at most 60 days ahead. */
export const WATCH_KEPT_DAYS = 90;

/** What a friend reads of a meeting: before it, together, over but not yet apart, apart; closed is every other end, of which he learns nothing. */
export type WatchStage = 'BEFORE' | 'TOGETHER' | 'OVER' | 'LEFT' | 'CLOSED';

export type WatchedMeeting = Pick<
  ParticipationState,
  | 'status'
  | 'confirmedAt'
  | 'arrivedAt'
  | 'finishedAt'
  | 'claimedAt'
  | 'claimEndedAt'
  | 'checkedOutAt'
  | 'endsAt'
>;

/** The stage of a meeting at an instant. */
export function watchStage(meeting: WatchedMeeting, now: Date): WatchStage {
  const phase = phaseOf(meeting);
  if (meeting.confirmedAt === null || phase === 'pending' || phase === 'held' || phase === 'closed')
    return 'CLOSED';
  if (meeting.checkedOutAt !== null) return 'LEFT';
  if (now > addMinutes(meeting.endsAt, WATCH_WITHOUT_CHECKOUT_MINUTES)) return 'CLOSED';
  if (phase === 'meeting') return 'TOGETHER';
  return phase === 'due' || phase === 'noShow' ? 'BEFORE' : 'OVER';
}

/** Whether place and time are shown, and whether a link can be made. */
export const isWatchable = (stage: WatchStage): boolean => stage !== 'LEFT' && stage !== 'CLOSED';
