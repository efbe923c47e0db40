// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LegalFooter } from './legal-footer.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

test.each([
  ['guest', '/authentication/legal/faq'],
  ['cast', '/authentication/legal/faq?side=cast'],
] as const)('the footer of a %s names the frequent questions', (side, address) => {
  const { container } = render(
    <RouterContextProvider router={router}>
      <LegalFooter side={side} isEntry={false} />
    </RouterContextProvider>,
  );
  const link = screen.getByRole('link', { name: 'よくある質問' });
  expect(link.getAttribute('href')).toBe(address);
  container.remove();
});
