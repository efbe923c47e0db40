import { newId } from '#lib/new-id.ts';

interface Attempt {
  readonly order: string;
  readonly key: string;
}

const ENTRY = 'purchase-attempt';

/**
 * The idempotency key to buy `order` with: that of the last attempt where it was the same order, a new one otherwise. It
 * outlives a reload, so that a purchase whose answer was lost is not made twice.
 */
export function keyFor(order: unknown, storage: Storage = sessionStorage): string {
  const text = JSON.stringify(order);
  const last = read(storage);
  if (last?.order === text) return last.key;
  const attempt: Attempt = { order: text, key: newId() };
  storage.setItem(ENTRY, JSON.stringify(attempt));
  return attempt.key;
}

/** The purchase has ended or was refused: the next one is a new one, even of the same order. */
export function clearAttempt(storage: Storage = sessionStorage): void {
  storage.removeItem(ENTRY);
}

function read(storage: Storage): Attempt | null {
  try {
    return JSON.parse(storage.getItem(ENTRY) ?? 'null') as Attempt | null;
  } catch {
    return null;
  }
}
