// @vitest-environment happy-dom
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as f from './main-screens.fixture.ts';
import { FakeServer, open } from './main-screens.test-kit.tsx';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const hint = () => screen.queryByRole('complementary', { name: 'ホーム画面に追加' });
const close = () => screen.getByRole('button', { name: 'ホーム画面の案内を閉じる' });

const show = (items: readonly ReturnType<typeof f.guestBooking>[]) =>
  open(
    '/guest/dohan-list',
    new FakeServer().answers(guestBookingRoutes.listGuestBookings, { ...f.NO_PAGE, items: [...items] }),
  );

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
});
afterEach(() => vi.restoreAllMocks());

test('who has something booked is told of the home screen, until it is closed, once and for all', async () => {
  const booking = f.guestBooking(f.states.requested);
  show([booking]);
  await waitFor(() => expect(hint()).not.toBeNull());
  fireEvent.click(close());
  expect(hint()).toBeNull();
  cleanup();
  show([booking]);
  await screen.findByText(/しおり/);
  // Its code has come by now.
  expect(hint()).toBeNull();
});

test('whoever has nothing booked, or uses the app already, is told nothing', async () => {
  show([]);
  await screen.findByText('予約はありません');
  expect(hint()).toBeNull();
});
