import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { connectApi } from '../lib/api.ts';
import { learnTime, CLOCK_HEADER } from '../lib/clock.ts';
import { disconnectLive } from '../lib/live.ts';
import { createQueryClient } from '../lib/query.ts';
import { currentSession } from '../lib/session-storage.ts';
import { forgetSession, refreshSession } from '../lib/session.ts';
import { showToast } from '../lib/toast.ts';
import { createTransport } from '../lib/transport.ts';
import { ToastHost } from '../ui/toast-host.tsx';
import { createAppRouter } from './router.tsx';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

connectApi(
  createTransport({
    fetch: (path, init) => fetch(path, init),
    readToken: () => currentSession()?.token ?? '',
    refresh: refreshSession,
    clearSession: (reason) => {
      forgetSession();
      disconnectLive();
      showToast(reason.message, 'danger');
    },
    logOut: () => {
      queryClient.clear();
      void router.navigate({ to: '/authentication' });
    },
    onAnswer: (response) => learnTime(response.headers.get(CLOCK_HEADER)),
  }),
);

/** The whole app: query cache, router, toasts. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastHost />
    </QueryClientProvider>
  );
}
