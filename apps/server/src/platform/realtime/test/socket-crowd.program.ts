import { io } from 'socket.io-client';
import type { LiveEvent, MissedPage } from '@yoimachi/contract/live';

/* Many people's sockets in a process of their own: each follows its account, from wherever it connects. */
const [url, from, count] = process.argv.slice(2);
const PER_ADDRESS = 100;

export interface CrowdState {
  /** Sockets that are signed in. */
  readonly admitted: number;
  /** Connections that ended. */
  readonly ended: number;
  /** People who have heard everything up to the last number, by that number. */
  readonly heard: Readonly<Record<number, number>>;
  /** Seconds of the processor. */
  readonly cpuSeconds: number;
}

const seqs = new Map<number, number>();
const admitted = new Set<number>();
let ended = 0;

function join(person: number): void {
  const address = `127.0.${1 + Math.floor(person / PER_ADDRESS / 250)}.${1 + (Math.floor(person / PER_ADDRESS) % 250)}`;
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    // As the product's own screens come back.
    reconnectionDelayMax: 20_000,
    localAddress: address,
  } as Parameters<typeof io>[1]);
  const hear = (seq: number) => seqs.set(person, Math.max(seq, seqs.get(person) ?? 0));
  socket.on('connect', () =>
    socket.emit('authen', JSON.stringify({ token: `crowd ${person}`, since: seqs.get(person) ?? 0 })),
  );
  socket.on('authenticated', () => admitted.add(person));
  socket.on('disconnect', () => {
    admitted.delete(person);
    ended += 1;
  });
  socket.on('live', ({ seq }: LiveEvent) => hear(seq));
  socket.on('head', () => socket.emit('missed', { since: seqs.get(person) ?? 0 }));
  socket.on('missed', ({ events }: MissedPage) => events.forEach(({ seq }) => hear(seq)));
}

for (let person = Number(from); person < Number(from) + Number(count); person++) join(person);

process.on('message', () => {
  const heard: Record<number, number> = {};
  for (const seq of seqs.values()) heard[seq] = (heard[seq] ?? 0) + 1;
  const { user, system } = process.cpuUsage();
  const cpuSeconds = (user + system) / 1e6;
  process.send!({ admitted: admitted.size, ended, heard, cpuSeconds } satisfies CrowdState);
});
