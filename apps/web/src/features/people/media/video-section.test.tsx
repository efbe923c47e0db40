// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { connectApi } from '#lib/api.ts';
import { VideoSection } from './video-section.tsx';

const acts = { withdraw: vi.fn(), remove: vi.fn(), showTo: vi.fn() };
const request = vi.fn(() => Promise.resolve({}));
connectApi(request);
afterEach(() => document.body.replaceChildren());

function shown(takesWmv: boolean): HTMLInputElement {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <VideoSection media={{ video: null, takesWmv }} previewOf={() => ''} acts={acts} />
    </QueryClientProvider>,
  );
  return container.querySelector('input')!;
}

test('a wmv is offered where it can be played', () => {
  expect(shown(true).accept).toBe('video/mp4,video/quicktime,.mp4,.mov,video/x-ms-wmv,.wmv');
  expect(screen.getByText('1本・25MBまで・mp4 / mov / wmv')).toBeTruthy();
});

test('elsewhere it is neither offered nor named, and refused before anything is sent', async () => {
  const input = shown(false);
  expect(input.accept).toBe('video/mp4,video/quicktime,.mp4,.mov');
  expect(screen.getByText('1本・25MBまで・mp4 / mov')).toBeTruthy();
  fireEvent.change(input, { target: { files: [new File(['0'], '紹介.wmv', { type: 'video/x-ms-wmv' })] } });
  expect(await screen.findByText('動画はmp4・mov形式、25MB以下、1本までです。')).toBeTruthy();
  expect(request).not.toHaveBeenCalled();
});
