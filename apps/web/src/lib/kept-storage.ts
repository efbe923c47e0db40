/** A storage that lasts as long as the page; entries are enumerable own properties, as in a browser. */
const pageStorage = Object.assign(Object.create(null), {
  getItem(this: Record<string, string>, name: string) {
    return Object.hasOwn(this, name) ? this[name] : null;
  },
  setItem(this: Record<string, string>, name: string, value: string) {
    this[name] = value;
  },
  removeItem(this: Record<string, string>, name: string) {
    delete this[name];
  },
});

const TRIED = 'tried';

/** Puts one that lasts as long as the page in place of a storage that a browser keeps shut, or that is full; false where that was needed. */
function check(name: 'localStorage' | 'sessionStorage'): boolean {
  let readable = {};
  try {
    const storage = window[name];
    readable = { ...storage };
    storage.setItem(TRIED, TRIED);
    storage.removeItem(TRIED);
    return true;
  } catch {
    const value = Object.assign(Object.create(pageStorage), readable);
    Object.defineProperty(window, name, { value, configurable: true });
    return false;
  }
}

/** Whether this browser keeps what it is given. Where it does not, everything works until the page is left, and `StorageNotice` says so. */
export const isStorageKept = [check('localStorage'), check('sessionStorage')].every(Boolean);
