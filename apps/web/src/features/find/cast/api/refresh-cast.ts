import { useQueryClient } from '@tanstack/react-query';

/** Reads a cast's profile, prices and days again, after a call said that something of them has changed. */
export function useRefreshCast(castId: string): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['casts', 'profile', castId] });
    void client.invalidateQueries({ queryKey: ['casts', 'days', castId] });
  };
}
