import { expect, test } from 'vitest';
import { moveOf, movesOf } from './moves.ts';

test('who rises, falls, comes, goes and stays', () => {
  expect(moveOf({ before: 5, after: 2 })).toEqual({ kind: 'UP', steps: 3 });
  expect(moveOf({ before: 1, after: 20 })).toEqual({ kind: 'DOWN', steps: 19 });
  expect(moveOf({ before: 4, after: 4 })).toEqual({ kind: 'STAYS' });
  expect(moveOf({ before: 21, after: 20 })).toEqual({ kind: 'COMES', from: 21 });
  expect(moveOf({ before: null, after: 1 })).toEqual({ kind: 'COMES', from: null });
  expect(moveOf({ before: 20, after: null })).toEqual({ kind: 'GOES', to: null });
  const before = [
    { before: 1, after: 2 },
    { before: 2, after: 1 },
    { before: 20, after: 30 },
  ];
  const after = [before[1]!, before[0]!, { before: 25, after: 20 }];
  expect(movesOf(after, before)).toEqual({ up: 1, down: 1, comes: 1 });
});
