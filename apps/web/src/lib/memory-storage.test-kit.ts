/** A browser storage for tests: entries are enumerable own properties, as in a browser. */
export function memoryStorage(): Storage {
  const methods = {
    getItem: (name: string) => (Object.hasOwn(store, name) ? String(store[name]) : null),
    setItem: (name: string, value: string) => {
      store[name] = value;
    },
    removeItem: (name: string) => {
      delete store[name];
    },
  };
  const store: Record<string, unknown> = Object.create(methods);
  return store as unknown as Storage;
}
