import { expect, test } from 'vitest';
import { addMinutes } from '@yoimachi/domain/time';
import { allRightStep, NEVER_ASKED, type AskedMeeting } from './index.ts';

const start = new Date('2026-11-21T09:00:00Z');
const after = (minutes: number) => addMinutes(start, minutes);
const running: AskedMeeting = {
  status: 'APPROVE',
  confirmedAt: after(-600),
  arrivedAt: after(-5),
  finishedAt: null,
  claimedAt: null,
  claimEndedAt: null,
  checkedOutAt: null,
  startsAt: start,
  endsAt: after(90),
};
const asked = { ...NEVER_ASKED, askedAt: after(45) };

test('she is asked half-way, later when it is longer or she came late', () => {
  expect(allRightStep(NEVER_ASKED, running, start)).toEqual({ step: 'WAIT', at: after(45) });
  expect(allRightStep(NEVER_ASKED, { ...running, endsAt: after(120) }, start)).toEqual({
    step: 'WAIT',
    at: after(60),
  });
  expect(allRightStep(NEVER_ASKED, { ...running, arrivedAt: after(10) }, after(20))).toEqual({
    step: 'WAIT',
    at: after(50),
  });
  expect(allRightStep(NEVER_ASKED, { ...running, endsAt: after(105) }, start)).toEqual({
    step: 'WAIT',
    at: after(52),
  });
  expect(allRightStep(NEVER_ASKED, running, after(45))).toEqual({ step: 'ASK' });
  expect(allRightStep(NEVER_ASKED, running, after(89))).toEqual({ step: 'ASK' });
});

test('nobody is asked before a meeting, after its end, or of one that is over', () => {
  expect(allRightStep(NEVER_ASKED, { ...running, arrivedAt: null }, after(45))).toEqual({ step: 'END' });
  expect(allRightStep(NEVER_ASKED, running, after(90))).toEqual({ step: 'END' });
  expect(allRightStep(NEVER_ASKED, { ...running, finishedAt: after(40) }, after(45))).toEqual({
    step: 'END',
  });
  expect(allRightStep(NEVER_ASKED, { ...running, status: 'CANCEL' }, after(45))).toEqual({ step: 'END' });
});

test('without an answer for ten minutes operators hear of it, also after his finish, not after her checkout', () => {
  expect(allRightStep(asked, running, after(54))).toEqual({ step: 'WAIT', at: after(55) });
  expect(allRightStep(asked, running, after(55))).toEqual({ step: 'ALERT' });
  const finished = { ...running, finishedAt: after(50) };
  expect(allRightStep(asked, finished, after(55))).toEqual({ step: 'ALERT' });
  expect(allRightStep(asked, { ...finished, checkedOutAt: after(51) }, after(55))).toEqual({ step: 'END' });
  expect(allRightStep({ ...asked, answeredAt: after(46) }, running, after(55))).toEqual({ step: 'END' });
  expect(allRightStep({ ...asked, alertedAt: after(55) }, running, after(70))).toEqual({ step: 'END' });
});
