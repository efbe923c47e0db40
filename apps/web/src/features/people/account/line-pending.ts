import type { UserType } from '#lib/session-storage.ts';

/** What this browser keeps while its person is at LINE. */
export interface PendingLine {
  /** Proves on the way back that this browser began it. */
  readonly secret: string;
  readonly purpose: 'login' | 'link';
  readonly userType: UserType;
  /** Where to go afterwards: a path of this app. */
  readonly next?: string | undefined;
}

const KEY = 'identity:line';

export function keepPending(pending: PendingLine, storage: Storage = localStorage): void {
  storage.setItem(KEY, JSON.stringify(pending));
}

/** Ends a LINE login left in this browser; returns what it was, if there was one. */
export function takePending(storage: Storage = localStorage): PendingLine | null {
  const raw = storage.getItem(KEY);
  storage.removeItem(KEY);
  if (raw === null) return null;
  try {
    return JSON.parse(raw) as PendingLine;
  } catch {
    return null;
  }
}
