// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CodeField } from './code-field.tsx';

function Typed({
  onComplete,
  error,
}: {
  readonly onComplete: (code: string) => void;
  readonly error?: string;
}) {
  const [value, setValue] = useState('');
  return (
    <CodeField label="認証コード" value={value} onChange={setValue} onComplete={onComplete} error={error} />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '認証コード' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('what is composed stays as it is, and is six digits once at its end', () => {
  const onComplete = vi.fn();
  render(<Typed onComplete={onComplete} />);
  fireEvent.compositionStart(field());
  for (const value of ['５', '５７', '５７５', '５７５５', '５７５５３', '５７５５３７']) {
    field().value = value;
    fireEvent.input(field(), { isComposing: true });
    expect(field().value).toBe(value);
  }
  expect(onComplete).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field());
  expect(field().value).toBe('575537');
  expect(onComplete.mock.calls).toEqual([['575537']]);
});

test('a whole message is pasted for its code, and the same six are given once', () => {
  const onComplete = vi.fn();
  render(<Typed onComplete={onComplete} />);
  type('【宵待ち】認証コード：342802（有効期限10分）。');
  expect(field().value).toBe('342802');
  type('34280');
  type('342802');
  expect(onComplete.mock.calls).toEqual([['342802']]);
});

test('digits that are wrong are chosen, and at a tap, so that the next begins anew', () => {
  const { rerender } = render(<Typed onComplete={() => undefined} />);
  type('342802');
  field().focus();
  const chosen = () => [field().selectionStart, field().selectionEnd];
  field().setSelectionRange(6, 6);
  rerender(<Typed onComplete={() => undefined} error="認証コードが正しくありません" />);
  expect(chosen()).toEqual([0, 6]);
  field().setSelectionRange(2, 2);
  fireEvent.click(field());
  expect(chosen()).toEqual([0, 6]);
});
