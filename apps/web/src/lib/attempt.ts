import { newId } from './new-id.ts';

interface Attempt {
  readonly content: string;
  readonly key: string;
}

const entryOf = (act: string) => `attempt:${act}`;

/**
 * The idempotency key to do an act with (`gift`, `coupon`): that of the last attempt where its content was the same, a new one
 * otherwise. It outlives a reload of this tab, so that an act whose answer was lost is not done twice.
 */
export function attemptKey(act: string, content: unknown, storage: Storage = sessionStorage): string {
  const text = JSON.stringify(content);
  const last = read(act, storage);
  if (last?.content === text) return last.key;
  const attempt: Attempt = { content: text, key: newId() };
  storage.setItem(entryOf(act), JSON.stringify(attempt));
  return attempt.key;
}

/** The act is done or was refused: the next one is a new one, even of the same content. */
export function endAttempt(act: string, storage: Storage = sessionStorage): void {
  storage.removeItem(entryOf(act));
}

function read(act: string, storage: Storage): Attempt | null {
  try {
    return JSON.parse(storage.getItem(entryOf(act)) ?? 'null') as Attempt | null;
  } catch {
    return null;
  }
}
