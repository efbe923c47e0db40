import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from '../clock/index.ts';

export interface Ids {
  /** A UUIDv7: sorts by the product's time, carries 74 random bits. */
  newId(): string;
}

export function createIds(clock: Clock, random: () => Uint8Array = () => randomBytes(16)): Ids {
  return { newId: () => v7({ msecs: clock.now().getTime(), random: random() }) };
}
