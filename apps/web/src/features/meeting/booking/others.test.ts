import { ALONE } from '@yoimachi/domain/booking';
import { expect, it } from 'vitest';
import { factsOf, isLastToAnswer } from './others.ts';

const other = (phase: 'pending' | 'held' | 'meeting') => ({
  userId: phase,
  nickname: 'みお',
  photo: null,
  phase,
});

it('tells whether her approval confirms the booking', () => {
  expect(isLastToAnswer({ others: [] })).toBe(true);
  expect(isLastToAnswer({ others: [other('held'), other('held')] })).toBe(true);
  expect(isLastToAnswer({ others: [other('held'), other('pending')] })).toBe(false);
});

it('tells the process of the other casts', () => {
  expect(factsOf({ others: [] })).toEqual(ALONE);
  expect(factsOf({ others: [other('meeting')] })).toMatchObject({ several: true, anotherArrived: true });
});
