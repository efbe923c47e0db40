// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { BankOrBranchField } from './bank-or-branch-field.tsx';

function Field() {
  const [bank, setBank] = useState({ name: 'みどり銀行', code: '0001' });
  return (
    <BankOrBranchField
      label="銀行"
      placeholder=""
      error={undefined}
      {...bank}
      queryOf={() => ({ queryKey: ['none'], queryFn: () => [], enabled: false }) as never}
      onChange={setBank}
      onBlur={() => undefined}
    />
  );
}

test('what is composed over a chosen bank stays as it is until its end, and starts over then', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Field />
    </QueryClientProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: /銀行/ });
  const chosen = field.value;
  expect(chosen).toContain('みどり銀行');
  fireEvent.compositionStart(field);
  for (const value of [`${chosen}あ`, `${chosen}あお`]) {
    fireEvent.input(field, { target: { value }, isComposing: true });
    expect(field.value).toBe(value);
  }
  fireEvent.compositionEnd(field);
  expect(field.value).toBe('あお');
});
