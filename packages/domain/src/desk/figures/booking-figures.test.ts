import { describe, expect, test } from 'vitest';
import { BOOKING_PROCESS } from '../../meeting/booking/booking-process.ts';
import {
  acceptancePercent,
  addFigures,
  answerMinutes,
  BOOKING_FIGURES,
  bookingFigures,
  figureOfStep,
} from './index.ts';
import type { CountedStep } from './index.ts';

const counted = (one: Partial<CountedStep>): CountedStep => ({
  action: 'request',
  actor: 'guest',
  to: 'pending',
  cancelType: '',
  times: 1,
  waitedSeconds: 0,
  billedPoints: 0,
  rewardPoints: 0,
  ...one,
});

describe('the figures of bookings', () => {
  test('every step of the process that ends something counts in one figure, and every figure is reached', () => {
    const reached = new Set<string>();
    for (const row of BOOKING_PROCESS)
      for (const actor of row.actor) {
        const { phase } = row.to;
        const isOver = phase === 'closed' || phase === 'finished';
        const cancelType = isOver ? (row.cancelType ?? '') : '';
        const figures = figureOfStep({ action: row.action, actor, to: phase, cancelType });
        if (isOver) expect(figures, row.id).toHaveLength(1);
        for (const figure of figures) reached.add(figure);
      }
    // A claim that the guest did not come is cut short with its cancel type, and finished later.
    expect(
      figureOfStep({ action: 'claimStands', actor: 'clock', to: 'finished', cancelType: 'GUEST_NO_SHOW' }),
    ).toEqual(['guestNoShow']);
    expect([...reached, 'guestNoShow'].sort()).toEqual(expect.arrayContaining([...BOOKING_FIGURES].sort()));
  });

  test('add up answers, rates and fees', () => {
    const figures = bookingFigures([
      counted({ times: 5 }),
      counted({ action: 'approve', actor: 'cast', to: 'due', times: 2, waitedSeconds: 7200 }),
      counted({ action: 'approve', actor: 'cast', to: 'held', waitedSeconds: 600 }),
      counted({ action: 'reject', actor: 'cast', to: 'closed', waitedSeconds: 3000 }),
      counted({ action: 'autoReject', actor: 'clock', to: 'closed', waitedSeconds: 90_000 }),
      counted({ action: 'settle', actor: 'system', to: '', billedPoints: 9000, rewardPoints: 6300 }),
    ]);
    expect(figures).toMatchObject({ requested: 5, approved: 3, confirmed: 2, refused: 1, unanswered: 1 });
    expect(figures).toMatchObject({ billedPoints: 9000, feePoints: 2700, answerSeconds: 10_800 });
    expect(acceptancePercent(figures)).toBe(60);
    expect(answerMinutes(figures)).toBe(45);
    expect(addFigures([figures, figures])).toMatchObject({ requested: 10, feePoints: 5400 });
  });

  test('of nothing there is no rate', () => {
    const none = bookingFigures([]);
    expect([acceptancePercent(none), answerMinutes(none)]).toEqual([null, null]);
    expect(addFigures([])).toEqual(none);
  });
});
