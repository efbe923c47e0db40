/** What was typed in a request that began with one cast; the day is in the address. */
export interface Draft {
  /** null: the first time she is available. */
  readonly startMinute: number | null;
  readonly minutes: number;
  readonly guestCount: number;
  readonly place: string;
  /** The name a guest without one chooses. */
  readonly nickname: string;
  /** Casts asked together with her, in the order chosen. */
  readonly others: readonly string[];
}

export const EMPTY_DRAFT: Draft = {
  startMinute: null,
  minutes: 60,
  guestCount: 1,
  place: '',
  nickname: '',
  others: [],
};

/** The same request beginning with another of its casts: who was first comes along in her place. */
export function swapFirst(draft: Draft, first: string, next: string): Draft {
  return { ...draft, others: draft.others.map((castId) => (castId === next ? first : castId)) };
}

const draftKey = (castId: string) => `request-draft:${castId}`;

/** The draft of a cast, kept for this tab while points are bought or a card is registered. */
export function readDraft(castId: string, storage: Storage = sessionStorage): Draft {
  return { ...EMPTY_DRAFT, ...(read(draftKey(castId), storage) as Partial<Draft> | null) };
}

export function writeDraft(castId: string, draft: Draft, storage: Storage = sessionStorage): void {
  storage.setItem(draftKey(castId), JSON.stringify(draft));
}

/** Forgets what was typed, once the request is sent. */
export function clearDraft(castId: string, storage: Storage = sessionStorage): void {
  storage.removeItem(draftKey(castId));
}

function read(key: string, storage: Storage): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
