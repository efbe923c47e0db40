export { type CsvRead, type CsvRow, readCsv } from './read-csv.ts';

/** A cell; numbers stay numbers, texts cannot become formulas. */
export type CsvCell = string | number | null;

const BOM = '\uFEFF';
/** What a spreadsheet takes for the start of a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A table as CSV that a Japanese spreadsheet opens directly: UTF-8 with a byte order mark, CR LF line ends (RFC 4180). */
export const toCsv = (header: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  csvHead(header) + csvRows(rows);

/** The beginning of such a table, where its rows follow piece by piece. */
export const csvHead = (header: readonly string[]): string => BOM + csvRows([header]);

/** Rows of such a table. */
export const csvRows = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
