// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { addMinutes } from '#lib/dates.ts';
import { now } from '#lib/clock.ts';
import { createQueryClient } from '#lib/query.ts';
import { COMPOSED_CODES, PASTED_CODES } from '../../../../../../tools/test/typed-inputs.table.ja.ts';
import { CodeForm } from './code-form.tsx';

vi.mock('./bot-check.ts', () => ({ prepareBotCheck: () => undefined, BotCheckTrouble: TypeError }));

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const isGrey = () =>
  screen.getByRole('button', { name: '認証する' }).getAttribute('aria-disabled') === 'true';

function show(verify: (code: string) => Promise<never>): void {
  const sent = { phone: '070', resendAt: addMinutes(now(), 1), expiresAt: addMinutes(now(), 10) };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CodeForm
        sent={sent}
        verify={verify}
        onVerified={vi.fn()}
        resend={() => Promise.resolve(sent)}
        onSent={vi.fn()}
      />
    </QueryClientProvider>,
  );
}

/** Whoever asks gets no answer: what was sent stays on its way. */
const unanswered = () => vi.fn(() => new Promise<never>(() => undefined));

test.each(COMPOSED_CODES)(
  'what is composed is left alone, and $right sent once',
  async ({ steps, right }) => {
    const verify = unanswered();
    show(verify);
    fireEvent.compositionStart(field());
    for (const step of steps) {
      fireEvent.input(field(), { target: { value: step }, isComposing: true });
      expect(field().value).toBe(step);
    }
    expect(verify).not.toHaveBeenCalled();
    fireEvent.compositionEnd(field());
    expect(field().value).toBe(right);
    await waitFor(() => expect(verify.mock.calls).toEqual([[right]]));
  },
);

test.each(PASTED_CODES)('the code is found in $typed', async ({ typed, right }) => {
  const verify = unanswered();
  show(verify);
  // A browser cuts what is pasted where the field takes no more.
  const most = Number(field().getAttribute('maxlength') ?? Infinity);
  type(typed.slice(0, most));
  expect(field().value).toBe(right);
  await waitFor(() => expect(verify.mock.calls).toEqual([[right]]));
});

test('what is said of a wrong code stays until the next one is judged; six new digits alone can be sent', async () => {
  let left = 5;
  const verify = vi.fn(() =>
    Promise.reject(new ApiError(400, 'INVALID_VERIFICATION_CODE', '違います', { triesLeft: (left -= 1) })),
  );
  show(verify);
  expect(isGrey()).toBe(true);
  type('111111');
  expect(await screen.findByText('あと4回入力できます。')).toBeTruthy();
  expect([isGrey(), field().getAttribute('aria-invalid')]).toEqual([true, 'true']);
  type('2');
  expect([isGrey(), field().getAttribute('aria-invalid')]).toEqual([true, null]);
  expect(screen.getByText('違います')).toBeTruthy();
  expect(screen.getByText('あと4回入力できます。')).toBeTruthy();
  // The same again is sent no second time.
  type('111111');
  expect([isGrey(), verify.mock.calls.length]).toEqual([true, 1]);
  type('222222');
  expect(await screen.findByText('あと3回入力できます。')).toBeTruthy();
  expect(verify.mock.calls).toEqual([['111111'], ['222222']]);
});
