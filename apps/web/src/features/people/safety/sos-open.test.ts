import { instantAt } from '@yoimachi/domain/time';
import { expect, it } from 'vitest';
import { isHelpAnswered } from './sos-beside.tsx';

const at = (hour: number, minute = 0) => instantAt('2026-11-21', hour * 60 + minute);
const meeting = {
  confirmedAt: at(1),
  cancelledAt: null,
  startsAt: at(18),
  endsAt: at(19, 30),
  checkedOutAt: null,
};

it('is at hand from an hour before the start to an hour after she left safely', () => {
  const left = { ...meeting, checkedOutAt: at(19, 40) };
  const open = [at(16, 59), at(17), at(20, 40), at(20, 41)].map((now) => isHelpAnswered(left, now));
  expect(open).toEqual([false, true, true, false]);
});

it('waits for her checkout for a day', () => {
  expect([at(43, 30), at(43, 31)].map((now) => isHelpAnswered(meeting, now))).toEqual([true, false]);
});

it('is not there for what was never confirmed, nor for what was called off before', () => {
  expect(isHelpAnswered({ ...meeting, confirmedAt: null }, at(18))).toBe(false);
  expect(isHelpAnswered({ ...meeting, cancelledAt: at(16, 59) }, at(18))).toBe(false);
  expect(isHelpAnswered({ ...meeting, cancelledAt: at(18, 30) }, at(18, 40))).toBe(true);
});
