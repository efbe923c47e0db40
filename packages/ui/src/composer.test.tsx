// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Composer, sendsBy } from './composer.tsx';

const key = (more: object = {}) => ({
  key: 'Enter',
  shiftKey: false,
  altKey: false,
  nativeEvent: { isComposing: false, keyCode: 13 },
  ...more,
});

describe('Enter', () => {
  test('sends on a keyboard of its own, and makes a line with Shift', () => {
    expect([sendsBy(key(), false), sendsBy(key({ shiftKey: true }), false)]).toEqual([true, false]);
  });

  test('makes a line on a keyboard on the glass, which has a button to send', () => {
    expect(sendsBy(key(), true)).toBe(false);
  });

  test('that ends a conversion does not send, also where the browser says so afterwards', () => {
    const composing = key({ nativeEvent: { isComposing: true, keyCode: 229 } });
    const safari = key({ nativeEvent: { isComposing: false, keyCode: 229 } });
    expect([sendsBy(composing, false), sendsBy(safari, false)]).toEqual([false, false]);
  });
});

function Written({ first, onSend }: { readonly first: string; readonly onSend: () => void }) {
  const [text, setText] = useState(first);
  return <Composer label="メッセージ" text={text} maxLength={1000} onChange={setText} onSend={onSend} />;
}

describe('the field of a message', () => {
  test('sends nothing that is empty', () => {
    const onSend = vi.fn();
    render(<Written first={'  \n'} onSend={onSend} />);
    fireEvent.click(screen.getByRole('button', { name: '送信する' }));
    expect(onSend).not.toHaveBeenCalled();
  });

  test('counts near the end as people do, and stops what is too long without losing it', () => {
    const onSend = vi.fn();
    render(<Written first={'👨‍👩‍👧'.repeat(995)} onSend={onSend} />);
    expect(screen.getByText('あと5文字')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'あ'.repeat(1001) } });
    expect(screen.getByText('1文字超えています')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '送信する' }));
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toHaveLength(1001);
  });
});
