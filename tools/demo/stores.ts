import { mainDistricts, SHIPPED_DISTRICTS, prefectureOfDistrict } from '@yoimachi/domain/profile';
import { instantAt } from '@yoimachi/domain/time';
import { demoId } from './id.ts';
import { makeRandom, seedOf, type Random } from './random.ts';
import {
  BUILDING_WORDS,
  DISTRICT_ADDRESS,
  FIRST_STORES,
  STORE_HOST_PREFIX,
  STORE_PREFIX,
  STORE_WORDS,
  storeAddress,
} from './stores.ja.ts';
import type { DemoOptions, DemoStore } from './types.ts';

/** Casts per store in a large set; the first 60 stores always exist. */
const CASTS_PER_STORE = 25;
/** Every twentieth cast is a host, so with a multiple of twenty stores whole stores employ hosts. */
const STORE_STEP = 60;

/** How many stores a set of casts works in: a multiple of 60. */
function storeCountFor(castCount: number): number {
  return Math.max(1, Math.ceil(castCount / CASTS_PER_STORE / STORE_STEP)) * STORE_STEP;
}

/** Stores of all five genres in the product's districts. Names repeat only across districts. */
export function makeStores(options: DemoOptions): DemoStore[] {
  const taken = new Set<string>();
  return Array.from({ length: storeCountFor(options.castCount) }, (_, index) => {
    const random = makeRandom(seedOf(options.seed, 'store', index));
    const [name, genre, district] = FIRST_STORES[index] ?? furtherStore(index, random, taken);
    taken.add(`${name}|${district}`);
    return {
      id: demoId(instantAt(options.today, -420 * 1440 + index), 'store', options.seed, index),
      name,
      genre,
      district,
      prefecture: prefectureOfDistrict(SHIPPED_DISTRICTS, district) ?? 13,
      address: addressOf(district, random),
      phone: `03${String(index + 1).padStart(8, '0')}`,
    };
  });
}

function furtherStore(index: number, random: Random, taken: ReadonlySet<string>): [string, number, string] {
  const hosts = index % 20 === 12;
  for (;;) {
    const genre = hosts ? 1 : random.weighted([1, 2, 3, 4, 5], [4, 4, 4, 2, 2]);
    const prefix = random.pick(hosts ? STORE_HOST_PREFIX : (STORE_PREFIX[genre] ?? STORE_HOST_PREFIX));
    const name = `${prefix} ${random.pick(STORE_WORDS)}`;
    const district = random.pick(mainDistricts(SHIPPED_DISTRICTS)).name;
    if (!taken.has(`${name}|${district}`)) return [name, genre, district];
  }
}

function addressOf(district: string, random: Random): string {
  const street = DISTRICT_ADDRESS[district];
  if (street === undefined) throw new Error(`no address for the district ${district}`);
  return storeAddress(street, random.int(1, 5), random.pick(BUILDING_WORDS), random.int(1, 9));
}
