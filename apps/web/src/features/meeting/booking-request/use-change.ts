import { useState } from 'react';
import { useRefreshOthers } from './api/other-casts.ts';
import { blamedCast } from './chosen-casts.ts';
import { isChangedError } from './failures.ts';
import type { Change } from './failures.ts';

/** What has changed since the guest looked; a refusal that says so makes it be read again, `onStale` for the first cast. */
export function useChange(onStale: () => void) {
  const [changed, setChanged] = useState<Change | null>(null);
  const { refreshAll } = useRefreshOthers();
  const onRefused = (error: unknown) => {
    if (!isChangedError(error)) return;
    const castId = blamedCast(error);
    setChanged({ code: String(error.code), message: error.message, castId });
    if (castId === null) onStale();
    else refreshAll();
  };
  return { changed, setChanged, onRefused };
}
