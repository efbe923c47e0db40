import { expect, test } from 'vitest';
import { isStep } from './step.ts';
import { shownStep } from './wizard-page.tsx';

test('an earlier step can be looked at again, a later one not before its turn', () => {
  expect(shownStep({ currentStep: 3 }, 1)).toBe(1);
  expect(shownStep({ currentStep: 3 }, 4)).toBe(3);
  expect(shownStep({ currentStep: 3 }, null)).toBe(3);
  expect(shownStep({ currentStep: null }, null)).toBe(4);
});

test('only one to four are steps', () => {
  expect([0, 1, 4, 5, '2'].map(isStep)).toEqual([false, true, true, false, false]);
});
