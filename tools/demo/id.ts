import type { Random } from './random.ts';

/** A UUIDv7 of an instant whose random part comes from the seed, so that demo rows keep their ids. */
export function demoId(at: Date, random: Random): string {
  const hex = (digits: number): string => {
    let text = '';
    while (text.length < digits) text += random.int(0, 0xffff).toString(16).padStart(4, '0');
    return text.slice(0, digits);
  };
  const time = at.getTime().toString(16).padStart(12, '0');
  const variant = (8 + random.int(0, 3)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(12)}`;
}
