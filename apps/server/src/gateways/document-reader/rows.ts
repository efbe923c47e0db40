import type { Line, Sign } from './recognise.ts';

/** What stands side by side on a document. */
export interface Row {
  readonly signs: readonly Sign[];
  /** One character for each sign, without gaps. */
  readonly text: string;
  readonly box: Box;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A gap of so many heights ends what belongs together; the parts of a name stand closer. */
const APART = 2.5;
/** How many signs at a line's end say where it goes on: a photo's lines are not level. */
const END_SIGNS = 3;

export const heightOf = ({ top, bottom }: Box): number => bottom - top;
const middleOf = (signs: readonly Sign[]) => {
  const { top, bottom } = boxOf(signs);
  return (top + bottom) / 2;
};

export function boxOf(signs: readonly Sign[]): Box {
  return {
    left: Math.min(...signs.map(({ left }) => left)),
    top: Math.min(...signs.map(({ top }) => top)),
    right: Math.max(...signs.map(({ right }) => right)),
    bottom: Math.max(...signs.map(({ bottom }) => bottom)),
  };
}

export function rowOf(signs: readonly Sign[]): Row {
  return { signs, text: signs.map(({ text }) => text).join(''), box: boxOf(signs) };
}

/** Joins the lines that stand side by side, and puts the rows in their order from above. */
export function rowsOf(lines: readonly Line[]): Row[] {
  const left = [...lines].sort((one, other) => boxOf(one).left - boxOf(other).left);
  const rows: Sign[][] = [];
  for (const line of left) {
    const row = rows
      .filter((candidate) => goesOn(candidate, line))
      .sort((one, other) => boxOf(other).right - boxOf(one).right)[0];
    if (row) row.push(...line);
    else rows.push([...line]);
  }
  return rows.map(rowOf).sort((one, other) => one.box.top - other.box.top);
}

function goesOn(row: readonly Sign[], line: Line): boolean {
  const [end, start] = [row.slice(-END_SIGNS), line.slice(0, END_SIGNS)];
  const [endBox, startBox] = [boxOf(end), boxOf(start)];
  const height = Math.max(heightOf(endBox), heightOf(startBox));
  return startBox.left >= endBox.right - height / 2 && Math.abs(middleOf(end) - middleOf(start)) < height / 2;
}

/** A row's parts that stand apart. */
export function partsOf(row: Row): Row[] {
  const parts: Sign[][] = [];
  for (const sign of row.signs) {
    const last = parts.at(-1)?.at(-1);
    const gap = last ? sign.left - last.right : Infinity;
    if (last && gap < APART * Math.min(heightOf(last), heightOf(sign))) parts.at(-1)!.push(sign);
    else parts.push([sign]);
  }
  return parts.map(rowOf);
}
