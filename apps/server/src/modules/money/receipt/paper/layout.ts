import { lineText } from '@yoimachi/domain/receipt';
import { dayOf, type Day } from '@yoimachi/domain/time';
import { SHEET_WIDTH, type Mark, type Sheet, type TextMark } from '#platform/pdf';
import type { Copy } from '../file.store.ts';
import type { LineRow, ReceiptRow } from '../receipt.store.ts';
import { paperWords as t } from './words.ja.ts';

const LEFT = 56;
const WIDTH = SHEET_WIDTH - 2 * LEFT;
const RIGHT = LEFT + WIDTH;
const QUIET = '#5f5f5f';
const RULE = '#b5b5b5';
const GROUND = '#f2f0eb';

const text = (words: string, x: number, y: number, size: number, more: Partial<TextMark> = {}): TextMark => ({
  kind: 'text',
  text: words,
  x,
  y,
  size,
  width: RIGHT - x,
  ...more,
});
const rule = (y: number, weight = 0.6, colour = RULE): Mark => ({
  kind: 'line',
  x: LEFT,
  y,
  width: WIDTH,
  weight,
  colour,
});

/** Which paper it is; `replaces`: the number of the receipt in whose place it stands. */
export type Marking = { readonly replaces: number | null } & (
  | { readonly copy: Copy }
  | { readonly copy: 'REPRINT'; readonly day: Day }
  | { readonly copy: 'VOID'; readonly day: Day; readonly replacedBy: number }
);

/** A receipt's document: everything on it comes from what was stored with it, so it can be rendered again at any time. */
export function layOut(receipt: ReceiptRow, lines: readonly LineRow[], marking: Marking): Sheet {
  return {
    title: t.fileTitle(receipt.number),
    createdAt: receipt.issuedAt,
    pages: [
      [
        ...head(receipt, marking),
        ...amount(receipt),
        ...facts(receipt),
        ...table(receipt, lines),
        ...foot(marking),
      ],
    ],
  };
}

function head(receipt: ReceiptRow, { copy }: Marking): Mark[] {
  const issued = `${t.issuedOn}　${t.day(dayOf(receipt.issuedAt))}`;
  const stamped = copy === 'VOID' ? t.voided : t.reissued;
  const stamp: Mark[] =
    copy === 'ORIGINAL'
      ? []
      : [
          { kind: 'box', x: LEFT, y: 62, width: 72, height: 26, edge: '#8c1d18' },
          text(stamped, LEFT, 80, 13, { width: 72, align: 'center', isBold: true, colour: '#8c1d18' }),
        ];
  return [
    ...stamp,
    text(t.title, LEFT, 92, 26, { align: 'center', isBold: true }),
    text(t.number(receipt.number), LEFT, 128, 10, { align: 'right' }),
    text(issued, LEFT, 144, 10, { align: 'right' }),
    text(t.addressee(receipt.addressee, receipt.honorific), LEFT, 186, 18),
    rule(196, 1, '#1a1a1a'),
  ];
}

function amount({ totalYen, proviso }: ReceiptRow): Mark[] {
  return [
    { kind: 'box', x: LEFT, y: 214, width: WIDTH, height: 56, fill: GROUND },
    text(t.amount, LEFT + 18, 246, 11, { width: 120 }),
    text(t.amountYen(totalYen), LEFT, 252, 28, { align: 'center', isBold: true }),
    text(t.proviso(proviso), LEFT, 296, 11),
  ];
}

/** On the left what was paid, when and how; on the right who received it. */
function facts(receipt: ReceiptRow): Mark[] {
  const half = LEFT + WIDTH / 2;
  const pair = (label: string, value: string, y: number) => [
    text(label, LEFT, y, 9, { width: 70, colour: QUIET }),
    text(value, LEFT + 74, y, 10, { width: half - LEFT - 84 }),
  ];
  return [
    ...pair(t.tradedOn, t.day(receipt.day), 334),
    ...pair(t.method, t.card, 352),
    text(t.issuer, half, 334, 9, { width: 50, colour: QUIET }),
    text(receipt.issuerName, half + 50, 334, 11, { isBold: true }),
    text(receipt.issuerAddress, half + 50, 352, 9),
    text(`${t.registration}　${receipt.registrationNumber}`, half + 50, 370, 10),
  ];
}

const COLUMNS = { rate: { x: LEFT + 270, width: 70 }, yen: { x: LEFT + 350, width: WIDTH - 360 } };
const TABLE_TOP = 398;
/** Twenty lines at most (domain: RECEIPT_MAX_PURCHASES): spacing shrinks to keep them on the page. */
const LINES_HEIGHT = 280;
const LINE_HEIGHT = 22;

function table(receipt: ReceiptRow, lines: readonly LineRow[]): Mark[] {
  const height = Math.min(LINE_HEIGHT, LINES_HEIGHT / lines.length);
  const percent = t.percent(receipt.taxPercent);
  const row = (words: readonly [string, string, string], y: number, colour?: string) => {
    const more = colour === undefined ? {} : { colour };
    return [
      text(words[0], LEFT + 10, y, 10, { width: 250, ...more }),
      text(words[1], COLUMNS.rate.x, y, 10, { width: COLUMNS.rate.width, align: 'center', ...more }),
      text(words[2], COLUMNS.yen.x, y, 10, { width: COLUMNS.yen.width, align: 'right', ...more }),
    ];
  };
  const printed = lines.flatMap((line, index) => {
    const y = TABLE_TOP + 26 + (index + 1) * height;
    const words = [lineText(line.kind, line.points), percent, t.lineYen(line.amountYen)] as const;
    return [...row(words, y - height * 0.3), rule(y)];
  });
  return [
    { kind: 'box', x: LEFT, y: TABLE_TOP, width: WIDTH, height: 26, fill: GROUND },
    ...row([t.content, t.rate, t.lineAmount], TABLE_TOP + 17, QUIET),
    ...printed,
    ...sums(receipt, TABLE_TOP + 26 + lines.length * height),
  ];
}

function sums({ totalYen, taxYen, taxPercent }: ReceiptRow, top: number): Mark[] {
  const rows = [
    { label: t.total, yen: totalYen, isBold: true as const },
    { label: t.atRate(taxPercent), yen: totalYen },
    { label: t.tax(taxPercent), yen: taxYen },
  ];
  return rows.flatMap(({ label, yen, isBold }, index) => {
    const y = top + 18 + index * 17;
    const more = isBold ? { isBold } : {};
    return [
      text(label, LEFT + 200, y, 10, { width: 140, align: 'right', ...more }),
      text(t.lineYen(yen), COLUMNS.yen.x, y, 10, { width: COLUMNS.yen.width, align: 'right', ...more }),
    ];
  });
}

function notesOf(marking: Marking): string[] {
  const { copy, replaces } = marking;
  const own = replaces === null ? [] : [t.replacesNote(replaces)];
  if (copy === 'ORIGINAL') return own;
  if (copy === 'VOID') return [...own, t.voidedNote(marking.replacedBy), t.printedOn(marking.day)];
  return [...own, t.reissuedNote, ...(copy === 'REPRINT' ? [t.reissuedOn(marking.day)] : [])];
}

function foot(marking: Marking): Mark[] {
  const notes = [t.stamp, ...notesOf(marking)];
  return [
    rule(806 - notes.length * 13),
    ...notes.map((note, index) =>
      text(note, LEFT, 820 - (notes.length - index) * 13 + 4, 8, { colour: QUIET }),
    ),
  ];
}
