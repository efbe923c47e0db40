/** A storage that lasts as long as the page; entries are enumerable own properties, as in a browser. */
function pageStorage(kept: Readonly<Record<string, string>>): Storage {
  const entries: Record<string, string> = Object.assign(
    Object.create({
      getItem: (name: string) => (Object.hasOwn(entries, name) ? entries[name] : null),
      setItem: (name: string, value: string) => {
        entries[name] = value;
      },
      removeItem: (name: string) => {
        delete entries[name];
      },
    }),
    kept,
  );
  return entries as unknown as Storage;
}

const TRIED = 'tried';

/** What can be read of a storage that takes nothing more. */
function readable(name: 'localStorage' | 'sessionStorage'): Record<string, string> {
  try {
    return { ...window[name] };
  } catch {
    return {};
  }
}

/** Puts one that lasts as long as the page in place of a storage that a browser keeps shut, or that is full; false where that was needed. */
function check(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    window[name].setItem(TRIED, TRIED);
    window[name].removeItem(TRIED);
    return true;
  } catch {
    Object.defineProperty(window, name, { value: pageStorage(readable(name)), configurable: true });
    return false;
  }
}

/** Whether this browser keeps what it is given. Where it does not, everything works until the page is left, and `StorageNotice` says so. */
export const isStorageKept = [check('localStorage'), check('sessionStorage')].every(Boolean);
