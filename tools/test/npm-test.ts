import { runChecks } from '../check/steps.ts';
import { NOTHING } from './counts.ts';
import { runOldest } from './engines.ts';
import { runBrowser, type Suite, vitest, withNginx, withRedis } from './suites.ts';

/** What `npm test` runs, in this order, with the minutes each takes on two calm cores; the run says what they add up to. */
export const SUITES: readonly Suite[] = [
  { name: 'check', shareMinutes: 2, run: async () => ({ ...NOTHING, ...(await runChecks()) }) },
  { name: 'unit', shareMinutes: 5, run: withNginx(vitest('unit', 'far-away', 'tokyo')) },
  { name: 'api', shareMinutes: 14, run: vitest('api', 'api-alone') },
  { name: 'engines', shareMinutes: 1, run: runOldest },
  { name: 'race', shareMinutes: 11, run: withRedis(vitest('race')) },
  { name: 'sim', shareMinutes: 2, run: vitest('sim') },
  { name: 'e2e', shareMinutes: 25, run: runBrowser },
];
