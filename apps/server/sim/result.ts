import type { CrashPoint } from './crash-points.ts';
import type { Model } from './model.ts';
import type { World } from './world.ts';

export interface SimulationResult {
  readonly steps: number;
  /** What was done, and how often. */
  readonly accepted: ReadonlyMap<string, number>;
  readonly bookings: number;
  readonly ofSeveralCasts: number;
  readonly settled: number;
  readonly byCard: number;
  readonly crashes: ReadonlyMap<CrashPoint, number>;
}

/** What a run came to. */
export function resultOf(
  run: Pick<SimulationResult, 'accepted' | 'byCard'>,
  { crashes }: World,
  { bookings }: Model,
  steps: number,
): SimulationResult {
  return {
    steps,
    accepted: run.accepted,
    bookings: bookings.length,
    ofSeveralCasts: bookings.filter(({ participations }) => participations.length > 1).length,
    settled: bookings.filter(({ account }) => Number(account.settled) > 0).length,
    byCard: run.byCard,
    crashes: crashes.counts,
  };
}
