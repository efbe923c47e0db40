import type { ParticipationStateWire } from '@yoimachi/contract/booking';
import { instantAt } from '@yoimachi/domain/time';
import { expect, it } from 'vitest';
import { DAY, dueState, meetingState } from './booking.test-kit.ts';
import { earliestDue, isReviewOpen, stateOf } from './state.ts';

const wire = (state: ReturnType<typeof dueState>) =>
  JSON.parse(JSON.stringify(state)) as ParticipationStateWire;

it('revives the state of an answer', () => {
  expect(stateOf({ state: wire(meetingState()) })).toEqual(meetingState());
});

it('knows when the clock changes one of the bookings', () => {
  expect(earliestDue([])).toBeNull();
  const bookings = [{ state: wire(meetingState()) }, { state: wire(dueState()) }];
  expect(earliestDue(bookings)).toEqual(instantAt(DAY, 1065));
});

it('keeps the review open for seven days, once', () => {
  const state = wire(meetingState({ finishedAt: instantAt(DAY, 1140) }));
  const soon = instantAt('2026-11-28', 1139);
  expect(isReviewOpen({ state, reviewed: false }, soon)).toBe(true);
  expect(isReviewOpen({ state, reviewed: true }, soon)).toBe(false);
  expect(isReviewOpen({ state, reviewed: false }, instantAt(DAY, 1139))).toBe(true);
  expect(isReviewOpen({ state: wire(meetingState()), reviewed: false }, soon)).toBe(false);
  expect(isReviewOpen({ state, reviewed: false }, instantAt('2026-11-28', 1140))).toBe(false);
});
