/** What lists and acts of the office are declared with, for review: `npm run dev`, then /admin/gallery.html. Not part of the build. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createHashHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import type { Office } from '#lib/office-query.ts';
import { ToastHost } from '#ui/toast-host.tsx';
import { ListPage } from './list-page.tsx';
import './gallery.css';

/** An owner may do everything; what is sent goes to the server that `npm run dev` has beside it. */
const office: Office = {
  step: 'OPEN',
  hasTotp: true,
  hasPasskey: false,
  csrf: '',
  operator: { id: '', name: '見本', role: 'owner', mail: 'sample@example.jp' },
  endsAt: '2099-01-01T00:00:00Z',
  factorAt: null,
  recoveryCodesLeft: 10,
  passkeys: [],
};

const root = createRootRouteWithContext<{ readonly office: Office }>()();
const behindLogin = createRoute({
  getParentRoute: () => root,
  id: '_office',
  beforeLoad: () => ({ office }),
});
const list = createRoute({ getParentRoute: () => behindLogin, path: '/', component: ListPage });
const router = createRouter({
  routeTree: root.addChildren([behindLogin.addChildren([list])]),
  history: createHashHistory(),
  context: { office },
});

const element = document.getElementById('app');
if (element) {
  createRoot(element).render(
    <QueryClientProvider client={new QueryClient()}>
      {/* The gallery has its own router, which the app's types do not know. */}
      <RouterProvider router={router as never} />
      <ToastHost />
    </QueryClientProvider>,
  );
}
