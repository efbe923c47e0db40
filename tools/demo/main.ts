/**
 * Fills the database with demo content: `npm run demo -- [--casts 50000] [--seed 7] [--replace]`, and returns when all of it is there. With
 * `--scenes`, which may be beside the running product, it fills nothing but plays what is not played. Uses the same configuration as the start;
 * refused in production.
 */
import { parseArgs } from 'node:util';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { openDatabase } from '../database/open.ts';
import { readConfig } from '../launch/config.ts';
import { runToExit } from '../launch/exit.ts';
import { DEMO_DEFAULTS } from './demo.ts';
import { fillDemo, migrateToday } from './fill.ts';
import { SCENE_NAMES } from './scene-names.ts';

const MAX_CASTS = 200_000;

function readOptions() {
  const { values } = parseArgs({
    options: {
      casts: { type: 'string' },
      seed: { type: 'string' },
      replace: { type: 'boolean', default: false },
      scenes: { type: 'boolean', default: false },
    },
  });
  const castCount = Number(values.casts ?? DEMO_DEFAULTS.castCount);
  const seed = Number(values.seed ?? DEMO_DEFAULTS.seed);
  if (!Number.isInteger(castCount) || castCount < 1 || castCount > MAX_CASTS)
    throw new StartupError(`--casts must be a whole number from 1 to ${MAX_CASTS}.`);
  if (!Number.isInteger(seed)) throw new StartupError('--seed must be a whole number.');
  return { ...values, castCount, seed };
}

await runToExit(async () => {
  const options = readOptions();
  const config = readConfig();
  if (config.production) throw new StartupError('Demo content is refused in production.');
  const database = await openDatabase(config);
  try {
    if (options.scenes) await migrateToday(database.url);
    else {
      const made = await fillDemo(config, database.url, options);
      const counts = Object.entries(made).map(([what, count]) => `${count} ${what}`);
      console.log(`Demo: ${counts.join(', ')}.`);
    }
    // They bring all of the product, and what draws pictures.
    const { playScenes } = await import('./scenes.ts');
    await playScenes({ config, databaseUrl: database.url }, (done) =>
      console.log(`${done} of ${SCENE_NAMES.length}`),
    );
  } finally {
    await database.close();
  }
});
