import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { disconnectLive } from '#lib/live.ts';

/** What follows a sign-out: nothing of the person stays in memory, and the login opens. */
export function useLogout(): () => void {
  const client = useQueryClient();
  const router = useRouter();
  // The login has to open without a network, too.
  useEffect(() => {
    void router.preloadRoute({ to: '/authentication' }).catch(() => undefined);
  }, [router]);
  return () => {
    disconnectLive();
    void router.navigate({ to: '/authentication' }).then(() => client.clear());
  };
}
