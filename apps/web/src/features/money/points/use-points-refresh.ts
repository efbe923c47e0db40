import { pointsRoutes } from '@yoimachi/contract/points';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive } from '#lib/live.ts';
import { refresh } from '#lib/queries.ts';

/** Reloads lots and history when the server says that the balance has changed. */
export function usePointsRefresh(): void {
  const client = useQueryClient();
  useEffect(() => {
    const read = () => void refresh(client, pointsRoutes);
    return onLive('user.point', read, read);
  }, [client]);
}
