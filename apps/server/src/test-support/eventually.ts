import { vi } from 'vitest';

/** A busy machine takes its time; a second, which is what vitest waits by itself, is soon over there. */
const PATIENCE = { timeout: 30_000, interval: 20 };

/** Tries until what is expected holds; fails as it did the last time. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, PATIENCE);
