import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive } from './live.ts';
import { refresh, type Calls } from './queries.ts';

/** Reads what these calls answered again when the server tells of something, and when something told may have been missed. */
export function useRefreshOn(event: Parameters<typeof onLive>[0], calls: Calls): void {
  const client = useQueryClient();
  useEffect(() => {
    const read = () => void refresh(client, calls);
    return onLive(event, read, read);
  }, [client, event, calls]);
}
