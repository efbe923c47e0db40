/**
 * A list at the terminal: what each row has to say, then how many there are.
 *
 * @param most how many were asked for at most; as many rows may be some of more.
 */
export function showList<Row>(
  rows: readonly Row[],
  { most, what }: { readonly most?: number; readonly what: string },
  linesOf: (row: Row) => string | readonly string[],
): void {
  for (const row of rows) for (const line of [linesOf(row)].flat()) console.log(line);
  console.log(`${rows.length}${rows.length === most ? ' or more' : ''} ${what}`);
}
