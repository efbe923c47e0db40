import type { LiveEvent, LiveHead, MissedPage } from '@yoimachi/contract/live';
import type { Follower } from '@yoimachi/domain/live';
import type { Socket } from 'socket.io-client';

const GAP_MS = 100;

/** Hands on what comes over a socket, as it comes, and asks for what the follower has not seen. */
export function follow(
  socket: Socket,
  follower: Follower<LiveEvent>,
  take: (came: readonly LiveEvent[]) => void,
): void {
  const ask = () => socket.connected && socket.emit('missed', { since: follower.seq });
  const askUntil = (seq: number) => {
    if (follower.seq! < seq) ask();
  };
  socket.on('live', (event: LiveEvent) => {
    take([event]);
    if (follower.hasGap) setTimeout(() => follower.hasGap && ask(), GAP_MS);
  });
  socket.on('missed', ({ events, seq }: MissedPage) => {
    take(events);
    askUntil(seq);
  });
  socket.on('head', ({ seq }: LiveHead) => askUntil(seq));
}
