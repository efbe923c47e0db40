import { linesWith } from '../sources.ts';
import { codeBelow, type Law } from './law.ts';

const TIME = /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b/;

/** What only the machine knows, or does by itself. */
export const machineLaws: readonly Law[] = [
  {
    name: 'rules know no machine',
    says: 'The domain and the contract know no clock, no chance and no machine: they take them as arguments.',
    find: (sources) =>
      linesWith(
        codeBelow(sources, 'packages/domain/', 'packages/contract/'),
        /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.|\bprocess\.(?:env|exit|h)|\bcrypto\.|\bset(?:Timeout|Interval)\b/,
      ),
  },
  {
    name: 'time of the server',
    says: 'The server asks `#platform/clock` alone for the time, and for how long something took.',
    find: (sources) =>
      linesWith(
        codeBelow(sources, 'apps/server/').filter(({ path }) => !path.includes('/platform/clock/')),
        TIME,
      ),
    but: {
      'apps/server/sim/many-worlds.ts': 'a run of the simulation ends after so many minutes of the machine',
    },
  },
  {
    name: 'time of the screens',
    says: 'Screens ask `#lib/clock.ts` alone for the time, and for how long something took.',
    find: (sources) =>
      linesWith(
        codeBelow(sources, 'apps/web/src/', 'apps/admin/src/', 'packages/ui/src/').filter(
          ({ path }) => path !== 'packages/ui/src/lib/clock.ts',
        ),
        TIME,
      ),
    but: { 'apps/web/src/lib/begin-calls.ts': 'it runs in the page before any other code is there' },
  },
  {
    name: 'modules wait for nothing',
    says: 'A module has no timer and draws no lots: what is due later is a routine, a job or a due time, and chance is `context.draw`.',
    find: (sources) =>
      linesWith(
        codeBelow(sources, 'apps/server/src/modules/'),
        /\bMath\.random\b|\bset(?:Timeout|Interval|Immediate)\b|\bnode:timers/,
      ),
    but: {
      'apps/server/src/modules/money/points/queries/export-journal.ts':
        'asks again within milliseconds whether a transaction of somebody else has ended, of which nobody is told',
    },
  },
];
