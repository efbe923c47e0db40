import { CPU, cpuMs, machineOf, megabytes, ms, percent, rate, table } from './cells.ts';
import { startServer } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { cpuMeter, type CpuMs } from './cpu.ts';
import { START_ISO, type BenchDatabase } from './database.ts';
import { highestRate, pacedRate, percentile } from './load.ts';
import type { PreparedCall } from './protocol.ts';
import { searchCalls, suggestionCalls } from './search-calls.ts';

/** One node and its database at one rate. */
export interface SizeFigures {
  readonly asked: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Of one call; null where it cannot be counted. */
  readonly cpuPerCall: CpuMs | null;
  readonly memoryBytes: number;
}

/** Calls a second, from an idle evening to more than one node bears. */
const RATES = [10, 25, 50, 100, 150, 200, 300, 400, 600, 800];
const SECONDS = 15;
const WARM_UP_SECONDS = 20;
/** Browsers that are connected at once. */
const CONNECTIONS = 64;
/** Beyond it people wait; and a node that answers fewer calls than it is asked has more than it bears. */
const LONGEST_P95_MS = 500;
const LEAST_SHARE = 0.95;

/** Of ten calls of somebody who looks for a meeting four are pages of a search, two suggestions, two lists, one a calendar and one the check of a request. */
const MIX = [
  'search',
  'list',
  'suggest',
  'search',
  'month',
  'search',
  'suggest',
  'list',
  'search',
  'matching',
];

function mixOf(calls: Readonly<Record<string, readonly PreparedCall[]>>): PreparedCall[] {
  const next: Record<string, number> = {};
  const rounds = Math.max(...Object.values(calls).map(({ length }) => length));
  return Array.from({ length: rounds }, () => MIX)
    .flat()
    .map((kind) => {
      const all = calls[kind]!;
      const index = next[kind] ?? 0;
      next[kind] = index + 1;
      return all[index % all.length]!;
    });
}

/** What one node for calls bears beside its database: the rate rises until people would wait. */
export async function measureSizes(cleanup: Cleanup, { url, reads }: BenchDatabase): Promise<SizeFigures[]> {
  const server = await startServer(cleanup, url, START_ISO, 'api,realtime');
  const authorization = await server.ask.guestAuthorization();
  const calls = mixOf({
    search: await searchCalls(server.url, authorization, await server.ask.districts()),
    suggest: suggestionCalls(authorization),
    list: reads.list,
    month: reads.month,
    matching: reads.matching,
  });
  const load = { url: server.url, calls, connections: CONNECTIONS };
  const meter = await cpuMeter(url);
  await highestRate(load, WARM_UP_SECONDS);
  const figures: SizeFigures[] = [];
  for (const asked of RATES) {
    const used = meter?.start(server.pid);
    const { perSecond, timesMs } = await pacedRate(load, asked, SECONDS);
    const cpu = used?.() ?? null;
    figures.push({
      asked,
      perSecond,
      p50Ms: percentile(timesMs, 0.5),
      p95Ms: percentile(timesMs, 0.95),
      cpuPerCall: cpu && { node: cpu.node / timesMs.length, database: cpu.database / timesMs.length },
      memoryBytes: await server.ask.memoryBytes(),
    });
    const { p95Ms } = figures.at(-1)!;
    if (p95Ms > LONGEST_P95_MS || perSecond < asked * LEAST_SHARE) break;
  }
  await server.stop();
  return figures;
}

/** What one node bears, for the table of docs/deploy.md. */
export const sizesReport = (figures: readonly SizeFigures[], databaseVersion: string): string =>
  [
    machineOf(databaseVersion),
    table('One node for calls', [
      ['asked', 'answered', 'p50', 'p95', 'node', 'PostgreSQL', ...CPU, 'memory'],
      ...figures.map((one) => [
        rate(one.asked),
        rate(one.perSecond),
        ms(one.p50Ms),
        ms(one.p95Ms),
        ...sharesOf(one),
        ...cpuMs(one.cpuPerCall),
        megabytes(one.memoryBytes),
      ]),
    ]),
  ].join('\n\n');

/** Of a processor each. */
const sharesOf = ({ perSecond, cpuPerCall }: SizeFigures): string[] =>
  cpuPerCall === null
    ? ['–', '–']
    : [cpuPerCall.node, cpuPerCall.database].map((cpu) => percent((perSecond * cpu) / 1000));
