import type { chatRoutes } from '@yoimachi/contract/chat';
import { QueryClient } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer } from './fake-server.test-kit.ts';
import { followOn, type LiveConnection } from './live-connection.ts';
import { memoryStorage } from './memory-storage.test-kit.ts';
import { clearSessionEntries, GUEST, keepSeen, readSeen, writeEntry } from './session-storage.ts';
import { callOnSocket } from './socket-call.ts';

/* A device against a server of the test, whose log is right whatever becomes of the connection. */

/** What chance says. */
const DRAWN = 0.25;
let server: FakeServer;
let handed: string[];
let client: QueryClient;
const loadAnew = vi.fn();
const refused = vi.fn();
let connection: LiveConnection;
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', memoryStorage());
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  writeEntry('token', 'good');
  writeEntry('type', GUEST);
  writeEntry('userIdCurrent', 'ken');
  loadAnew.mockReset();
  refused.mockReset();
  handed = [];
  server = new FakeServer();
  client = new QueryClient();
  follow();
});
function follow(): void {
  connection = followOn(server.socket as unknown as Socket, {
    client,
    userId: 'ken',
    hand: (_, payload) => handed.push((payload as { bookingId: string }).bookingId),
    loadAnew,
    draw: () => DRAWN,
  });
}
/** The tab is loaded again: what it keeps stays. */
function reload(): void {
  connection.close();
  const { log } = server;
  server = new FakeServer();
  server.log.push(...log);
  handed = [];
  loadAnew.mockReset();
  follow();
}
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bookings = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `booking ${from + index}`);

test('the first connection counts from where the person stands, and has what was read before loaded anew', () => {
  server.tell(4);
  server.socket.connect();
  expect(server.authens()).toEqual([{ token: 'good', userType: GUEST }]);
  server.push(...server.tell(2));
  expect(handed).toEqual(bookings(5, 6));
  expect(loadAnew).toHaveBeenCalledOnce();
});

test('after a number from before anything was read nothing is read twice, and what came since is handed on', () => {
  server.tell(4);
  keepSeen({ userId: 'ken', seq: 4 });
  reload();
  server.tell(2);
  server.socket.connect();
  expect(server.authens()).toEqual([{ token: 'good', userType: GUEST, since: 4 }]);
  expect(handed).toEqual(bookings(5, 6));
  expect(loadAnew).not.toHaveBeenCalled();
});

test('a reload goes on after what the tab was told last', () => {
  server.socket.connect();
  server.push(...server.tell(3));
  expect(readSeen('ken')).toBe(3);
  reload();
  server.tell(1);
  server.socket.connect();
  expect(handed).toEqual(bookings(4, 4));
  expect(loadAnew).not.toHaveBeenCalled();
});

test("nobody goes on after another person's number, nor after a session that has ended", () => {
  keepSeen({ userId: 'mika', seq: 9 });
  expect(readSeen('ken')).toBeNull();
  keepSeen({ userId: 'ken', seq: 9 });
  clearSessionEntries();
  expect(readSeen('ken')).toBeNull();
});

test('what came while it was away is handed on in order and by pages, and nothing is loaded anew', () => {
  server.socket.connect();
  server.push(...server.tell(2));
  server.socket.lose('transport close');
  server.tell(8);
  server.socket.connect();
  expect(server.authens().at(-1)).toEqual({ token: 'good', userType: GUEST, since: 2 });
  expect(server.asks()).toEqual([{ since: 5 }, { since: 8 }]);
  expect(handed).toEqual(bookings(1, 10));
  expect(loadAnew).toHaveBeenCalledOnce();
});

test('pushes in any order, and twice, are handed on once and in order', () => {
  server.socket.connect();
  const [one, two, three, four] = server.tell(4);
  server.push(two!, two!, one!, four!, one!, three!, four!);
  expect(handed).toEqual(bookings(1, 4));
  vi.advanceTimersByTime(10_000);
  expect(handed).toEqual(bookings(1, 4));
});

test('a push that does not come is asked for soon', () => {
  server.socket.connect();
  const [one, , three] = server.tell(3);
  server.push(one!, three!);
  expect(handed).toEqual(bookings(1, 1));
  vi.advanceTimersByTime(200);
  expect(server.asks()).toEqual([{ since: 1 }]);
  expect(handed).toEqual(bookings(1, 3));
});

test('what the server says there is and nobody pushed is asked for', () => {
  server.socket.connect();
  server.tell(2);
  server.socket.hear('head', { seq: 2 });
  expect(handed).toEqual(bookings(1, 2));
  server.socket.hear('head', { seq: 2 });
  expect(server.asks()).toHaveLength(1);
});

test('waking up, it asks on a connection that seems to be there', () => {
  server.socket.connect();
  server.tell(2);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(handed).toEqual([]);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(handed).toEqual(bookings(1, 2));
});

test('a connection that does not answer is given up for a new one', () => {
  server.socket.connect();
  server.tell(2);
  server.isSilent = true;
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(7_000);
  expect(server.socket.tries).toBe(1);
  server.isSilent = false;
  vi.advanceTimersByTime(2_000);
  expect(server.socket.tries).toBe(2);
  expect(handed).toEqual(bookings(1, 2));
});

test('without a connection, waking up tries at once', () => {
  server.socket.connect();
  server.socket.isServerUp = false;
  server.socket.lose('transport close');
  server.tell(1);
  server.socket.isServerUp = true;
  window.dispatchEvent(new Event('pageshow'));
  expect(handed).toEqual(bookings(1, 1));
});

test('after too long an absence everything is loaded anew, and counting goes on', () => {
  const invalidated = vi.spyOn(client, 'invalidateQueries');
  server.socket.connect();
  server.push(...server.tell(1));
  server.socket.lose('transport close');
  server.tell(9);
  server.forgotten = 5;
  invalidated.mockClear();
  server.socket.connect();
  expect(invalidated.mock.calls[0]).toEqual([{}]);
  expect(loadAnew).toHaveBeenCalledTimes(2);
  server.push(...server.tell(1));
  expect(handed).toEqual(['booking 1', 'booking 11']);
});

test('asking too often waits as long as it is told to', () => {
  server.socket.connect();
  server.asksAllowed = 0;
  const [, two] = server.tell(2);
  server.push(two!);
  vi.advanceTimersByTime(9_000);
  expect(server.asks()).toHaveLength(1);
  expect(server.socket.tries).toBe(1);
  server.asksAllowed = 1;
  vi.advanceTimersByTime(2_000);
  expect(handed).toEqual(bookings(1, 2));
});

test('a token that has run out is followed by a fresh one, with the number', async () => {
  server.socket.connect();
  server.push(...server.tell(1));
  server.socket.lose('transport close');
  server.token = 'fresh';
  vi.spyOn(client, 'invalidateQueries').mockImplementation(async () => writeEntry('token', 'fresh'));
  server.tell(1);
  server.socket.connect();
  await vi.advanceTimersByTimeAsync(1);
  expect(server.authens().slice(1)).toMatchObject([
    { token: 'good', since: 1 },
    { token: 'fresh', since: 1 },
  ]);
  expect(handed).toEqual(bookings(1, 2));
});

test("somebody else's session is never asked for with this person's numbers", () => {
  server.socket.connect();
  server.socket.lose('transport close');
  writeEntry('userIdCurrent', 'mika');
  server.socket.connect();
  expect(server.authens()).toHaveLength(1);
});

test('told to stay away, it comes back when it may', async () => {
  server.socket.connect();
  server.socket.hear('refused', {
    code: 'RATE_LIMITED',
    details: { tooManySocketsOf: 'account', retryAfterSeconds: 60 },
  });
  server.socket.lose('io server disconnect');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(server.socket.tries).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.socket.tries).toBe(2);
});

test('told that its node ends, it hangs up and comes back after a part of the time, with the number', () => {
  const back = vi.fn();
  window.addEventListener('reconnected', back);
  server.socket.connect();
  server.push(...server.tell(1));
  server.socket.hear('leaving', { spreadSeconds: 2 });
  expect(server.socket.connected).toBe(false);
  server.tell(2);
  vi.advanceTimersByTime(499);
  expect([server.socket.tries, back.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(1);
  expect([server.socket.tries, back.mock.calls.length]).toEqual([2, 1]);
  expect(server.authens().at(-1)).toEqual({ token: 'good', userType: GUEST, since: 1 });
  expect(handed).toEqual(bookings(1, 3));
  expect(loadAnew).toHaveBeenCalledOnce();
});

test('somebody who looks again while its node ends is back at once', () => {
  server.socket.connect();
  server.socket.hear('leaving', { spreadSeconds: 2 });
  window.dispatchEvent(new Event('pageshow'));
  expect(server.socket.connected).toBe(true);
});

test('closed while its node ends, it does not come back', () => {
  server.socket.connect();
  server.socket.hear('leaving', { spreadSeconds: 2 });
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(server.socket.tries).toBe(1);
});

test('closed, it tries no more, whatever wakes', async () => {
  server.socket.connect();
  server.socket.lose('io server disconnect');
  connection.close();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.socket.tries).toBe(1);
});

const bodyOf = (text: string) => ({ friendId: 'her', clientId: 'mine', text });
const sent = (text: string) => callOnSocket<typeof chatRoutes.sendMessage>('sendMessage', bodyOf(text));

test('a call goes on the connection while its person is signed in on it', async () => {
  expect(await sent('before')).toBeNull();
  server.socket.connect();
  expect(await sent('on it')).toEqual({ number: 1 });
  expect(server.calls()).toEqual([{ name: 'sendMessage', token: 'good', body: bodyOf('on it') }]);
  writeEntry('userIdCurrent', 'somebody else');
  expect(await sent('of somebody else')).toBeNull();
  writeEntry('userIdCurrent', 'ken');
  vi.stubGlobal('navigator', { onLine: false });
  expect(await sent('without a line')).toBeNull();
  vi.stubGlobal('navigator', { onLine: true });
  server.socket.lose('transport close');
  expect(await sent('away')).toBeNull();
  server.socket.connect();
  expect(await sent('back')).toEqual({ number: 1 });
  connection.close();
  expect(await sent('closed')).toBeNull();
  expect(server.calls()).toHaveLength(2);
});

test('a connection that does not answer a call is given none before it has come back', async () => {
  server.socket.connect();
  server.isSilent = true;
  expect(await sent('lost')).toBeNull();
  server.isSilent = false;
  expect(await sent('by a request')).toBeNull();
  expect(server.calls()).toHaveLength(1);
  server.socket.lose('transport close');
  server.socket.connect();
  expect(await sent('back')).toEqual({ number: 1 });
});

test('nobody who is refused is given a line', async () => {
  server.token = 'another';
  server.socket.connect();
  expect(await sent('refused')).toBeNull();
  expect(server.calls()).toEqual([]);
});
