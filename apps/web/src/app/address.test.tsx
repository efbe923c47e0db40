// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createMemoryHistory } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '#lib/query.ts';
import { createAppRouter } from './router.tsx';

async function openedAt(address: string, heading: string | RegExp) {
  const client = createQueryClient();
  const router = createAppRouter(client);
  const history = createMemoryHistory({ initialEntries: [address] });
  router.update({ ...router.options, history });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: heading });
  return history;
}

test('what no screen knows leaves the address, and what it knows stays', async () => {
  const history = await openedAt('/authentication?utm_source=mail&as=guest&page=9', /./);
  await waitFor(() => expect(history.location.href).toBe('/authentication?as=guest'));
});

test('a link to one piece of news, as pushes and mails have it, keeps which one', async () => {
  const history = await openedAt('/notification?newsId=7', /./);
  await waitFor(() => expect(history.location.search).toContain(encodeURIComponent('newsId=7')));
});
