/**
 * Fills the database with demo content: `npm run demo -- [--casts 50000] [--seed 7] [--replace]`, and returns when all of it is there. A start does
 * it in parts: `--fill` makes people, bookings and books alone; `--scenes`, which may be beside the running product, fills nothing but plays what
 * is not played. Uses the same configuration as the start; refused in production.
 */
import { parseArgs } from 'node:util';
import { dayOf } from '@yoimachi/domain/time';
import { movableClock } from '../../apps/server/src/platform/clock/index.ts';
import { offsetStore } from '../../apps/server/src/platform/clock/offset.store.ts';
import { loadSecretKey } from '../../apps/server/src/platform/config/index.ts';
import { createCrypto } from '../../apps/server/src/platform/crypto/index.ts';
import { createDb, createPool, migrate } from '../../apps/server/src/platform/database/index.ts';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { openDatabase } from '../database/open.ts';
import { readConfig } from '../launch/config.ts';
import { runToExit } from '../launch/exit.ts';
import { DEMO_DEFAULTS } from './demo.ts';
import { SCENE_NAMES } from './scene-names.ts';
import { seedDemo } from './seed.ts';

const MAX_CASTS = 200_000;

function readOptions() {
  const { values } = parseArgs({
    options: {
      casts: { type: 'string' },
      seed: { type: 'string' },
      replace: { type: 'boolean', default: false },
      fill: { type: 'boolean', default: false },
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

/** The product's day: its clock may have been moved. */
async function readToday(databaseUrl: string): Promise<string> {
  const pool = createPool({ url: databaseUrl, size: 1 });
  try {
    await migrate(pool);
    return dayOf((await movableClock(offsetStore(createDb(pool)))).now());
  } finally {
    await pool.end();
  }
}

await runToExit(async () => {
  const options = readOptions();
  const config = readConfig();
  if (config.production) throw new StartupError('Demo content is refused in production.');
  const database = await openDatabase(config);
  try {
    const today = await readToday(database.url);
    if (!options.scenes) {
      const crypto = createCrypto(await loadSecretKey(config), config.sealKeys);
      const made = await seedDemo(database.url, { ...options, crypto, today });
      const counts = Object.entries(made).map(([what, count]) => `${count} ${what}`);
      console.log(`Demo: ${counts.join(', ')}.`);
    }
    if (options.fill) return;
    // They bring all of the product, and what draws pictures.
    const { playScenes } = await import('./scenes.ts');
    await playScenes({ config, databaseUrl: database.url }, (done) =>
      console.log(`${done} of ${SCENE_NAMES.length}`),
    );
  } finally {
    await database.close();
  }
});
