import { expect, test } from 'vitest';
import { openStep, type SavedRegistration } from './index.ts';

const nothing: SavedRegistration = {
  hasAccountInfo: false,
  hasBankAccount: false,
  hasStore: false,
  registrationStage: 1,
};

test.each([
  [nothing, 1],
  [{ ...nothing, hasAccountInfo: true }, 2],
  [{ ...nothing, hasAccountInfo: true, hasBankAccount: true }, 3],
  [{ ...nothing, hasAccountInfo: true, hasBankAccount: true, hasStore: true }, 4],
  [{ hasAccountInfo: true, hasBankAccount: true, hasStore: true, registrationStage: 4 } as const, null],
  [{ hasAccountInfo: true, hasBankAccount: false, hasStore: true, registrationStage: 5 } as const, 2],
])('the registration goes on with the first step that is not saved (%#)', (saved, step) => {
  expect(openStep(saved)).toBe(step);
});
