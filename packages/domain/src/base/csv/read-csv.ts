export interface CsvRow {
  /** Of the file, from 1: the line on which the row begins. */
  readonly lineNumber: number;
  readonly cells: readonly string[];
}

export type CsvRead =
  | { readonly ok: true; readonly rows: readonly CsvRow[] }
  /** Where a quoted cell begins that has no proper end. */
  | { readonly ok: false; readonly lineNumber: number };

const QUOTED = /"((?:[^"]|"")*)"/y;

/**
 * The rows of a CSV (RFC 4180), with or without a byte order mark, whichever line ends it has; a quoted cell may hold delimiters, line
 * ends and doubled quotes. Lines without any cell count for nothing.
 *
 * @param delimiter one character.
 */
export function readCsv(text: string, delimiter = ','): CsvRead {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const rows: CsvRow[] = [];
  let [at, lineNumber] = [0, 1];
  while (at < source.length) {
    const row = readRow(source, at, delimiter);
    if (!row) return { ok: false, lineNumber: lineNumber + lineOfFault(source, at, delimiter) };
    if (row.cells.length > 1 || row.cells[0]!.trim() !== '') rows.push({ lineNumber, cells: row.cells });
    lineNumber += lineEnds(source, at, row.end);
    at = row.end;
  }
  return { ok: true, rows };
}

interface Row {
  readonly cells: readonly string[];
  /** Behind its line end. */
  readonly end: number;
}

/** The row that begins here; undefined: a quoted cell does not end, or goes on behind its quote. */
function readRow(source: string, from: number, delimiter: string): Row | undefined {
  const cells: string[] = [];
  for (let at = from; ;) {
    const cell = readCell(source, at, delimiter);
    if (!cell) return undefined;
    cells.push(cell.text);
    if (source[cell.end] !== delimiter) return { cells, end: cell.end + 1 };
    at = cell.end + 1;
  }
}

function readCell(source: string, from: number, delimiter: string) {
  if (source[from] !== '"') {
    let end = from;
    while (end < source.length && source[end] !== delimiter && source[end] !== '\n') end++;
    return { text: source.slice(from, end), end };
  }
  QUOTED.lastIndex = from;
  const found = QUOTED.exec(source);
  const end = QUOTED.lastIndex;
  const isEnded =
    found !== null && (end >= source.length || source[end] === delimiter || source[end] === '\n');
  return isEnded ? { text: found[1]!.replaceAll('""', '"'), end } : undefined;
}

/** How many lines below the row's first its faulty cell begins. */
function lineOfFault(source: string, from: number, delimiter: string): number {
  let at = from;
  for (let cell = readCell(source, at, delimiter); cell; cell = readCell(source, at, delimiter))
    at = cell.end + 1;
  return lineEnds(source, from, at);
}

const lineEnds = (source: string, from: number, to: number): number =>
  source.slice(from, to).split('\n').length - 1;
