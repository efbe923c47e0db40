import type { Server } from 'socket.io';
import type { KnownSeq } from './live.store.ts';
import { accountOfRoom } from './rooms.ts';

/** Who has sockets on this node, and up to which number they were told from here. */
export interface Present {
  readonly admit: (accountId: string, seq: number) => void;
  /** They were told up to this number; who has left meanwhile is not there any more. */
  readonly raise: (accountId: string, seq: number) => void;
  readonly seqOf: (accountId: string) => number | undefined;
  readonly all: () => Iterable<string>;
  /** Of these people, or of all, those who are there. */
  readonly known: (accountIds?: Iterable<string>) => KnownSeq[];
}

export function createPresent(io: Server): Present {
  const known = new Map<string, number>();
  io.sockets.adapter.on('delete-room', (room: string) => known.delete(accountOfRoom(room)));
  return {
    admit(accountId, seq) {
      if (!known.has(accountId)) known.set(accountId, seq);
    },
    raise(accountId, seq) {
      const before = known.get(accountId);
      if (before !== undefined && before < seq) known.set(accountId, seq);
    },
    seqOf: (accountId) => known.get(accountId),
    all: () => known.keys(),
    known: (accountIds = known.keys()) =>
      [...accountIds].flatMap((accountId) => {
        const seq = known.get(accountId);
        return seq === undefined ? [] : [{ accountId, seq }];
      }),
  };
}
