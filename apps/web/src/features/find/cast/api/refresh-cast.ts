import { useQueryClient } from '@tanstack/react-query';

/** Reloads a cast's profile, prices and days after a call reported that something in them changed. */
export function useRefreshCast(castId: string): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['casts', 'profile', castId] });
    void client.invalidateQueries({ queryKey: ['casts', 'days', castId] });
  };
}
