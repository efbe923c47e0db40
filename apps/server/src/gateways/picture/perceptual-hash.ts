/** Side of the grey picture that a hash is made of. */
export const HASH_SIDE = 32;
const KEPT = 8;

const WAVES = Array.from({ length: KEPT }, (_, wave) =>
  Array.from({ length: HASH_SIDE }, (_, at) => Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * HASH_SIDE))),
);

/**
 * 64 bits that stay nearly the same when a picture is encoded, brightened or made smaller again: which of its slowest waves (of a
 * cosine transform) are stronger than the middle one.
 *
 * @param grey `HASH_SIDE` squared bytes, row by row.
 * @returns 16 hexadecimal digits.
 */
export function perceptualHash(grey: Uint8Array): string {
  const waves = WAVES.flatMap((down) => WAVES.map((across) => strength(grey, down, across)));
  // The first is the brightness of the whole.
  const middle = waves.slice(1).sort((a, b) => a - b)[Math.floor(waves.length / 2)]!;
  const bits = waves.map((wave, at) => (at > 0 && wave > middle ? '1' : '0')).join('');
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}

function strength(grey: Uint8Array, down: readonly number[], across: readonly number[]): number {
  let sum = 0;
  for (let y = 0; y < HASH_SIDE; y++)
    for (let x = 0; x < HASH_SIDE; x++) sum += grey[y * HASH_SIDE + x]! * down[y]! * across[x]!;
  return sum;
}
