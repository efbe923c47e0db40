import { createFollower } from '@yoimachi/domain/live';
import type { LiveEvent } from '@yoimachi/contract/live';
import { follow } from './follow.ts';
import { connectTo } from './kit.ts';

/** A device that has followed an account from its first event on, whatever node it is connected to. */
export interface Device {
  /** What it was told, each once and in order. */
  readonly events: readonly LiveEvent[];
  /** How many came, of which it may have had some already. */
  arrivals(): number;
  /** Announcements heard. */
  readonly announced: readonly unknown[];
  /** Connects to a node, and leaves the one it is connected to; resolves when it is signed in. */
  connect(url: string): Promise<void>;
  close(): void;
}

export function createDevice(token: string): Device {
  const follower = createFollower<LiveEvent>();
  follower.startAt(0);
  const events: LiveEvent[] = [];
  const announced: unknown[] = [];
  let arrivals = 0;
  let leave = () => {};

  function connect(url: string): Promise<void> {
    leave();
    const socket = connectTo(url);
    leave = () => socket.disconnect();
    follow(socket, follower, (came) => {
      arrivals += came.length;
      events.push(...follower.take(came));
    });
    socket.on('connect', () => socket.emit('authen', JSON.stringify({ token, since: follower.seq })));
    socket.on('clock.moved', (message: unknown) => announced.push(message));
    return new Promise((resolve) => socket.once('authenticated', () => resolve()));
  }
  return { events, announced, arrivals: () => arrivals, connect, close: () => leave() };
}
