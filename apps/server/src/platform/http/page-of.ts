/** One row more than a page was asked for: it says whether there is another page. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Item,
  cursorOf: (row: Row) => string,
): { readonly items: Item[]; readonly nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  return { items: shown.map(present), nextCursor: rows.length > limit ? cursorOf(shown.at(-1)!) : null };
}
