// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { createQueryClient } from '#lib/query.ts';
import { OwnerForm, questionOf } from './owner-form.tsx';

/** Below the form a link leads away. */
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const refused = (code: string, details: Record<string, unknown>) =>
  new ApiError(403, code, 'だめです', details);

function show(ask: 'BIRTHDAY' | 'NICKNAME', verify: (owner: string) => Promise<string>) {
  const onVerified = vi.fn();
  render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={createQueryClient()}>
        <OwnerForm
          asked={{ ask, code: '123456' }}
          verify={verify}
          onVerified={onVerified}
          isEntering={false}
        />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  return onVerified;
}
const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const go = () => fireEvent.click(screen.getByRole('button', { name: '確認してログイン' }));

test('asks only where the server did', () => {
  expect(questionOf(refused('OWNER_CHECK_DUE', { ask: 'BIRTHDAY' }), '123456')).toEqual({
    ask: 'BIRTHDAY',
    code: '123456',
  });
  expect(questionOf(refused('INVALID_VERIFICATION_CODE', {}), '123456')).toBeNull();
  expect(questionOf(new Error('x'), '123456')).toBeNull();
});

test.each(['19900131', '1990/01/31', '１９９００１３１'])(
  'reads a birthday however it is typed: %s',
  async (typed) => {
    const verify = vi.fn(() => Promise.resolve('in'));
    const onVerified = show('BIRTHDAY', verify);
    type(typed);
    go();
    await waitFor(() => expect(onVerified).toHaveBeenCalled());
    expect(verify).toHaveBeenCalledWith('1990-01-31');
  },
);

test('says what is missing, and keeps what was typed when it is wrong', async () => {
  const verify = vi.fn(() => Promise.reject(refused('OWNER_CHECK_FAILED', { triesLeft: 3 })));
  show('BIRTHDAY', verify);
  type('1990');
  go();
  expect(await screen.findByText('生年月日を8桁の数字で入力してください。')).toBeTruthy();
  expect(verify).not.toHaveBeenCalled();
  type('19900131');
  go();
  expect(await screen.findByText('あと3回入力できます。')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('19900131');
});
