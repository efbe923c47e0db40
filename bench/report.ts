import {
  blank,
  count,
  CPU,
  cpuMs,
  kilobytes,
  machineOf,
  megabytes,
  ms,
  percent,
  rate,
  seconds,
  table,
  type Row,
} from './cells.ts';
import type { CommandRate } from './commands.ts';
import { historyRows } from './history.ts';
import {
  askedTable,
  besideBareRows,
  LOAD_HEAD,
  loadRows,
  searchTable,
  simpleTable,
} from './search-report.ts';
import type { Figures, Measured } from './figures.ts';
import { commandAim } from './ratios.ts';

/** What the calls of a theme are to reach. */
const AIMS = { request: { roundTrips: 8, cpuMs: 6 }, settlement: { roundTrips: 8, cpuMs: 6 } } as const;

const readTable = ({ reads, crowd }: Figures): string =>
  table(`Reads among ${count(crowd.bookings)} bookings and ${count(crowd.transfers)} rows of the journal`, [
    LOAD_HEAD,
    ...besideBareRows(reads),
  ]);

function uploadTable({ uploads }: Figures): string {
  const { sizeMb, lines, perMinute, barePerMinute, moreMb } = uploads;
  return table(`Pictures of ${sizeMb} MB, sent by ${lines} people at once`, [
    ['rate', 'of the disk alone', 'memory of the server'],
    [`${count(perMinute)}/min`, percent(perMinute / barePerMinute), `+${moreMb.toFixed(0)} MB`],
    ['aim', '', '+64 MB at most'],
  ]);
}

/** Letting a caller in is to cost less than this share of the smallest call. */
const ADMISSION_SHARE = 0.15;

function authorisationTable({ authorisation }: Figures): string {
  const { product, bare, statements, admittedMs } = authorisation;
  const whole = product.cpuPerCall?.node;
  const share = whole === undefined ? '–' : percent(admittedMs / whole);
  return table('A call that needs a token', [
    LOAD_HEAD.with(2, 'of the framework alone'),
    ...loadRows(
      'notifications of a guest',
      product,
      bare,
      [count(statements), 'p95 < 50 ms'],
      'the framework alone',
    ),
    [
      '– of it letting the caller in',
      '',
      '',
      '',
      `${admittedMs.toFixed(3)} (${share})`,
      ...blank(3),
      `< ${percent(ADMISSION_SHARE)}`,
    ],
  ]);
}

function commandRows({ name, figures }: Measured): Row[] {
  const { counts, roundTrips, limit, serial, parallel } = figures;
  const row = (name: string, { perSecond, cpuPerCall, p95Ms }: CommandRate): string[] => [
    name,
    rate(perSecond),
    percent(perSecond / limit.perSecond),
    ...cpuMs(cpuPerCall),
    ms(p95Ms),
  ];
  const { statements, planned, walBytes, fsyncs } = counts;
  const costs = [
    count(statements),
    String(roundTrips),
    count(planned),
    kilobytes(walBytes),
    fsyncs.toFixed(2),
  ];
  const aim =
    AIMS[name === 'request with hold' ? 'request' : name === 'settlement' ? 'settlement' : ('' as never)];
  const none = costs.map(() => '');
  return [
    [
      ...row(`${name}, one at a time`, serial),
      ...costs,
      `${percent(commandAim(name))}, ${aim ? `${aim.roundTrips} round trips, ` : ''}0 planned`,
    ],
    [...row('– by 8 connections', parallel), ...none, aim ? `CPU ${aim.cpuMs} ms in all` : ''],
    [...row('– its statements alone', limit), ...none, ''],
  ];
}

const commandTable = ({ commands }: Figures): string =>
  table('Calls that change something', [
    [
      'call',
      'rate',
      'of its statements alone',
      ...CPU,
      'p95',
      'statements',
      'round trips',
      'planned',
      'WAL',
      'fsyncs',
      'aim',
    ],
    ...commands.flatMap(commandRows),
  ]);

function workTable({ due, events, rest }: Figures): string {
  const lasting = `${count(due.done)} of ${count(due.due)}`;
  return table('What the product does by itself', [
    ['what', 'rate', ...CPU, 'statements', 'WAL', 'aim'],
    [
      `reminders due at one instant, ${lasting} (each)`,
      rate(due.perSecond),
      ...cpuMs(due.cpu),
      count(due.statements),
      kilobytes(due.walBytes),
      '500/s',
    ],
    ['– search p95 beside them', ms(due.duringP95Ms), '', '', '', '', `twice its calm ${ms(due.calmP95Ms)}`],
    [
      `${count(events.events)} waiting events (each)`,
      rate(events.perSecond),
      ...cpuMs(events.cpu),
      count(events.statements),
      kilobytes(events.walBytes),
      '2,000/s',
    ],
    [
      'at rest (each second)',
      '',
      ...cpuMs(rest.cpu),
      count(rest.statementsPerSecond),
      kilobytes(rest.walBytesPerSecond),
      'under 3 statements',
    ],
  ]);
}

const historyTable = ({ history }: Figures): string =>
  table('Rows of bookings that are counted for the figures', historyRows(history));

function chatTable({ chat }: Figures): string {
  const rows = chat.map((one) => [
    `${one.pairs === 1 ? 'one pair' : `${one.pairs} pairs`}, by ${one.way}`,
    rate(one.perSecond),
    percent(one.perSecond / one.barePerSecond),
    ...cpuMs(one.cpu),
    ms(one.p50Ms),
    ms(one.p95Ms),
    (one.p50Ms / one.insertP50Ms).toFixed(1),
    `${rate(one.barePerSecond)}, ${ms(one.bareP50Ms)}`,
    rate(one.relayPerSecond),
  ]);
  return table('Messages of a chat, from sent to stored and on the other screen', [
    [
      'who writes',
      'messages',
      'of HTTP and a row',
      ...CPU,
      'p50',
      'p95',
      'p50 in committed rows',
      'HTTP and a row',
      'a relay',
    ],
    ...rows,
    ['aim', '', '16 pairs: 28 %', '', '', '', '', 'one pair: 6', '', ''],
  ]);
}

function noticeTable({ notices: { badge, channels } }: Figures): string {
  return table('What people are told, each service answering at once', [
    ['what', 'rate', 'of its adapter alone', ...CPU, 'p50', 'p95', 'p50 in committed rows'],
    ...channels.map(({ channel, deliveries, perSecond, alonePerSecond, cpu }) => [
      `${count(deliveries)} by ${channel} (each)`,
      rate(perSecond),
      `${percent(perSecond / alonePerSecond)} of ${rate(alonePerSecond)}`,
      ...cpuMs(cpu),
      ...blank(3),
    ]),
    [
      'in the product, from commit to badge',
      ...blank(4),
      ms(badge.p50Ms),
      ms(badge.p95Ms),
      `${(badge.p50Ms / badge.insertP50Ms).toFixed(1)} of ${ms(badge.insertP50Ms)}`,
    ],
  ]);
}

function pictureTable({ pictures }: Figures): string {
  const { photos, originalBytes, work, sizes } = pictures;
  const rows = work.map(({ name, perMinute, limitPerMinute }) => [
    name,
    `${count(perMinute)}/min`,
    limitPerMinute === null ? '' : percent(perMinute / limitPerMinute),
    '',
    '',
  ]);
  const files = sizes.map(({ name, webpBytes, avifBytes }) => [
    `one ${name}`,
    '',
    '',
    kilobytes(webpBytes),
    kilobytes(avifBytes),
  ]);
  return table(`${photos} drawn portraits of 12 megapixels, ${kilobytes(originalBytes)} each`, [
    ['what', 'rate', 'of sharp alone', 'WebP', 'AVIF'],
    ...rows,
    ...files,
  ]);
}

function sizeTable({ coldStart, search, crowd, firstLoads, fillMs }: Figures): string {
  const casts = count(crowd.casts);
  return table('Starts and sizes', [
    ['what', 'measured', 'aim'],
    ['first start after npm ci, until it can be used', seconds(coldStart.firstMs), '10 s'],
    ['the same, time of processors', seconds(coldStart.firstCpuMs), '20 s'],
    ['the same, until the whole demo and the back office are there', seconds(coldStart.wholeMs), ''],
    ['later start', seconds(coldStart.laterMs), '2 s'],
    ['the same, time of processors', seconds(coldStart.laterCpuMs), '2 s'],
    ['memory of the product, idle', megabytes(coldStart.idleBytes), '170 MB'],
    [`memory of the server, ${casts} casts, idle`, megabytes(search.idleBytes), '170 MB'],
    ['the same after the load', megabytes(search.loadedBytes), '250 MB'],
    [
      `the bench's ${casts} casts, ${count(crowd.bookings)} bookings, ${count(crowd.transfers)} rows of the journal`,
      seconds(fillMs),
      '',
    ],
    ...firstLoads.map(({ screen, kb, limitKb }) => [
      `first load of ${screen} (brotli)`,
      `${kb.toFixed(1)} KB`,
      `${limitKb} KB`,
    ]),
  ]);
}

/** What each screen fetches and does; null where there is no browser. */
export function screenTable({ screens }: Pick<Figures, 'screens'>): string {
  if (screens === null) return '## Screens\n\nThere is no Chromium here.';
  // The quick run has no scores.
  const scored = screens.some(({ score }) => score !== null);
  const ifScored = (cell: string) => (scored ? [cell] : []);
  return table('Screens', [
    [
      'screen',
      'script',
      'pictures',
      'all else',
      'files',
      'layout shift',
      'long tasks',
      'first face on slow 3G, again',
      ...ifScored('Lighthouse, phone'),
    ],
    ...screens.map((one) => [
      one.screen,
      kilobytes(one.scriptBytes),
      kilobytes(one.pictureBytes),
      kilobytes(one.otherBytes),
      String(one.files),
      one.layoutShift.toFixed(3),
      `${one.longTasks} (${one.longTasksMs.toFixed(0)} ms)`,
      one.firstFace ? `${seconds(one.firstFace.coldMs)}, ${seconds(one.firstFace.againMs)}` : '',
      ...ifScored(one.score === null ? '' : String(one.score)),
    ]),
    ['aim', '', '', '', '', '0', '', '8.0 s, 2.0 s', ...ifScored('90')],
  ]);
}

/** The full results as Markdown: one table for each theme, aims beside the figures. CPU is of one call where nothing else is said. */
export function report(figures: Figures): string {
  const tables = [
    searchTable,
    simpleTable,
    askedTable,
    authorisationTable,
    uploadTable,
    readTable,
    commandTable,
    workTable,
    historyTable,
    chatTable,
    noticeTable,
    pictureTable,
    sizeTable,
    screenTable,
  ];
  return `${[machineOf(figures.databaseVersion), ...tables.map((one) => one(figures))].join('\n\n')}\n`;
}
