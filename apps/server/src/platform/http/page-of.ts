/** One row more than a page was asked for: it says whether there is another page. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
): { readonly items: Row[]; readonly nextCursor: string | null } {
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? cursorOf(items.at(-1)!) : null };
}

/** The same where a row is all that is needed to show it. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Item,
  cursorOf: (row: Row) => string,
): { readonly items: Item[]; readonly nextCursor: string | null } {
  const { items, nextCursor } = cutPage(rows, limit, cursorOf);
  return { items: items.map(present), nextCursor };
}
