import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveParts } from './live-connection.ts';
import { memoryStorage } from './memory-storage.test-kit.ts';
import { GUEST, writeEntry } from './session-storage.ts';

const opened: { readonly parts: LiveParts; readonly close: () => void }[] = [];
const client = new QueryClient();

function signIn(userId: string): void {
  writeEntry('token', `token of ${userId}`);
  writeEntry('type', GUEST);
  writeEntry('userIdCurrent', userId);
}

/** Each test begins without a connection. */
async function freshLive() {
  vi.resetModules();
  vi.doMock('./when-idle.ts', () => ({
    whenIdle: (run: () => void) => run(),
    counted: <Answer>(call: Promise<Answer>) => call,
  }));
  vi.doMock('./live-connection.ts', () => ({
    openConnection(parts: LiveParts) {
      const close = vi.fn();
      opened.push({ parts, close });
      return { close };
    },
  }));
  return import('./live.ts');
}
const connected = (count: number) => expect.poll(() => opened).toHaveLength(count);

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  opened.length = 0;
});
afterEach(() => {
  vi.doUnmock('./when-idle.ts');
  vi.doUnmock('./live-connection.ts');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('there is one connection, of the person who is signed in', async () => {
  const { connectLive } = await freshLive();
  connectLive(client);
  signIn('ken');
  connectLive(client);
  connectLive(client);
  await connected(1);
  expect(opened[0]!.parts.userId).toBe('ken');
});

test('it is cleared at the sign-out, and another person gets one of her own', async () => {
  const { connectLive, disconnectLive } = await freshLive();
  signIn('ken');
  connectLive(client);
  await connected(1);
  disconnectLive();
  await expect.poll(() => opened[0]!.close).toHaveBeenCalledOnce();
  signIn('mika');
  connectLive(client);
  await connected(2);
  expect(opened[1]!.parts.userId).toBe('mika');
});

test('whoever signs in without the other having signed out gets one of her own, too', async () => {
  const { connectLive } = await freshLive();
  signIn('ken');
  connectLive(client);
  await connected(1);
  signIn('mika');
  connectLive(client);
  await connected(2);
  expect(opened[0]!.close).toHaveBeenCalledOnce();
});

test('an event reaches all who listen, also where one of them fails, and a live document the cache', async () => {
  const { connectLive, liveKey, onLive } = await freshLive();
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  signIn('ken');
  connectLive(client);
  await connected(1);
  const { hand, loadAnew } = opened[0]!.parts;
  const heard = vi.fn();
  const again = vi.fn();
  onLive('user.point', () => {
    throw new Error('broken');
  });
  const stop = onLive('user.point', heard, again);
  const payload = { version: 2, document: { currentPoint: 5, pointGift: 0, pointPurchase: 5 } };
  hand('user.point', payload);
  hand('user.point', { ...payload, version: 1 });
  loadAnew();
  expect(heard.mock.calls).toEqual([[payload], [{ ...payload, version: 1 }]]);
  expect(again).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledTimes(2);
  expect(client.getQueryData(liveKey('user.point'))).toEqual(payload);
  stop();
  hand('user.point', { ...payload, version: 3 });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('who listens soon after all was read anew reads at once; before, long after and at the next person, not', async () => {
  const { connectLive, disconnectLive, onLive } = await freshLive();
  signIn('ken');
  connectLive(client);
  await connected(1);
  vi.useFakeTimers();
  const listen = () => {
    const again = vi.fn();
    onLive('chat.changed', vi.fn(), again);
    return again;
  };
  expect(listen()).not.toHaveBeenCalled();
  opened[0]!.parts.loadAnew();
  vi.advanceTimersByTime(4_900);
  expect(listen()).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(200);
  expect(listen()).not.toHaveBeenCalled();
  opened[0]!.parts.loadAnew();
  disconnectLive();
  expect(listen()).not.toHaveBeenCalled();
});
