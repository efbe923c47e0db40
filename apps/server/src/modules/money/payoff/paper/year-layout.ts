import type { StatementSums, yearStatement } from '@yoimachi/domain/payoff';
import { dayOf } from '@yoimachi/domain/time';
import { SHEET_WIDTH, type Mark, type Sheet, type TextMark } from '#platform/pdf';
import { yearWords as t } from './year.ja.ts';

const LEFT = 40;
const WIDTH = SHEET_WIDTH - 2 * LEFT;
const QUIET = '#5f5f5f';
const RULE = '#b5b5b5';
const GROUND = '#f2f0eb';
const TABLE_TOP = 230;
const ROW_HEIGHT = 30;
const MONTH_WIDTH = 38;
const COLUMN_WIDTH = (WIDTH - MONTH_WIDTH) / (t.columns.length - 1);

interface Paper {
  readonly year: number;
  /** Her registered name. */
  readonly name: string;
  readonly invoiceNumber: string | null;
  readonly issuer: { readonly name: string; readonly address: string };
  readonly statement: ReturnType<typeof yearStatement>;
  readonly createdAt: Date;
}

const text = (words: string, x: number, y: number, size: number, more: Partial<TextMark> = {}): TextMark => ({
  kind: 'text',
  text: words,
  x,
  y,
  size,
  width: LEFT + WIDTH - x,
  ...more,
});

/** A cast's year on one sheet. */
export function layOutYear(paper: Paper): Sheet {
  return {
    title: `${t.title} ${paper.year}`,
    createdAt: paper.createdAt,
    pages: [[...head(paper), ...table(paper), ...foot()]],
  };
}

function head({ year, name, invoiceNumber, issuer, createdAt }: Paper): Mark[] {
  return [
    text(t.title, LEFT, 82, 24, { align: 'center', isBold: true }),
    text(t.year(year), LEFT, 108, 11, { align: 'center' }),
    text(t.name(name), LEFT, 152, 16, { width: 260 }),
    { kind: 'line', x: LEFT, y: 160, width: 260, weight: 1, colour: '#1a1a1a' },
    ...(invoiceNumber === null ? [] : [text(t.invoice(invoiceNumber), LEFT, 178, 9, { width: 260 })]),
    text(t.issuedOn(dayOf(createdAt)), LEFT, 146, 9, { align: 'right' }),
    text(issuer.name, LEFT, 166, 10, { align: 'right', isBold: true }),
    text(issuer.address, LEFT + 270, 182, 8, { align: 'right' }),
  ];
}

function table({ statement: { months, total } }: Paper): Mark[] {
  const rows = months.map(({ month, ...sums }) => [t.month(month), ...figures(sums)]);
  const lastTop = TABLE_TOP + 26 + rows.length * ROW_HEIGHT;
  return [
    { kind: 'box', x: LEFT, y: TABLE_TOP, width: WIDTH, height: 26, fill: GROUND },
    ...row(t.columns, TABLE_TOP + 17, { size: 7.5, colour: QUIET }),
    ...rows.flatMap((words, index): Mark[] => {
      const bottom = TABLE_TOP + 26 + (index + 1) * ROW_HEIGHT;
      return [
        ...row(words, bottom - 11, { size: 8.5 }),
        { kind: 'line', x: LEFT, y: bottom, width: WIDTH, weight: 0.6, colour: RULE },
      ];
    }),
    ...row([t.total, ...figures(total)], lastTop + 20, { size: 8.5, isBold: true }),
    { kind: 'line', x: LEFT, y: lastTop + ROW_HEIGHT, width: WIDTH, weight: 1, colour: '#1a1a1a' },
  ];
}

const figures = (sums: StatementSums): string[] => [
  t.points(sums.grossPoints),
  t.points(sums.feePoints),
  t.points(sums.netPoints),
  t.points(sums.points),
  t.yen(sums.withholdingYen),
  t.yen(sums.transferFeeYen),
  t.yen(sums.transferYen),
];

function row(
  words: readonly string[],
  y: number,
  { size, ...look }: Pick<TextMark, 'size'> & Partial<TextMark>,
) {
  return words.map((word, index) =>
    index === 0
      ? text(word, LEFT + 6, y, size, { width: MONTH_WIDTH - 6, ...look })
      : text(word, LEFT + MONTH_WIDTH + (index - 1) * COLUMN_WIDTH, y, size, {
          width: COLUMN_WIDTH - 6,
          align: 'right',
          ...look,
        }),
  );
}

const foot = (): Mark[] =>
  t.notes.map((note, index) => text(note, LEFT, 690 + index * 14, 8, { colour: QUIET }));
