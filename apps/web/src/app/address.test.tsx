// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createMemoryHistory } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '#lib/query.ts';
import { createAppRouter } from './router.tsx';

test('what no screen knows leaves the address, and what it knows stays', async () => {
  const client = createQueryClient();
  const router = createAppRouter(client);
  const history = createMemoryHistory({
    initialEntries: ['/authentication?utm_source=mail&as=guest&page=9'],
  });
  router.update({ ...router.options, history });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(history.location.href).toBe('/authentication?as=guest'));
});
