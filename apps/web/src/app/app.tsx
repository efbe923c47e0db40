import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { isSuspended } from '#lib/api-error.ts';
import { connectApi } from '#lib/api.ts';
import { takeBegun } from '#lib/begun-calls.ts';
import { learnTime, CLOCK_HEADER } from '#lib/clock.ts';
import { disconnectLive } from '#lib/live.ts';
import { endSentence } from '#lib/ja.ts';
import { learnMaintenance } from '#lib/maintenance.ts';
import { createQueryClient } from '#lib/query.ts';
import { clearSessionEntries, currentSession } from '#lib/session-storage.ts';
import { forgetSession, refreshSession } from '#lib/session.ts';
import { showToast } from '#lib/toast.ts';
import { keepSigningOut } from '#lib/sign-out.ts';
import { createTransport } from '#lib/transport.ts';
import { ToastHost } from '#ui/toast-host.tsx';
import { checkSearch, entrySearch, suspendedSearch } from './entry-search.ts';
import { createAppRouter } from './router.tsx';

/** What a screen had is shown again at once, also after a long absence, and mended then. */
const KEPT_MS = 2 * 60 * 60_000;
const queryClient = createQueryClient(KEPT_MS);
const router = createAppRouter(queryClient);
/** The login itself keeps its target. */
const isEntry = (pathname: string) => /^\/authentication(\/|$)/.test(pathname);

const send = createTransport({
  fetch: (path, init) => takeBegun(path, init) ?? fetch(path, init),
  readToken: () => currentSession()?.token ?? '',
  refresh: refreshSession,
  clearSession: (reason) => {
    forgetSession();
    disconnectLive();
    showToast(endSentence(reason.code), 'danger');
  },
  checkPhone: () => {
    const session = currentSession();
    if (!session) return;
    // Calls of the screen that is left may be answered later: without a session they lead nobody back here, who may be elsewhere by then.
    clearSessionEntries();
    const { href, pathname } = router.state.location;
    if (isEntry(pathname)) return;
    void router.navigate({
      to: '/authentication/phone-check',
      search: checkSearch(session.userType, href),
    });
  },
  logOut: (ended) => {
    queryClient.clear();
    if (isSuspended(ended)) {
      void router.navigate({ to: '/authentication/suspended', search: suspendedSearch(ended) });
      return;
    }
    const { href, pathname } = router.state.location;
    if (isEntry(pathname)) return;
    void router.navigate({ to: '/authentication', search: entrySearch(href) });
  },
  onAnswer: (response) => learnTime(response.headers.get(CLOCK_HEADER)),
});

connectApi(
  async (request) => {
    const answer = await send(request);
    learnMaintenance(answer);
    return answer;
  },
  (error, again) => import('#people/consent').then(({ agreed }) => agreed(queryClient, error, again)),
);

keepSigningOut();

/** The whole app: query cache, router, toasts. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastHost />
    </QueryClientProvider>
  );
}
