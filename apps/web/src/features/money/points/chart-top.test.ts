import { expect, it } from 'vitest';
import { chartTop } from './reward-months-card.tsx';

it('takes the lowest round figure that the highest bar does not pass', () => {
  expect([0, 800, 1000, 6600, 17_600, 45_000].map(chartTop)).toEqual([2, 1000, 1000, 10_000, 20_000, 60_000]);
});
