import { ALONE, type ParticipationState } from '@yoimachi/domain/booking';
import { instantAt } from '@yoimachi/domain/time';
import { describe, expect, it } from 'vitest';
import { withoutDay } from './badge-chips.tsx';
import { arrivedText } from './before-start.tsx';
import { DAY, dueState, meetingState, pendingState } from './booking.test-kit.ts';
import { buttonOf, buttonsFor } from './booking-actions.ts';
import { countedTime, spanOf } from './span.ts';
import { isAtHand, isOfToday } from './state.ts';

const at = (minute: number) => instantAt(DAY, minute);
/** For a meeting from 17:30, ended at 18:17. */
const ended = (change: Partial<ParticipationState> = {}) => meetingState({ finishedAt: at(1097), ...change });

describe('the list leads to the screen of the day', () => {
  it('from 60 minutes before the start until the end', () => {
    expect(isAtHand(dueState(), at(989))).toBe(false);
    expect(isAtHand(dueState(), at(990))).toBe(true);
    expect(isAtHand(meetingState(), at(1045))).toBe(true);
    expect(isAtHand(dueState({ status: 'NO_SHOW' }), at(1070))).toBe(true);
    expect(isAtHand(ended(), at(1100))).toBe(false);
  });

  it('and offers it all day long, but not of a request', () => {
    expect(isOfToday(dueState(), at(0))).toBe(true);
    expect(isOfToday(dueState(), at(-1))).toBe(false);
    expect(isOfToday(pendingState(), at(600))).toBe(false);
    expect(isOfToday(ended(), at(1100))).toBe(false);
  });
});

describe('before the planned start', () => {
  it('nobody is asked for more time, although somebody is there', () => {
    expect(buttonOf(buttonsFor(meetingState(), 'guest', at(1049), ALONE), 'askExtension')).toBeUndefined();
    expect(buttonOf(buttonsFor(meetingState(), 'guest', at(1050), ALONE), 'askExtension')).toBeDefined();
  });

  it('who is there is said to both in their own words', () => {
    expect(arrivedText({ arrivedBy: 'cast' }, 'guest')).toBe('キャストが到着しています。');
    expect(arrivedText({ arrivedBy: 'cast' }, 'cast')).toBe('到着済みです。');
    expect(arrivedText({ arrivedBy: 'guest' }, 'cast')).toBe(arrivedText({ arrivedBy: 'guest' }, 'guest'));
  });
});

describe('the badge beside a date that names the day itself', () => {
  it('says how the booking stands', () => {
    expect(withoutDay(['TODAY'])).toEqual(['ACCEPTED']);
    expect(withoutDay(['TOMORROW'])).toEqual(['ACCEPTED']);
    expect(withoutDay(['TODAY', 'IN_MEETING'])).toEqual(['IN_MEETING']);
    expect(withoutDay(['REPLY_WAITING'])).toEqual(['REPLY_WAITING']);
  });
});

describe('a meeting that is over', () => {
  it('shows when it really was, and the plan where it was another', () => {
    expect(spanOf([ended()], 1050)).toEqual({ startMinute: 1050, endMinute: 1097, plan: '17:30 – 19:00' });
    expect(spanOf([ended({ finishedAt: at(1140) })], 1050).plan).toBeNull();
    const late = ended({ arrivedAt: at(1065) });
    expect(spanOf([late, ended({ finishedAt: at(1120) })], 1050)).toMatchObject({
      startMinute: 1050,
      endMinute: 1120,
    });
    expect(spanOf([late], 1050).startMinute).toBe(1065);
  });

  it('shows the plan while one of its casts goes on or a claim is open', () => {
    const plan = { startMinute: 1050, endMinute: 1140, plan: null };
    expect(spanOf([dueState()], 1050)).toEqual(plan);
    expect(spanOf([ended(), meetingState()], 1050)).toEqual(plan);
    const claimed = ended({ claimType: 'CAST_NO_SHOW', claimedAt: at(1080) });
    expect(spanOf([claimed], 1050)).toEqual(plan);
    const left = dueState({ status: 'CANCEL', cancelType: 'CAST_NO_SHOW', cancelledAt: at(1070) });
    expect(spanOf([ended(), left], 1050).endMinute).toBe(1097);
  });

  it('says the real time and the one that was counted, once where they are the same', () => {
    expect(countedTime(ended(), 60)).toBe('47分 → 60分として計算');
    expect(countedTime(ended({ finishedAt: at(1095) }), 45)).toBe('45分');
    expect(countedTime(ended({ cancelType: 'GUEST_NO_SHOW' }), 90)).toBe('90分');
    expect(countedTime(meetingState(), null)).toBeUndefined();
  });
});
