// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useDraft, type Drafts } from './use-draft.ts';

const FRIEND = 'friend';
let kept: string[];
const storeWith = (draft: string): Drafts => ({
  draftOf: async () => draft,
  keepDraft: async (_, text) => void kept.push(text),
});
const open = (store: Drafts) => renderHook(() => useDraft(store, FRIEND));

beforeEach(() => {
  kept = [];
});

test('what was typed is kept at once, also what was typed before there was a store', () => {
  const { result, rerender } = renderHook(({ store }) => useDraft(store, FRIEND), {
    initialProps: { store: null as Drafts | null },
  });
  act(() => result.current.write('こんば'));
  expect(kept).toEqual([]);
  const store = storeWith('');
  rerender({ store });
  expect(kept).toEqual(['こんば']);
  act(() => result.current.write('こんばんは'));
  rerender({ store });
  expect(kept).toEqual(['こんば', 'こんばんは']);
});

test('it is there again, but not over what is typed already', async () => {
  const { result } = open(storeWith('前の下書き'));
  await act(async () => undefined);
  expect(result.current.text).toBe('前の下書き');
  const late = open(storeWith('前の下書き'));
  act(() => late.result.current.write('い'));
  await act(async () => undefined);
  expect(late.result.current.text).toBe('い');
});

test('what was sent is forgotten at once', () => {
  const { result, unmount } = open(storeWith(''));
  act(() => result.current.write('送る文'));
  act(() => result.current.write(''));
  unmount();
  expect(kept).toEqual(['送る文', '']);
});
