import { vi } from 'vitest';

/** As long as `expect.poll` waits (vitest.config.ts). */
const PATIENCE = { timeout: 50_000, interval: 20 };

/** Tries until what is expected holds; fails as it did the last time. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, PATIENCE);
