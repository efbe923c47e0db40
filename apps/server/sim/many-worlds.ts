import type { Beginnings } from './beginning.ts';
import { CRASH_POINTS } from './crash-points.ts';
import { Differs } from './differs.ts';
import type { SimulationResult } from './result.ts';
import { simulate, type Faults } from './simulation.ts';
import { PART_ACTIONS, deedsOf, type TimedDeed } from './step.ts';

export interface ManyWorlds {
  readonly beginnings: Beginnings;
  /** The seed of the first world; each further world has the next number. */
  readonly seed: number;
  readonly worlds: number;
  /** Steps of each world. */
  readonly steps: number;
  /** Worlds run in parallel. */
  readonly atOnce: number;
  /** How long a failing world is shrunk for. */
  readonly shrinkMs: number;
  /** `done`: all worlds before this one have ended. */
  readonly faults?: Faults;
  readonly onWorld?: (done: number, sum: SimulationResult) => void;
}

/** Runs many worlds, each from the same beginning. The first that differs ends the run and reports how to run it alone. */
export async function simulateMany(order: ManyWorlds): Promise<SimulationResult> {
  let sum = NOTHING;
  let next = 0;
  const running = new Set<number>();
  let failure: Error | undefined;
  let isOver = false;
  const runWorlds = async () => {
    while (next < order.worlds && !isOver) {
      const index = next++;
      running.add(index);
      const seed = order.seed + index;
      const steps = deedsOf(seed, order.steps);
      try {
        const result = await simulate(order.beginnings, steps, order.faults);
        sum = add(sum, result);
      } catch (error) {
        isOver = true;
        failure ??= error instanceof Differs ? await explain(error, seed, steps, order) : (error as Error);
        return;
      }
      running.delete(index);
      order.onWorld?.(Math.min(next, ...running), sum);
    }
  };
  await Promise.all(Array.from({ length: order.atOnce }, runWorlds));
  if (failure) throw failure;
  return sum;
}

/** Points at which no process died, and actions nobody could take. */
export function neverReached({ crashes, accepted }: SimulationResult): readonly string[] {
  return [
    ...CRASH_POINTS.filter((point) => (crashes.get(point) ?? 0) === 0),
    ...[...PART_ACTIONS, ...OTHER_ACTIONS].filter((action) => !accepted.has(action)),
  ];
}
const OTHER_ACTIONS = [
  'request',
  'card',
  'gift',
  'decideClaim',
  'schedule',
  'new sum',
  'pause',
  'suspend',
  'lift',
  'leave',
  'store',
  'favorite',
  'unfavorite',
  'message',
  'block',
  'unblock',
];

/** What a run did, in a line, and where its process died. */
export function inWords(sum: SimulationResult): string {
  const counts = (of: ReadonlyMap<string, number>) =>
    [...of].map(([name, count]) => `${name} ${count}`).join(', ');
  return (
    `${sum.steps} steps, ${sum.bookings} bookings (${sum.ofSeveralCasts} of several casts), ` +
    `${sum.settled} paid, ${sum.byCard} of them by card\ndone: ${counts(sum.accepted)}\ndied at: ${counts(sum.crashes)}`
  );
}

const NOTHING: SimulationResult = {
  steps: 0,
  accepted: new Map(),
  bookings: 0,
  ofSeveralCasts: 0,
  settled: 0,
  byCard: 0,
  crashes: new Map(),
};

function add(a: SimulationResult, b: SimulationResult): SimulationResult {
  return {
    steps: a.steps + b.steps,
    accepted: addCounts(a.accepted, b.accepted),
    bookings: a.bookings + b.bookings,
    ofSeveralCasts: a.ofSeveralCasts + b.ofSeveralCasts,
    settled: a.settled + b.settled,
    byCard: a.byCard + b.byCard,
    crashes: addCounts(a.crashes, b.crashes),
  };
}

function addCounts<Name>(a: ReadonlyMap<Name, number>, b: ReadonlyMap<Name, number>): Map<Name, number> {
  const sum = new Map(a);
  for (const [name, count] of b) sum.set(name, (sum.get(name) ?? 0) + count);
  return sum;
}

async function explain(
  error: Differs,
  seed: number,
  steps: readonly TimedDeed[],
  order: ManyWorlds,
): Promise<Error> {
  const again = `SEED=${seed} SIM_WORLDS=1 SIM_STEPS=${steps.length}`;
  const shorter = await shrink(steps.slice(0, error.taken), order);
  const told = [
    error.message,
    `Again: ${again}`,
    `The last steps:\n${error.told}`,
    `Found with ${shorter.steps.length} steps, too: ${shorter.message}`,
    ...shorter.steps.map((one) => JSON.stringify(one)),
  ];
  return new Error(told.join('\n'), { cause: error.cause });
}

/** Drops ever smaller runs of steps while something still differs. */
async function shrink(all: readonly TimedDeed[], { beginnings, shrinkMs, faults }: ManyWorlds) {
  const endsAt = performance.now() + shrinkMs;
  let [steps, message] = [all, 'as above'];
  for (let length = Math.ceil(all.length / 2); length >= 1; length = Math.floor(length / 2)) {
    for (let from = 0; from < steps.length;) {
      if (performance.now() > endsAt) return { steps, message };
      const without = steps.toSpliced(from, length);
      const found = await simulate(beginnings, without, faults).then(
        () => null,
        (error: unknown) => error as Differs,
      );
      if (found) [steps, message] = [without.slice(0, found.taken), found.message];
      else from += length;
    }
  }
  return { steps, message };
}
