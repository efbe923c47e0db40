import { cpus } from 'node:os';
import type { ColdStart } from './cold-start.ts';
import type { CommandFigures } from './commands.ts';
import type { measureFirstLoads } from '../apps/web/build/first-load.ts';
import type { ReadFigures } from './reads.ts';
import type { ScreenFigures } from './screens.ts';
import type { LoadFigures, SearchFigures } from './search.ts';

/** A command; its figures are null if no time was left for it. */
export interface Measured {
  readonly name: string;
  readonly figures: CommandFigures | null;
}
export interface Figures {
  readonly castCount: number;
  readonly databaseVersion: string;
  readonly search: SearchFigures;
  readonly reads: ReadFigures;
  readonly commands: readonly Measured[];
  readonly coldStart: ColdStart;
  readonly firstLoads: ReturnType<typeof measureFirstLoads>;
  /** Null if there is no browser. */
  readonly screens: readonly ScreenFigures[] | null;
}
type Row = readonly string[];

const rate = (perSecond: number) => `${perSecond.toFixed(perSecond < 100 ? 1 : 0)}/s`;
/** A rate with the CPU of one call. */
const costly = ({ perSecond, cpuPerCall: cpu }: LoadFigures) =>
  cpu === null
    ? rate(perSecond)
    : `${rate(perSecond)}, CPU ${cpu.node.toFixed(2)} ms of Node and ${cpu.database.toFixed(2)} ms of PostgreSQL`;
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const megabytes = (bytes: number | null) => (bytes === null ? '–' : `${(bytes / 1_048_576).toFixed(0)} MB`);

function table(rows: readonly Row[]): string {
  const [head, ...body] = rows;
  const line = (row: Row) => `| ${row.join(' | ')} |`;
  return [line(head!), line(head!.map(() => '---')), ...body.map(line)].join('\n');
}

function commandRows({ name, figures }: Measured): Row[] {
  if (figures === null) return [[name, 'not measured, no time left', '', '', '', '']];
  const { limitPerSecond: limit, serial, parallel, statements, roundTrips } = figures;
  const rows = [
    { name: `${name}, one at a time`, measured: serial, aim: '50 %' },
    { name: `${name}, 8 connections`, measured: parallel, aim: '' },
  ];
  return rows.map(({ name, measured, aim }) => [
    name,
    rate(measured.perSecond),
    `${rate(limit)} (${statements} statements in ${roundTrips} round trips)`,
    percent(measured.perSecond / limit),
    aim,
    ms(measured.p95Ms),
  ]);
}

function readRows(reads: ReadFigures): Row[] {
  const { bookingCount, list, groups, month, dayPage, matching, castsMatching } = reads;
  const rows = [
    [`list among ${bookingCount.toLocaleString('en')} bookings`, list],
    ['list of a group of statuses', groups],
    ['calendar month', month],
    ['day page of several casts', dayPage],
    ['matching of a request', matching],
    ['casts who match, of a large and a small store', castsMatching],
  ] as const;
  return rows.map(([name, { perSecond, p95Ms }]) => [
    name,
    rate(perSecond),
    '',
    '',
    'p95 < 50 ms',
    ms(p95Ms),
  ]);
}

function screenTable(screens: Figures['screens']): string {
  if (screens === null) return 'Screens: not measured, there is no Chromium.';
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  return table([
    ['screen', 'script', 'all else', 'files', 'layout shift', 'long tasks', 'Lighthouse, phone'],
    ...screens.map((one) => [
      one.screen,
      kilobytes(one.scriptBytes),
      kilobytes(one.otherBytes),
      String(one.files),
      one.layoutShift.toFixed(3),
      `${one.longTasks} (${one.longTasksMs.toFixed(0)} ms)`,
      one.score === null ? '' : String(one.score),
    ]),
    ['aim', '', '', '', '0', '', '90'],
  ]);
}

/** The full results as Markdown: rates next to their limits, then sizes and times next to their targets. */
export function report(figures: Figures): string {
  const { search, coldStart, castCount } = figures;
  const bare = `${costly(search.bare)} (bare node:http, same statements and bytes)`;
  const share = ({ perSecond }: LoadFigures) => percent(perSecond / search.bare.perSecond);
  const casts = castCount.toLocaleString('en');
  const rates = table([
    ['workload', 'rate', 'rate of the limit', 'ratio', 'aim', 'p95'],
    [`search, 20 of ${casts} casts`, costly(search.product), bare, share(search.product), '80 %', ''],
    ['the same, gzip', costly(search.gzip), bare, share(search.gzip), '', ''],
    ['search at 60 % of its rate', rate(search.pacedPerSecond), '', '', 'p95 < 50 ms', ms(search.p95Ms)],
    ...readRows(figures.reads),
    ...figures.commands.flatMap(commandRows),
  ]);
  const sizes = table([
    ['what', 'measured', 'aim'],
    ['first start, web built', seconds(coldStart.firstMs), '60 s'],
    ['second start', seconds(coldStart.secondMs), '3 s'],
    ['memory of the product, idle', megabytes(coldStart.idleBytes), '250 MB'],
    [`memory of the server, ${casts} casts, idle`, megabytes(search.idleBytes), '250 MB'],
    ['the same after the load', megabytes(search.loadedBytes), '250 MB'],
    ...figures.firstLoads.map(({ screen, kb, limitKb }) => [
      `first load of ${screen} (brotli)`,
      `${kb.toFixed(1)} KB`,
      `${limitKb} KB`,
    ]),
  ]);
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model ?? 'processor'}, Node ${process.versions.node}, PostgreSQL ${figures.databaseVersion}`;
  return `${machine}\n\n${rates}\n\n${sizes}\n\n${screenTable(figures.screens)}\n`;
}
