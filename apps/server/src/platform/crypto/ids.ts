import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from '#platform/clock';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Whether a text of a cursor or a link can be an id, as the server writes them: others need not be looked for. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** Before every id that the product has made since an instant. */
export function firstIdSince(at: Date): string {
  const ms = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${ms.slice(0, 8)}-${ms.slice(8)}-0000-0000-000000000000`;
}

export interface Ids {
  /** A UUIDv7: sorts by the product's time, and within one millisecond by the order in which this process made it. */
  newId(): string;
}

export function createIds(clock: Clock, random: () => Uint8Array = () => randomBytes(16)): Ids {
  let lastMs = -Infinity;
  let sequence = 0;
  return {
    newId() {
      const bytes = random();
      const nowMs = clock.now().getTime();
      // A list sorted by id would otherwise mix up what happened within one millisecond, as in a batch of work.
      sequence = nowMs > lastMs ? firstOf(bytes) : sequence + 1;
      lastMs = Math.max(nowMs, lastMs);
      return v7({ msecs: lastMs, seq: sequence, random: bytes });
    },
  };
}

/** Where counting starts within a millisecond: 31 random bits of the 32, so that the counter has room. */
function firstOf(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(6) & 0x7f_ff_ff_ff;
}
