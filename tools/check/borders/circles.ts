/** Ways that lead back to where they started, each named once, with its start at both ends. */
export function circlesOf(ways: ReadonlyMap<string, Iterable<string>>): string[][] {
  const done = new Set<string>();
  const found: string[][] = [];
  function walk(place: string, way: readonly string[]): void {
    const since = way.indexOf(place);
    if (since >= 0) return void found.push([...way.slice(since), place]);
    if (done.has(place)) return;
    for (const next of ways.get(place) ?? []) walk(next, [...way, place]);
    done.add(place);
  }
  for (const place of ways.keys()) walk(place, []);
  return found;
}
