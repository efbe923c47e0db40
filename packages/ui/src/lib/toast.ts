/** One short message at a time, gone after three seconds (specification, section 8). */
export interface ToastMessage {
  readonly text: string;
  readonly look: 'info' | 'ok' | 'danger';
  /** Increases with every message, so that the same text twice is announced twice. */
  readonly serial: number;
}

const SHOWN_MS = 3000;

let current: ToastMessage | null = null;
let serial = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ToastMessage | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Where the screen says it itself by now. */
export const hideToast = (): void => set(null);

/** Shows a message, replacing one still shown. */
export function showToast(text: string, look: ToastMessage['look'] = 'info'): void {
  clearTimeout(timer);
  serial += 1;
  set({ text, look, serial });
  timer = setTimeout(hideToast, SHOWN_MS);
}

export function subscribeToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): ToastMessage | null {
  return current;
}
