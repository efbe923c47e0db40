import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LoginPage, readNext } from '#features/door';
import { connectApi } from '#lib/api.ts';
import { createQueryClient } from '#ui/lib/query.ts';
import { ToastHost } from '#ui/toast-host.tsx';
import './styles/app.css';

const OFFICE = '/admin';
const LOGIN = `${OFFICE}/login`;

/**
 * To where somebody was going, which the server answers with the office now. Not by a reload: of a page that another site led to, that would leave
 * out the cookie again.
 */
function goOn(): void {
  const { pathname, search } = location;
  const { next = '/' } = readNext(new URLSearchParams(search).get('next'));
  location.replace(pathname === LOGIN ? OFFICE + next : pathname + search);
}

connectApi({
  fetch: (path, init) => fetch(path, init),
  // There is no session yet: nothing leads here, and nothing asks for more than the login does.
  logIn: () => undefined,
  askFactor: async () => false,
});

const element = document.getElementById('app');
if (!element) throw new Error('login.html has no #app');
createRoot(element).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <LoginPage goOn={goOn} />
      <ToastHost />
    </QueryClientProvider>
  </StrictMode>,
);
