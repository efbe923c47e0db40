import type { CpuMeter, CpuMs } from './cpu.ts';
import { highestRate, percentile, type Load } from './load.ts';

/** What one server does under load. */
export interface LoadFigures {
  /** The median turn's. */
  readonly perSecond: number;
  /** Of each turn, in their order. */
  readonly rates: readonly number[];
  /** CPU of one call, over all turns; null where it cannot be counted. */
  readonly cpuPerCall: CpuMs | null;
  /** Of all turns. */
  readonly p95Ms: number;
}

/** Calls of the product beside a bare server that sends the same statements and writes the same bytes. */
export interface BesideBare {
  readonly name: string;
  readonly bare: LoadFigures;
  readonly product: LoadFigures;
  /** Of one call, on average. */
  readonly statements: number;
}

export type ServedLoad = Load & { readonly pid: number };

const TURNS = 5;

/**
 * What each load's server does, after a turn to warm up. They take turns, each time in the other order: whatever else the machine does slows
 * neighbours alike, so that a turn is compared with the one beside it.
 */
export async function inTurns(
  loads: readonly ServedLoad[],
  seconds: number,
  meter: CpuMeter | null,
): Promise<LoadFigures[]> {
  for (const load of loads) await highestRate(load, seconds);
  const sums = loads.map(() => ({ rates: [] as number[], timesMs: [] as number[], node: 0, database: 0 }));
  for (let turn = 0; turn < TURNS; turn++) {
    const order = [...loads.entries()];
    for (const [index, load] of turn % 2 === 0 ? order : order.reverse()) {
      const sum = sums[index]!;
      const used = meter?.start(load.pid);
      const { perSecond, timesMs } = await highestRate(load, seconds);
      const cpu = used?.();
      sum.rates.push(perSecond);
      sum.timesMs.push(...timesMs);
      sum.node += cpu?.node ?? 0;
      sum.database += cpu?.database ?? 0;
    }
  }
  return sums.map(({ rates, timesMs, node, database }) => ({
    perSecond: percentile(rates, 0.5),
    rates,
    cpuPerCall: meter && { node: node / timesMs.length, database: database / timesMs.length },
    p95Ms: percentile(timesMs, 0.95),
  }));
}

/** The share of the limit's rate that is reached: the median of turns that stood beside each other. */
export const shareOf = (product: LoadFigures, limit: LoadFigures): number =>
  percentile(
    product.rates.map((rate, turn) => rate / limit.rates[turn]!),
    0.5,
  );

/** The same of processor time, which other load changes less: the limit's part in what the product takes; null where it is not counted. */
export function cpuShareOf(product: LoadFigures, limit: LoadFigures): number | null {
  const [own, least] = [product.cpuPerCall, limit.cpuPerCall];
  return own && least && (least.node + least.database) / (own.node + own.database);
}
