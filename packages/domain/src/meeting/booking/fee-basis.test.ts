import { describe, expect, test } from 'vitest';
import { FEE_BASIS_WORDS, feeBasisOf, feeExplanation, type ParticipationState } from './index.ts';
import { DUE, MEETING, PENDING } from './state.fixture.ts';

const DAY = '2026-11-28';
const cancelled = (at: string, more: Partial<ParticipationState> = {}): ParticipationState => ({
  ...DUE,
  day: DAY,
  plannedPoints: 15_001,
  status: 'CANCEL',
  cancelType: 'GUEST',
  cancelledAt: new Date(at),
  ...more,
});
const share = (state: ParticipationState, more = {}) => ({
  state,
  billedFeePoints: 7_500,
  rewardPoints: null,
  stageFeePercent: 25,
  ...more,
});
const NOW = new Date('2026-12-10T00:00:00Z');
const basis = (state: ParticipationState, more = {}) => feeBasisOf(share(state, more), NOW);

describe('on what a cancellation fee rests', () => {
  test.each([
    // The last and the first second of days in Tokyo.
    ['2026-11-26T14:59:59Z', 0, 2],
    ['2026-11-26T15:00:00Z', 50, 1],
    ['2026-11-27T14:59:59Z', 50, 1],
    ['2026-11-27T15:00:00Z', 100, 0],
    ['2026-11-29T00:00:00Z', 100, 0],
  ])('cancelled at %s: %i %% of the plan, %i days before', (at, percent, daysBefore) => {
    expect(basis(cancelled(at))).toMatchObject({ cause: 'CANCELLED', percent, daysBefore, isPreview: false });
  });

  test('shows the stage fee and what the cast gets, as it was credited', () => {
    const state = cancelled('2026-11-27T03:00:00Z');
    expect(basis(state)).toMatchObject({
      plannedPoints: 15_001,
      rulePoints: 7_500,
      feePoints: 7_500,
      stageFeePercent: 25,
      stageFeePoints: 1_875,
      castPoints: 5_625,
      isCredited: false,
    });
    // She was of another stage then.
    expect(basis(state, { rewardPoints: 6_000 })).toMatchObject({
      stageFeePercent: 20,
      stageFeePoints: 1_500,
      castPoints: 6_000,
      isCredited: true,
    });
    expect(basis(state, { rewardPoints: 5_625 })).toMatchObject({ stageFeePercent: 25, isCredited: true });
  });

  test.each([14, 17])(
    'finds the %i %% of another stage again, also where a share of a point was cut off',
    (percent) => {
      const state = cancelled('2026-11-27T15:00:00Z');
      for (const points of [1_003, 7_777, 15_001]) {
        const rewardPoints = points - Math.floor((points * percent) / 100);
        expect(basis(state, { billedFeePoints: points, rewardPoints })).toMatchObject({
          stageFeePercent: percent,
        });
      }
    },
  );

  test('is there before anybody cancels, for the moment of now', () => {
    const state = { ...DUE, day: DAY, plannedPoints: 15_001 };
    const now = new Date('2026-11-27T03:00:00Z');
    expect(feeBasisOf(share(state, { billedFeePoints: null }), now)).toMatchObject({
      isPreview: true,
      percent: 50,
      feePoints: 7_500,
      castPoints: 5_625,
    });
  });

  test('says that nothing was owed where nothing was', () => {
    expect(basis(cancelled('2026-11-20T00:00:00Z'), { billedFeePoints: null })).toMatchObject({
      percent: 0,
      feePoints: 0,
      castPoints: 0,
    });
  });

  test('is of a guest who did not come, and of one who was suspended, only with a fee', () => {
    const absent = cancelled('2026-11-28T00:00:00Z', {
      status: 'FORCE_FINISH',
      cancelType: 'GUEST_NO_SHOW',
      cancelledAt: null,
    });
    const claimed = { ...absent, claimedAt: new Date('2026-11-28T09:20:00Z') };
    expect(basis(claimed)).toMatchObject({ cause: 'NO_SHOW', percent: 100, onDay: DAY });
    const suspended = cancelled('2026-11-27T16:00:00Z', { status: 'AUTO_CANCEL', cancelType: 'SUSPENDED' });
    expect(basis(suspended)).toMatchObject({ cause: 'SUSPENDED', percent: 100 });
    expect(basis(suspended, { billedFeePoints: null })).toBeNull();
  });

  test('is none where the cast ended it, or nothing was confirmed', () => {
    expect(basis(cancelled('2026-11-28T00:00:00Z', { cancelType: 'CAST' }))).toBeNull();
    expect(basis(cancelled('2026-11-28T00:00:00Z', { confirmedAt: null }))).toBeNull();
    expect(feeBasisOf(share(PENDING), NOW)).toBeNull();
    expect(feeBasisOf(share(MEETING), NOW)).toBeNull();
  });
});

test('the guest reads how his fee was found, of all casts together, and nothing of what they get', () => {
  const one = basis(cancelled('2026-11-27T03:00:00Z'))!;
  const text = feeExplanation({ number: 'DH-1', day: DAY, bases: [one, one], words: FEE_BASIS_WORDS });
  expect(text).toContain('予定料金30,002Pの50％にあたる15,000P（キャストごとに計算し');
  expect(text).toContain('2026/11/27にキャンセルされたため');
  expect(text).toContain(FEE_BASIS_WORDS);
  expect(text).not.toContain('5,625');
  expect([...FEE_BASIS_WORDS].length).toBeLessThanOrEqual(200);
  expect(feeExplanation({ number: 'DH-1', day: DAY, bases: [], words: '' })).toBe('');
});
