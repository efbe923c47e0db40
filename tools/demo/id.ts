import { createHash } from 'node:crypto';

/**
 * A UUIDv7 of an instant whose random part is a hash of what it names, so that demo rows keep their ids across runs. Different parts give
 * different ids, even among millions.
 */
export function demoId(at: Date, ...parts: (string | number)[]): string {
  const hash = createHash('sha256').update(parts.join('|')).digest('hex');
  const time = at.getTime().toString(16).padStart(12, '0');
  const variant = (8 + (Number.parseInt(hash.slice(18, 19), 16) & 3)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-${variant}${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}

const TIME_LENGTH = '00000000-0000-'.length;

/** What of an id says what it names: the same whatever the instant. */
export const demoKey = (id: string): string => id.slice(TIME_LENGTH);
