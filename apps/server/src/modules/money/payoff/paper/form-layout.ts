import type { WithholdingMode } from '@yoimachi/domain/payoff';
import { SHEET_WIDTH, type Mark, type Sheet, type TextMark } from '#platform/pdf';
import { formWords as t } from './form.ja.ts';

/** What one cast was paid in the year; her address and number are no data of the product, and are written by hand. */
export interface Form {
  /** Her registered name. */
  readonly name: string;
  readonly invoiceNumber: string | null;
  readonly payments: number;
  readonly amountYen: number;
  readonly withholdingYen: number;
}

interface Paper {
  readonly year: number;
  readonly mode: WithholdingMode;
  readonly payer: { readonly name: string; readonly address: string; readonly phone: string | null };
  readonly forms: readonly Form[];
  readonly createdAt: Date;
}

const LEFT = 48;
const WIDTH = SHEET_WIDTH - 2 * LEFT;
const EDGE = '#1a1a1a';
const SIDE = 58;
const LABEL = 104;
const LINE = 34;
const TOP = 96;
const KINDS_TOP = TOP + 3 * LINE;
const KIND_ROWS = 4;
const KIND_HEIGHT = 28;
const REMARKS_TOP = KINDS_TOP + 20 + KIND_ROWS * KIND_HEIGHT;
const REMARKS_HEIGHT = 92;
const PAYER_TOP = REMARKS_TOP + REMARKS_HEIGHT;
const FILING_TOP = PAYER_TOP + 3 * LINE;
const COLUMNS = [0.28, 0.26, 0.25, 0.21].map((share) => share * WIDTH);

const text = (words: string, x: number, y: number, size: number, more: Partial<TextMark> = {}): TextMark => ({
  kind: 'text',
  text: words,
  x,
  y,
  size,
  width: LEFT + WIDTH - x - 6,
  ...more,
});
const box = (x: number, y: number, width: number, height: number): Mark => ({
  kind: 'box',
  x,
  y,
  width,
  height,
  edge: EDGE,
});

/** A page for each: 報酬、料金、契約金及び賞金の支払調書, with the fields of the form in their order. */
export const layOutForms = (paper: Paper): Sheet => ({
  title: t.docTitle(paper.year),
  createdAt: paper.createdAt,
  pages: paper.forms.map((form) => pageOf(paper, form)),
});

function pageOf({ year, mode, payer }: Paper, form: Form): Mark[] {
  return [
    text(t.title(year), LEFT, 76, 15, { width: WIDTH, align: 'center', isBold: true }),
    ...person(TOP, t.payee, [
      [t.address, ''],
      [t.name, form.name],
      [t.number, ''],
    ]),
    ...kinds(mode, form),
    ...remarks(year, form),
    ...person(PAYER_TOP, t.payer, [
      [t.payerAddress, payer.address],
      [t.name, payer.name],
      [t.number, ''],
    ]),
    text(t.phone(payer.phone), LEFT + SIDE + LABEL, PAYER_TOP + 2 * LINE - 6, 8, { align: 'right' }),
    ...filing(),
  ];
}

/** Who is paid, or who pays: his name at the side, a line for each field. */
function person(
  top: number,
  side: readonly string[],
  fields: readonly (readonly [string, string])[],
): Mark[] {
  const height = fields.length * LINE;
  const first = top + height / 2 - ((side.length - 1) * 13) / 2 + 3;
  return [
    box(LEFT, top, SIDE, height),
    ...side.map((words, index) =>
      text(words, LEFT + 2, first + index * 13, 9, { width: SIDE - 4, align: 'center' }),
    ),
    ...fields.flatMap(([label, value], index): Mark[] => {
      const y = top + index * LINE;
      return [
        box(LEFT + SIDE, y, LABEL, LINE),
        box(LEFT + SIDE + LABEL, y, WIDTH - SIDE - LABEL, LINE),
        text(label, LEFT + SIDE + 4, y + 20, 8, { width: LABEL - 8 }),
        text(value, LEFT + SIDE + LABEL + 8, y + 21, 11),
      ];
    }),
  ];
}

function kinds(mode: WithholdingMode, form: Form): Mark[] {
  const [kind, detail] = t.kinds[mode];
  const lines = [[kind, detail, t.yen(form.amountYen), t.yen(form.withholdingYen)]];
  const cells = Array.from({ length: KIND_ROWS }, (_, index) => lines[index] ?? ['', '', '', '']);
  return [
    ...row(KINDS_TOP, 20, t.columns, () => ({ size: 9, align: 'center' })),
    ...cells.flatMap((words, index) =>
      row(KINDS_TOP + 20 + index * KIND_HEIGHT, KIND_HEIGHT, words, (column) => ({
        size: 10,
        align: column < 2 ? 'left' : 'right',
      })),
    ),
    ...[2, 3].map((column) => text(t.unit, rightOf(column) - 16, KINDS_TOP + 28, 6, { width: 10 })),
  ];
}

const rightOf = (column: number) =>
  LEFT + COLUMNS.slice(0, column + 1).reduce((sum, width) => sum + width, 0);

function row(
  top: number,
  height: number,
  words: readonly string[],
  look: (column: number) => { readonly size: number; readonly align: 'center' | 'left' | 'right' },
): Mark[] {
  return words.flatMap((word, column): Mark[] => {
    const width = COLUMNS[column]!;
    const x = rightOf(column) - width;
    const { size, align } = look(column);
    return [
      box(x, top, width, height),
      text(word, x + 6, top + height / 2 + size * 0.36, size, { width: width - 12, align }),
    ];
  });
}

function remarks(year: number, { invoiceNumber, payments }: Form): Mark[] {
  const lines = [t.payments(payments, year), ...(invoiceNumber === null ? [] : [t.invoice(invoiceNumber)])];
  return [
    box(LEFT, REMARKS_TOP, WIDTH, REMARKS_HEIGHT),
    text(t.remarks, LEFT + 6, REMARKS_TOP + 14, 8),
    ...lines.map((words, index) => text(words, LEFT + 16, REMARKS_TOP + 34 + index * 18, 9)),
  ];
}

/** The tax office writes here. */
const filing = (): Mark[] => [
  box(LEFT, FILING_TOP, SIDE, 24),
  text(t.filing, LEFT + 2, FILING_TOP + 15, 8, { width: SIDE - 4, align: 'center' }),
  ...t.filings.flatMap((words, index): Mark[] => {
    const width = (WIDTH - SIDE) / 2;
    const x = LEFT + SIDE + index * width;
    return [box(x, FILING_TOP, width, 24), text(words, x + 6, FILING_TOP + 15, 9)];
  }),
];
