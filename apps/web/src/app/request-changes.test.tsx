// @vitest-environment happy-dom
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { messageOf } from '@yoimachi/contract/errors';
import { pointsRoutes } from '@yoimachi/contract/points';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keyOf } from '#lib/queries.ts';
import * as f from './main-screens.fixture.ts';
import { FakeServer, open } from './main-screens.test-kit.tsx';

const { checkValidCasts, checkValidDate, requestBooking } = guestBookingRoutes;
const ADDRESS = `/guest/dohan-request?castId=${f.CAST_ID}&day=${f.REQUEST_DAY}`;
const OTHER_ID = '019d9b1e-0000-7000-8000-000000000009';
const SENT = 'POST /guests/bookings';
/** She begins a quarter of an hour later than what was shown. */
const later = { ...f.castDay, version: 2, fromMinute: 1035, free: [{ fromMinute: 1035, toMinute: 1200 }] };

const request = () =>
  new FakeServer()
    .answers(searchRoutes.getCast, f.castProfile)
    .answers(scheduleRoutes.listCastDays, { days: [f.castDay] })
    .answers(pointsRoutes.userPoint, f.balance)
    .answers(checkValidDate, f.quote);

const sendButton = () => screen.findByRole('button', { name: 'この内容で同伴リクエストを送る' });
const isOff = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

async function ready(): Promise<HTMLElement> {
  const send = await sendButton();
  await waitFor(() => expect(isOff(send)).toBe(false));
  fireEvent.change(screen.getByLabelText(/待ち合わせ場所/), { target: { value: '銀座駅 A3出口' } });
  return send;
}

test('a request goes to no other time than was shown, when her schedule changes before it is sent', async () => {
  const server = request().loses(requestBooking);
  const client = open(ADDRESS, server);
  const send = await ready();
  server.answers(scheduleRoutes.listCastDays, { days: [later] });
  // As by coming back to the tab, or by an answer that says so.
  await client.invalidateQueries({ queryKey: keyOf(scheduleRoutes.listCastDays) });
  await screen.findByText(messageOf('REQUEST_START_BEFORE_OPEN'));
  fireEvent.click(send);
  expect(server.calls).not.toContain(SENT);
  fireEvent.click(screen.getByRole('radio', { name: '17:15' }));
  fireEvent.click(send);
  await waitFor(() => expect(server.calls).toContain(SENT));
});

test('a request comes back from 3-D Secure with the time it was sent with, or says why it does not go on', async () => {
  const server = request().loses(requestBooking);
  open(ADDRESS, server);
  fireEvent.click(await ready());
  await waitFor(() => expect(server.calls).toContain(SENT));
  const kept = { ...sessionStorage };
  server.answers(scheduleRoutes.listCastDays, { days: [later] }).calls.length = 0;
  open(`${ADDRESS}&resend=true`, server);
  Object.assign(sessionStorage, kept);
  expect(await screen.findByText(messageOf('REQUEST_START_BEFORE_OPEN'))).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByText('本人認証の結果を確認して、リクエストを送信しています。')).toBeNull(),
  );
  expect(server.calls).not.toContain(SENT);
});

test('a request to several can be sent once it is known who can come', async () => {
  const enough = { ...f.balance, document: { ...f.balance.document, currentPoint: 40_000 } };
  const server = request().answers(pointsRoutes.userPoint, enough);
  const others = encodeURIComponent(JSON.stringify([OTHER_ID]));
  const client = open(`${ADDRESS}&with=${others}`, server);
  await waitFor(() => expect(server.calls).toContain('POST /guests/bookings/check-valid-casts'));
  const send = await sendButton();
  expect(isOff(send)).toBe(true);
  const casts = [f.CAST_ID, OTHER_ID].map((castId) => ({ castId, code: null, message: null }));
  server.answers(checkValidCasts, { casts });
  await client.cancelQueries({ queryKey: keyOf(checkValidCasts) });
  await client.invalidateQueries({ queryKey: keyOf(checkValidCasts) });
  await waitFor(() => expect(isOff(send)).toBe(false));
});
