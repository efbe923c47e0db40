import { blank, count, CPU, cpuMs, ms, percent, rate, table, type Row } from './cells.ts';
import type { Figures } from './figures.ts';
import { cpuShareOf, shareOf, type BesideBare, type LoadFigures } from './turns.ts';

/* What is measured beside a bare server, in tables. */

/** A load beside the same of the bare server. */
export function loadRows(
  name: string,
  product: LoadFigures,
  bare: LoadFigures,
  [statements, aim]: readonly [string, string],
  limit = 'bare server',
): Row[] {
  return [
    [
      name,
      rate(product.perSecond),
      percent(shareOf(product, bare)),
      shareOfCpu(product, bare),
      ...cpuMs(product.cpuPerCall),
      statements,
      ms(product.p95Ms),
      aim,
    ],
    [`– ${limit}`, rate(bare.perSecond), '', '', ...cpuMs(bare.cpuPerCall), statements, ms(bare.p95Ms), ''],
  ];
}

export const LOAD_HEAD = [
  'call',
  'rate',
  'of the bare server',
  'its processor time',
  ...CPU,
  'statements',
  'p95',
  'aim',
];

export function searchTable({ search, crowd }: Figures): string {
  const { product, gzip, bare } = search;
  return table(`Search, a page of 20 of ${count(crowd.casts)} casts`, [
    LOAD_HEAD,
    ...loadRows('page', product, bare, ['1', '90 %']),
    ...loadRows('page, gzip', gzip, bare, ['1', '']).slice(0, 1),
    [
      'page, at 60 % of its rate',
      rate(search.pacedPerSecond),
      ...blank(4),
      '1',
      ms(search.p95Ms),
      'p95 < 50 ms',
    ],
    [
      'suggestions, at 60 % of their rate',
      rate(search.suggestions.perSecond),
      ...blank(4),
      '1',
      ms(search.suggestions.p95Ms),
      'p95 < 20 ms',
    ],
  ]);
}

function shareOfCpu(product: LoadFigures, bare: LoadFigures): string {
  const share = cpuShareOf(product, bare);
  return share === null ? '–' : percent(share);
}

/** What a simple search, or a list, is to reach of the bare server's rate. */
export const SIMPLE_AIM = 0.7;

/** Each kind of call beside the bare server's same. */
export const besideBareRows = (all: readonly BesideBare[]): Row[] =>
  all.flatMap(({ name, product, bare, statements }) =>
    loadRows(name, product, bare, [count(statements), `${percent(SIMPLE_AIM)}, p95 < 50 ms`]),
  );

export const simpleTable = ({ search, crowd }: Figures): string =>
  table(`Simple searches, a page of 20 of ${count(crowd.casts)} casts`, [
    LOAD_HEAD,
    ...besideBareRows(search.simple),
  ]);

/** The slowest of them first. */
export const askedTable = ({ search }: Figures): string =>
  table('Search by one condition, and by several, each alone at 60 % of its rate', [
    ['asked for', 'shown', 'rate', 'p95', 'aim'],
    ...search.asked
      .toSorted((a, b) => b.p95Ms - a.p95Ms)
      .map((one) => [one.name, count(one.found), rate(one.perSecond), ms(one.p95Ms), '50 ms']),
  ]);
