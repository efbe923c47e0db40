import { newId } from '#lib/new-id.ts';

/** What was typed in a request that began with one cast; the day stands in the address. */
export interface Draft {
  /** null: the first time she can be met. */
  readonly startMinute: number | null;
  readonly minutes: number;
  readonly guestCount: number;
  readonly place: string;
  /** What a guest without a name wants to be called. */
  readonly nickname: string;
  /** Casts asked together with her, in the order in which they were chosen. */
  readonly others: readonly string[];
}

/** Keys of one sending; the same as long as the same request is sent again. */
export interface Attempt {
  readonly request: string;
  readonly idempotencyKey: string;
  readonly clientRequestId: string;
}

export const EMPTY_DRAFT: Draft = {
  ...{ startMinute: null, minutes: 60, guestCount: 1, place: '' },
  ...{ nickname: '', others: [] },
};

const draftKey = (castId: string) => `request-draft:${castId}`;
const attemptKey = (castId: string) => `request-attempt:${castId}`;

/** The draft of a cast, kept for this tab while points are bought or a card is registered. */
export function readDraft(castId: string, storage: Storage = sessionStorage): Draft {
  return { ...EMPTY_DRAFT, ...(read(draftKey(castId), storage) as Partial<Draft> | null) };
}

export function writeDraft(castId: string, draft: Draft, storage: Storage = sessionStorage): void {
  storage.setItem(draftKey(castId), JSON.stringify(draft));
}

/** Forgets what was typed, and the keys, once the request is sent. */
export function clearDraft(castId: string, storage: Storage = sessionStorage): void {
  storage.removeItem(draftKey(castId));
  clearAttempt(castId, storage);
}

/**
 * The keys to send `request` with: those of the last attempt where it was the same request, new ones otherwise. They outlive a
 * reload, so that a request whose answer was lost is not sent twice.
 */
export function attemptFor(castId: string, request: unknown, storage: Storage = sessionStorage): Attempt {
  const text = JSON.stringify(request);
  const last = read(attemptKey(castId), storage) as Attempt | null;
  if (last?.request === text) return last;
  const attempt = { request: text, idempotencyKey: newId(), clientRequestId: newId() };
  storage.setItem(attemptKey(castId), JSON.stringify(attempt));
  return attempt;
}

/** After a refusal the next sending is a new one, even of the same request. */
export function clearAttempt(castId: string, storage: Storage = sessionStorage): void {
  storage.removeItem(attemptKey(castId));
}

function read(key: string, storage: Storage): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
