import { createRequire } from 'node:module';
import type fastCheck from 'fast-check';

/**
 * fast-check as the suites of `npm test` see it: the same values in every run, so that what passes once passes again. `SEED` makes others;
 * the long suites make new ones each time.
 */
const fc = createRequire(import.meta.url)('fast-check') as typeof fastCheck;
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20_261_124) });

export default fc;
