import { SHEET_HEIGHT, SHEET_WIDTH, type Mark, type Sheet, type TextMark } from './sheet.ts';

/** A document that runs over as many sheets as it needs: sections of facts, tables and notes. */
export interface Report {
  readonly title: string;
  /** Below the title, and at the foot of each sheet: what it is about. */
  readonly subject: string;
  readonly createdAt: Date;
  readonly sections: readonly ReportSection[];
}

export interface ReportSection {
  readonly title: string;
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly table?: {
    /** `share` of the width. */
    readonly columns: readonly {
      readonly title: string;
      readonly share: number;
      readonly align?: 'right';
    }[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly notes?: readonly string[];
}

const LEFT = 48;
const WIDTH = SHEET_WIDTH - 2 * LEFT;
const TOP = 60;
const BOTTOM = SHEET_HEIGHT - 64;
const LABEL_WIDTH = 130;
const SIZE = 9;
const LINE = 14;
const HEAD_HEIGHT = 20;
const QUIET = '#5f5f5f';
const RULE = '#d5d2cb';
const GROUND = '#f2f0eb';

const text = (words: string, x: number, y: number, more: Partial<TextMark> = {}): TextMark => ({
  kind: 'text',
  text: words,
  x,
  y,
  size: SIZE,
  width: LEFT + WIDTH - x,
  ...more,
});

/** One block that stays together, drawn from its top. */
interface Block {
  readonly height: number;
  readonly draw: (top: number) => readonly Mark[];
  /** Stands with what follows it, not alone at the end of a sheet. */
  readonly leads?: number;
}

export function layOutReport({ title, subject, createdAt, sections }: Report): Sheet {
  const blocks = [heading(title, subject), ...sections.flatMap(blocksOf)];
  const pages = flow(blocks);
  const feet = pages.map((marks, index) => [...marks, ...foot(subject, `${index + 1} / ${pages.length}`)]);
  return { title, createdAt, pages: feet };
}

function flow(blocks: readonly Block[]): Mark[][] {
  const pages: Mark[][] = [[]];
  let y = TOP;
  for (const { height, draw, leads = 0 } of blocks) {
    if (y + height + leads > BOTTOM && pages.at(-1)!.length > 0) {
      pages.push([]);
      y = TOP;
    }
    pages.at(-1)!.push(...draw(y));
    y += height;
  }
  return pages;
}

const heading = (title: string, subject: string): Block => ({
  height: 58,
  draw: (top) => [
    text(title, LEFT, top + 16, { size: 18, isBold: true }),
    text(subject, LEFT, top + 36, { colour: QUIET }),
  ],
});

function blocksOf({ title, facts = [], table, notes = [] }: ReportSection): Block[] {
  const head: Block = {
    height: 34,
    leads: 3 * LINE,
    draw: (top) => [
      text(title, LEFT, top + 22, { size: 11.5, isBold: true }),
      { kind: 'line', x: LEFT, y: top + 29, width: WIDTH, weight: 0.8, colour: '#1a1a1a' },
    ],
  };
  return [head, ...facts.map(fact), ...(table ? tableBlocks(table) : []), ...notes.map(note)];
}

function fact([label, value]: readonly [string, string]): Block {
  const lines = wrap(value, (WIDTH - LABEL_WIDTH) / SIZE);
  return {
    height: lines.length * LINE + 2,
    draw: (top) => [
      text(label, LEFT, top + 11, { width: LABEL_WIDTH - 8, colour: QUIET }),
      ...lines.map((line, index) => text(line, LEFT + LABEL_WIDTH, top + 11 + index * LINE)),
    ],
  };
}

function note(words: string): Block {
  const lines = wrap(words, WIDTH / (SIZE - 1));
  return {
    height: lines.length * LINE + 2,
    draw: (top) =>
      lines.map((line, index) =>
        text(line, LEFT, top + 12 + index * LINE, { size: SIZE - 1, colour: QUIET }),
      ),
  };
}

function tableBlocks({ columns, rows }: NonNullable<ReportSection['table']>): Block[] {
  let x = LEFT;
  const places = columns.map(({ share, align }) => {
    const place = { x: x + 4, width: share * WIDTH - 8, ...(align && { align }) };
    x += share * WIDTH;
    return place;
  });
  const cells = (words: readonly (readonly string[])[], top: number, more: Partial<TextMark> = {}) =>
    words.flatMap((lines, column) =>
      lines.map((line, index) => {
        const { x: left, ...rest } = places[column]!;
        return text(line, left, top + 12 + index * LINE, { ...rest, size: SIZE - 1, ...more });
      }),
    );
  const head: Block = {
    height: HEAD_HEIGHT,
    leads: LINE,
    draw: (top) => [
      { kind: 'box', x: LEFT, y: top, width: WIDTH, height: HEAD_HEIGHT - 2, fill: GROUND },
      ...cells(
        columns.map(({ title }) => [title]),
        top,
        { colour: QUIET },
      ),
    ],
  };
  const body = rows.map((row): Block => {
    const words = row.map((cell, column) => wrap(cell, places[column]!.width / (SIZE - 1)));
    const height = Math.max(...words.map((lines) => lines.length)) * LINE + 4;
    return {
      height,
      draw: (top) => [
        ...cells(words, top),
        { kind: 'line', x: LEFT, y: top + height - 1, width: WIDTH, weight: 0.4, colour: RULE },
      ],
    };
  });
  return [head, ...body];
}

const foot = (subject: string, page: string): Mark[] => [
  text(subject, LEFT, SHEET_HEIGHT - 36, { size: 7.5, colour: QUIET, width: WIDTH - 60 }),
  text(page, LEFT + WIDTH - 60, SHEET_HEIGHT - 36, { size: 7.5, colour: QUIET, width: 60, align: 'right' }),
];

/** Latin letters are about half as wide as the others. */
const widthOf = (character: string) => (character.codePointAt(0)! < 0x2000 ? 0.58 : 1);

/** Lines of at most so many times the size of the letters. */
function wrap(words: string, most: number): string[] {
  const lines: string[] = [];
  for (const paragraph of words.split('\n')) {
    let line = '';
    let width = 0;
    for (const character of paragraph) {
      if (width + widthOf(character) > most) {
        lines.push(line);
        line = '';
        width = 0;
      }
      line += character;
      width += widthOf(character);
    }
    lines.push(line);
  }
  return lines;
}
