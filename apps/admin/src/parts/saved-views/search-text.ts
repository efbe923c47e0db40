/** Filters as an address has them, always in the same order: `side=CAST&state=PAUSED`. */
export const searchText = (search: object): string =>
  new URLSearchParams(
    Object.entries(search)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ).toString();

/** What such a text says; the screen's own reading of addresses decides what of it means something. */
export const searchOfText = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text));
