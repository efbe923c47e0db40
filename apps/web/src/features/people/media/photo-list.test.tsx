// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { CastMedia } from '@yoimachi/contract/media';
import { afterEach, expect, test, vi } from 'vitest';
import { PhotoList } from './photo-list.tsx';

afterEach(() => {
  // What is said to screen readers comes a moment later, to the region that it finds in the document: after the last test there is none.
  document.body.replaceChildren();
});

const photo = (mediaId: string) => ({
  mediaId,
  state: 'PUBLISHED' as const,
  picture: null,
  video: null,
  hasOlder: false,
  visibility: 'ALL_GUESTS' as const,
  submittedAt: '2026-11-20T03:00:00.000Z',
  shownAt: '2026-11-20T03:00:00.000Z',
  reason: null,
  sizeBytes: null,
});
const media: CastMedia = {
  photos: [photo('a'), photo('b'), photo('c')],
  mainId: 'a',
  video: null,
  takesWmv: false,
};
const acts = { move: vi.fn(), replace: vi.fn(), withdraw: vi.fn(), remove: vi.fn(), showTo: vi.fn() };

const focused = () => document.activeElement!;
function press(key: string): void {
  fireEvent.keyDown(focused(), { key });
  fireEvent.keyUp(focused(), { key });
}

test('a photo is moved to the top by keys alone', async () => {
  const onOrder = vi.fn();
  render(<PhotoList media={media} previews={new Map()} acts={acts} onOrder={onOrder} />);
  act(() => screen.getByRole('row', { name: '3枚目' }).focus());
  act(() => screen.getByRole('button', { name: '3枚目をドラッグして並べ替え' }).focus());
  press('Enter');
  await waitFor(() => expect(focused().getAttribute('aria-label')).toBe('3枚目 の後に挿入'));
  for (let times = 0; times < 3; times += 1) press('ArrowUp');
  expect(focused().getAttribute('aria-label')).toBe('1枚目 の前に挿入');
  press('Enter');
  await waitFor(() => expect(onOrder).toHaveBeenCalledWith(['c', 'a', 'b']));
});
