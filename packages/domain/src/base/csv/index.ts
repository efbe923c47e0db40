export { type CsvRead, type CsvRow, readCsv } from './read-csv.ts';

/** A cell; numbers stay numbers, texts cannot become formulas. */
export type CsvCell = string | number | null;

const BOM = '\uFEFF';
/** What a spreadsheet takes for the start of a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A table as CSV that a Japanese spreadsheet opens directly: UTF-8 with a byte order mark, CR LF line ends (RFC 4180). */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return BOM + [header, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
