import { afterAll, expect, test } from 'vitest';
import { Beginnings } from './beginning.ts';
import { inWords, neverReached, simulateMany } from './many-worlds.ts';

const STEPS = 1000;
const WORLDS = Number(process.env['SIM_WORLDS'] ?? 1000);
/** Worlds that an earlier run of the same seed has already been through. */
const DONE_WORLDS = Number(process.env['SIM_DONE'] ?? 0);
const SEED = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const TELL_EVERY_MS = 60_000;
/** With fewer, some crash points may not be reached. */
const ENOUGH_STEPS = 10_000;

const beginnings = new Beginnings();
afterAll(() => beginnings.close());

test('a million random steps and crashes', { timeout: 12 * 3_600_000 }, async () => {
  const startedAt = performance.now();
  let toldAt = startedAt;
  const worlds = WORLDS - DONE_WORLDS;
  console.log(`Simulation with SEED=${SEED} SIM_DONE=${DONE_WORLDS}: ${worlds} worlds of ${STEPS} steps`);
  const sum = await simulateMany({
    beginnings,
    seed: SEED + DONE_WORLDS,
    worlds,
    steps: STEPS,
    atOnce: 2,
    shrinkMs: 120_000,
    onWorld(done, { steps }) {
      if (performance.now() < toldAt + TELL_EVERY_MS) return;
      toldAt = performance.now();
      const perSecond = Math.round((1000 * steps) / (performance.now() - startedAt));
      console.log(
        `${steps} steps, ${perSecond} a second; go on with SEED=${SEED} SIM_DONE=${DONE_WORLDS + done}`,
      );
    },
  });
  console.log(inWords(sum));
  if (sum.steps >= ENOUGH_STEPS) expect(neverReached(sum)).toEqual([]);
});
