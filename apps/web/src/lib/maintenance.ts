import { useSyncExternalStore } from 'react';
import { ServerFault } from './transport.ts';

let until: Date | null = null;
const listeners = new Set<() => void>();

function set(next: Date | null): void {
  if (next?.getTime() === until?.getTime()) return;
  until = next;
  for (const listener of listeners) listener();
}

/** Notices in an answer that the product is closed, or open again. */
export function learnMaintenance(answer: unknown): void {
  if (!(answer instanceof ServerFault)) return set(null);
  const { code, details } = (answer.body ?? {}) as { code?: unknown; details?: { until?: unknown } };
  if (code === 'MAINTENANCE') set(new Date(String(details?.until)));
}

/** Until when the product is meant to be closed; null while it is open. */
export const useMaintenance = (): Date | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => until,
  );
