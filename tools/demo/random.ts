/**
 * Seeded random numbers (mulberry32) for demo content and drawn portraits. The same seed gives the same content on every machine; not
 * suitable for secrets.
 */
export type Random = {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** A real number from `min` to `max`. */
  range(min: number, max: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** One entry of the list, all equally likely. */
  pick<T>(list: readonly T[]): T;
  /** `count` different entries of the list, in random order (fewer when the list is shorter). */
  sample<T>(list: readonly T[], count: number): T[];
  /** One value, with probability proportional to the weight at its place. */
  weighted<const T>(values: readonly T[], weights: readonly number[]): T;
};

/** Hashes a text or number into a 32-bit seed, so that "cast 7" and "cast 8" have nothing in common. */
export function seedOf(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5;
  const text = parts.join('|');
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at)!;
    hash = Math.imul(hash ^ code, 0x01000193);
    if (code > 0xffff) at++;
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Makes a generator from a 32-bit seed. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const value = list[int(0, list.length - 1)];
    if (value === undefined) throw new Error('pick needs a list with an entry');
    return value;
  };
  return {
    next,
    int,
    pick,
    range: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    sample: (list, count) => shuffled(list, int).slice(0, count),
    weighted: (values, weights) => {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0);
      for (const [place, weight] of weights.entries()) {
        rest -= weight;
        if (rest < 0) return values[place]!;
      }
      return pick(values);
    },
  };
}

function shuffled<T>(list: readonly T[], int: (min: number, max: number) => number): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = int(0, i);
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}
