import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { disconnectLive } from '#lib/live.ts';

/** What follows a sign-out: nothing about the person stays in memory, and the login opens. */
export function useLogout(): () => void {
  const client = useQueryClient();
  const router = useRouter();
  // The login must also open without a network.
  useEffect(() => {
    void router.preloadRoute({ to: '/authentication' }).catch(() => undefined);
  }, [router]);
  return () => {
    disconnectLive();
    void router.navigate({ to: '/authentication' }).then(() => client.clear());
  };
}
