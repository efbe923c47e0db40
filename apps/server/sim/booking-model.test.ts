import { afterAll, expect, test } from 'vitest';
import { Beginnings } from './beginning.ts';
import { inWords, neverReached, simulateMany } from './many-worlds.ts';
import { FEE_PERCENTS } from './people.ts';
import { simulate } from './simulation.ts';
import { deedsOf, type Deed, type TimedDeed } from './step.ts';

const WORLDS = Number(process.env['SIM_WORLDS'] ?? 10);
const STEPS = Number(process.env['SIM_STEPS'] ?? 1000);
/** The same worlds in each run; others are for the long one. In this first one a block is forgotten with who made it. */
const SEED = Number(process.env['SEED'] ?? 294_792_191);
/** With fewer, some crash points may not be reached. */
const ENOUGH_STEPS = 10_000;
const OFTEN_EVERY = 12;

const beginnings = new Beginnings();
afterAll(() => beginnings.close());

test(
  'ten thousand random steps and crashes: the product answers and counts as the model does',
  { timeout: 600_000 },
  async () => {
    console.log(`Simulation with SEED=${SEED}: ${WORLDS} worlds of ${STEPS} steps`);
    const sum = await simulateMany({
      beginnings,
      seed: SEED,
      worlds: WORLDS,
      steps: STEPS,
      atOnce: 2,
      shrinkMs: 90_000,
    });
    console.log(inWords(sum));
    expect(sum.settled).toBeGreaterThan(0);
    if (sum.steps >= ENOUGH_STEPS) expect(neverReached(sum)).toEqual([]);
  },
);

test('a model with another stage fee is caught', { timeout: 120_000 }, async () => {
  const feePercents = FEE_PERCENTS.map((percent) => percent - 1);
  await expect(simulate(beginnings, deedsOf(3, STEPS), { feePercents })).rejects.toThrow(/reward is/);
});

test('a model that lets the others come whom one cast refused is caught', { timeout: 120_000 }, async () => {
  await expect(simulate(beginnings, deedsOf(3, STEPS), { forgetsOthers: true })).rejects.toThrow(
    /ONE_COULD_NOT_TAKE_PART|approve answered CONFLICT/,
  );
});

/** Steps with far more of two kinds among them than people would live through: few meet somebody who has a booking. */
function withMany(kinds: readonly Deed['kind'][], seed: number): TimedDeed[] {
  const many = deedsOf(seed, 20 * STEPS);
  const those = kinds.map((kind) => many.filter(({ step }) => step.kind === kind));
  return many.slice(0, STEPS).flatMap((deed, index) => {
    const turn = index / OFTEN_EVERY;
    return Number.isInteger(turn) ? [deed, ...those.flatMap((all) => all[turn] ?? [])] : [deed];
  });
}

test('a model in which a suspension ends nothing is caught', { timeout: 120_000 }, async () => {
  await expect(
    simulate(beginnings, withMany(['suspend', 'lift'], 3), { sparesSuspended: true }),
  ).rejects.toThrow(/SUSPENDED|the model says/);
});

test('a model in which a meeting leaves a cast free is caught', { timeout: 120_000 }, async () => {
  await expect(simulate(beginnings, deedsOf(3, STEPS), { forgetsMeetings: true })).rejects.toThrow(
    /guest \d finds \[/,
  );
});

test('a model in which a block ends nothing is caught', { timeout: 120_000 }, async () => {
  const steps = withMany(['block', 'unblock'], 3);
  await expect(simulate(beginnings, steps, { sparesBlocked: true })).rejects.toThrow(
    /SUSPENDED|CANCEL|the model says/,
  );
});

test(
  'a product that forgets that the other casts may be asked again is caught',
  { timeout: 120_000 },
  async () => {
    const sabotage = (text: string, values: unknown[]) =>
      text.startsWith('update "participation"') && values.includes('ONE_COULD_NOT_TAKE_PART')
        ? values.map((value) => (value === true ? false : value))
        : values;
    await expect(simulate(beginnings, deedsOf(3, STEPS), { sabotage })).rejects.toThrow(
      /ONE_COULD_NOT_TAKE_PART/,
    );
  },
);

test(
  'a product that counts what one has written oneself as unread is caught',
  { timeout: 120_000 },
  async () => {
    const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
    const sabotage = (text: string, values: unknown[]) => {
      if (!text.includes('update chat_member m set is_shown = true')) return values;
      // The guest stands there once, the conversation several times.
      const guest = values
        .filter((one) => typeof one === 'string' && UUID.test(one))
        .find((one, _, all) => {
          return all.filter((other) => other === one).length === 1;
        });
      return values.map((one) => (one === guest ? '00000000-0000-4000-8000-000000000000' : one));
    };
    await expect(simulate(beginnings, deedsOf(3, STEPS), { sabotage })).rejects.toThrow(/the chat of guest/);
  },
);

test(
  'what differs is told with its seed, the last steps and fewer that differ, too',
  { timeout: 120_000 },
  async () => {
    const faults = { forgetsOthers: true };
    const one = { beginnings, seed: 3, worlds: 1, steps: STEPS, atOnce: 1, shrinkMs: 5_000, faults };
    await expect(simulateMany(one)).rejects.toThrow(
      /SEED=3 SIM_WORLDS=1[^]*The last steps:[^]*Found with \d+ steps/,
    );
  },
);

test('a product that forgets what it has done before it died is caught', { timeout: 120_000 }, async () => {
  const sabotage = (text: string, values: unknown[]) =>
    text.startsWith('insert into "idempotency_key"') ? values.toSpliced(1, 1, crypto.randomUUID()) : values;
  // Each step dies right after its commit, and its call is sent again.
  const steps = deedsOf(3, STEPS).map(({ step }) => ({
    step,
    crash: { point: 'after commit', pass: 1 } as const,
  }));
  await expect(simulate(beginnings, steps, { sabotage })).rejects.toThrow(/the model says OK/);
});
