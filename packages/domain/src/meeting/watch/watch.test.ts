import { expect, test } from 'vitest';
import { addMinutes } from '@yoimachi/domain/time';
import { isWatchable, watchStage, type WatchedMeeting } from './index.ts';

const start = new Date('2026-11-21T09:00:00Z');
const end = addMinutes(start, 90);
const due: WatchedMeeting = {
  status: 'APPROVE',
  confirmedAt: addMinutes(start, -600),
  arrivedAt: null,
  finishedAt: null,
  claimedAt: null,
  claimEndedAt: null,
  checkedOutAt: null,
  endsAt: end,
};
const stageOf = (change: Partial<WatchedMeeting>, now = start) => watchStage({ ...due, ...change }, now);

test('a confirmed meeting is before, together, over and then she has left', () => {
  expect(stageOf({})).toBe('BEFORE');
  expect(stageOf({ status: 'NO_SHOW' })).toBe('BEFORE');
  expect(stageOf({ arrivedAt: start })).toBe('TOGETHER');
  expect(stageOf({ arrivedAt: start, finishedAt: end }, end)).toBe('OVER');
  expect(stageOf({ arrivedAt: start, finishedAt: end, claimedAt: end }, end)).toBe('OVER');
  expect(stageOf({ arrivedAt: start, finishedAt: end, checkedOutAt: end }, end)).toBe('LEFT');
});

test('what was never confirmed, called off or is a day past shows nothing', () => {
  expect(stageOf({ confirmedAt: null })).toBe('CLOSED');
  expect(stageOf({ status: 'PENDING' })).toBe('CLOSED');
  for (const status of ['REJECT', 'CANCEL', 'AUTO_REJECT', 'AUTO_CANCEL'] as const)
    expect(stageOf({ status })).toBe('CLOSED');
  const finished = { arrivedAt: start, finishedAt: end };
  expect(stageOf(finished, addMinutes(end, 24 * 60))).toBe('OVER');
  expect(stageOf(finished, addMinutes(end, 24 * 60 + 1))).toBe('CLOSED');
  expect(
    ['BEFORE', 'TOGETHER', 'OVER', 'LEFT', 'CLOSED'].map((stage) => isWatchable(stage as 'LEFT')),
  ).toEqual([true, true, true, false, false]);
});
