import { useEffect } from 'react';

/** The rows before the first one that is there. */
export interface Older {
  readonly hasMore: boolean;
  readonly isReading: boolean;
  readonly isFailed: boolean;
  /** Always the same function. */
  readonly read: () => unknown;
}

/** Reads older rows as soon as the first one comes near; after a failure it is the person who asks again. */
export function useOlder({ hasMore, isReading, isFailed, read }: Older, isNear: boolean): void {
  const isDue = isNear && hasMore && !isReading && !isFailed;
  useEffect(() => {
    if (isDue) read();
  }, [isDue, read]);
}
