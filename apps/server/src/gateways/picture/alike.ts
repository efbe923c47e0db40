/** Of 35,000 pairs of drawn portraits, which all stand alike, 27 are taken for one. */
const MOST_DIFFERENT_BITS = 6;

function differentBits(one: string, other: string): number {
  let different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let bits = 0;
  for (; different > 0n; different &= different - 1n) bits++;
  return bits;
}

/** Whether two pictures seem to be one, perhaps encoded again, brightened, mirrored or cut at its edges. Takes their `hashes`. */
export function areAlike(one: readonly string[], other: readonly string[]): boolean {
  const isAmong = (whole: string | undefined, hashes: readonly string[]) =>
    whole !== undefined && hashes.some((hash) => differentBits(whole, hash) <= MOST_DIFFERENT_BITS);
  return isAmong(one[0], other) || isAmong(other[0], one);
}
