import { useSyncExternalStore } from 'react';

/** Calls that wait for the second factor; one answer is for all of them. */
let waiting: ((isShown: boolean) => void)[] = [];
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/** Opens the one dialog that asks for the second factor; whether it was shown. */
export function askFactor(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    tell();
  });
}

/** Says to whoever waits whether it was shown. */
export function answerFactor(isShown: boolean): void {
  const told = waiting;
  waiting = [];
  tell();
  for (const resolve of told) resolve(isShown);
}

export const useFactorAsked = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => waiting.length > 0,
  );
