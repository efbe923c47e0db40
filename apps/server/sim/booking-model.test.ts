import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulate, type SimulationResult } from './simulation.ts';
import { steps } from './step.ts';

const RUNS = Number(process.env['SIM_RUNS'] ?? 8);
const STEPS = Number(process.env['SIM_STEPS'] ?? 700);
const SEED = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));

test(
  'thousands of random steps: the product answers and counts as the model does',
  { timeout: 240_000 },
  async () => {
    console.log(`Simulation with SEED=${SEED}: ${RUNS} runs of ${STEPS} steps`);
    const results: SimulationResult[] = [];
    await fc.assert(
      fc.asyncProperty(steps(STEPS), async (one) => {
        results.push(await simulate(one));
      }),
      // A shorter run that fails is found with the seed and fewer steps; shrinking would take hours.
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
    const sum = (field: keyof SimulationResult) =>
      results.reduce((total, result) => total + result[field], 0);
    console.log(`${sum('accepted')} accepted commands, ${sum('bookings')} bookings, ${sum('settled')} paid`);
    expect(sum('settled')).toBeGreaterThan(0);
  },
);

test('a model with another stage fee is caught', { timeout: 60_000 }, async () => {
  const [one] = fc.sample(steps(STEPS), { seed: 7, numRuns: 1 });
  await expect(simulate(one!, 24)).rejects.toThrow('The product differs from the model: cast');
});
