import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive } from '#lib/live.ts';
import { pointsKey } from './api/queries.ts';

/** Reloads lots and history when the server says that the balance has changed. */
export function usePointsRefresh(): void {
  const client = useQueryClient();
  useEffect(() => {
    const read = () => void client.invalidateQueries({ queryKey: [pointsKey] });
    return onLive('user.point', read, read);
  }, [client]);
}
