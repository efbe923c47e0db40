/** The eight entries a tab keeps (specification, section 3). Each tab has its own, so two tabs may be two people. */
export const entryNames = [
  'token',
  'expired_token',
  'type',
  'account_type',
  'current_step',
  'register_user',
  'userIdCurrent',
  'verify_status',
] as const;
export type EntryName = (typeof entryNames)[number];

const clearedOnLogout: readonly EntryName[] = ['expired_token', 'type', 'verify_status', 'token'];

/** Reads an entry: parsed JSON, the raw text if it is not JSON, '' if there is no entry. */
export function readEntry(name: EntryName, storage: Storage = sessionStorage): unknown {
  const raw = storage.getItem(name);
  if (raw === null) return '';
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

/** Stores a value as JSON text. */
export function writeEntry(name: EntryName, value: unknown, storage: Storage = sessionStorage): void {
  storage.setItem(name, JSON.stringify(value));
}

/** Logout and the end of a session remove these four; the others remain. */
export function clearSessionEntries(storage: Storage = sessionStorage): void {
  for (const name of [...clearedOnLogout, SEEN]) storage.removeItem(name);
}

const SEEN = 'live:seen';
interface Seen {
  readonly userId: string;
  readonly seq: number;
}

/** The number of the last live event before anything was read in this tab, or of the last that it was told; null: not known. */
export function readSeen(userId: string, storage: Storage = sessionStorage): number | null {
  const seen = JSON.parse(storage.getItem(SEEN) ?? 'null') as Seen | null;
  return seen?.userId === userId ? seen.seq : null;
}

export function keepSeen(seen: Seen, storage: Storage = sessionStorage): void {
  storage.setItem(SEEN, JSON.stringify(seen));
}

/** In place of a person's id: this tab shows an operator what a member sees, and keeps nothing where that one's is kept. */
export const VIEW = 'view.';

/** Whether this tab was opened to show somebody, also when that is over. */
export const isViewTab = (): boolean => String(readEntry('userIdCurrent')).startsWith(VIEW);

const ACT = 'act:';
export const actEntry = (act: string): string => `${ACT}${act}`;

/** What somebody had under way is nobody else's: the keys of their acts go with them. */
export function clearActs(storage: Storage = sessionStorage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(ACT)) storage.removeItem(name);
}

/** `type` and its value on the wire: GUEST 1, CAST 2. */
export const GUEST = 1;
export const CAST = 2;
export type UserType = typeof GUEST | typeof CAST;

export interface Session {
  readonly token: string;
  readonly userId: string;
  readonly userType: UserType;
}

/** Who this tab is signed in as; null if nobody. */
export function currentSession(storage: Storage = sessionStorage): Session | null {
  const token = readEntry('token', storage);
  const userId = readEntry('userIdCurrent', storage);
  const userType = readEntry('type', storage);
  if (typeof token !== 'string' || token === '' || typeof userId !== 'string') return null;
  return userType === GUEST || userType === CAST ? { token, userId, userType } : null;
}
