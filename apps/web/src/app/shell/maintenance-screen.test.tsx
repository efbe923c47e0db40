// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaintenanceScreen } from './maintenance-screen.tsx';

test('what failed meanwhile is asked for again when it is over, whichever answer has said so', async () => {
  const client = new QueryClient();
  let asked = 0;
  const queryFn = async () => {
    asked += 1;
    if (asked === 1) throw new Error('closed');
    return 'open';
  };
  new QueryObserver(client, { queryKey: ['list'], queryFn, retry: false }).subscribe(() => undefined);
  await expect.poll(() => client.getQueryState(['list'])?.status).toBe('error');
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <MaintenanceScreen until={new Date('2026-11-24T05:00:00Z')} />
    </QueryClientProvider>,
  );
  unmount();
  await expect.poll(() => client.getQueryData(['list'])).toBe('open');
});
