let version = 0;
const listeners = new Set<() => void>();

/** For screens that read an address by the districts, without loading their list. */
export const districtsVersion = (): number => version;

export function onDistrictsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellDistrictsChange(): void {
  version += 1;
  for (const listener of listeners) listener();
}
