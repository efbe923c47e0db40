import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isNetworkError, isRefused } from './api-error.ts';
import { callTexts } from './ja.ts';
import { showToast } from './toast.ts';

/** ERR_NETWORK on any query or mutation shows the one toast; every other failure is handled by the screen that made the call. */
function onError(error: unknown): void {
  if (isNetworkError(error)) showToast(callTexts.network, 'danger');
}

/** A failure that a retry cannot fix is not retried. */
function isWorthRetrying(failureCount: number, error: unknown): boolean {
  if (isRefused(error)) return false;
  return failureCount < 1;
}

const FEW_MINUTES_MS = 5 * 60_000;

/** `keptMs`: for how long what no screen shows any more is there for who comes back to it. */
export function createQueryClient(keptMs = FEW_MINUTES_MS): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        gcTime: keptMs,
        retry: isWorthRetrying,
        retryDelay: 600,
        // Calls fail at once without a network, so that the person is told; nothing is parked until it returns.
        networkMode: 'always',
        // What failed meanwhile is asked for again when it has returned: the library leaves that out of this mode.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
