/** What a call answered, at the terminal: a list as a table with how many there are, anything else a line for each of its fields. */
export function showAnswer(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) {
    console.log('Done');
    return;
  }
  const lists = Object.entries(answer).filter((entry): entry is [string, Row[]] => isTable(entry[1]));
  for (const [key, value] of Object.entries(answer))
    if (!isTable(value) && value !== null) console.log(`${key}: ${asText(value)}`);
  for (const [name, rows] of lists) showTable(name, rows);
}

type Row = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row));

function showTable(name: string, rows: readonly Row[]): void {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => asText(row[column])))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => widthOf(line[index]!))));
  if (rows.length > 0)
    for (const line of lines)
      console.log(
        line
          .map((text, index) => text + ' '.repeat(widths[index]! - widthOf(text)))
          .join('  ')
          .trimEnd(),
      );
  console.log(`${rows.length} ${name}`);
}

/** In columns of a terminal: a full-width sign takes two. */
const widthOf = (text: string): number =>
  text.length +
  (text.match(/[\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6]/g)?.length ??
    0);

const asText = (value: unknown): string =>
  typeof value === 'string'
    ? value.replaceAll('\n', ' ')
    : value === undefined || value === null
      ? '–'
      : JSON.stringify(value);
