import type { CrashPoint } from './crash-points.ts';

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
