import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { FactorDialog } from '#features/door';
import { connectApi } from '#lib/api.ts';
import { askFactor } from '#lib/factor-ask.ts';
import { fetchFor } from '#lib/fetch-for.ts';
import { tellTime } from '#ui/lib/clock.ts';
import { createQueryClient } from '#ui/lib/query.ts';
import { ToastHost } from '#ui/toast-host.tsx';
import { createOfficeRouter } from './router.tsx';
import { toLogin } from './to-login.ts';

const queryClient = createQueryClient();
const router = createOfficeRouter(queryClient);

connectApi({
  fetch: (path, init) => fetch(path, init),
  fetchFor,
  logIn: () => toLogin(router, queryClient),
  askFactor,
});

document.addEventListener('visibilitychange', tellTime);

/** The whole back office: query cache, router, the question for the second factor, toasts. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <FactorDialog />
      <ToastHost />
    </QueryClientProvider>
  );
}
