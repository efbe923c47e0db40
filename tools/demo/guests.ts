import { JOB_VALUES } from '@yoimachi/domain/profile';
import { addDays, instantAt } from '@yoimachi/domain/time';
import { knownToEachOther, NEWCOMER_MINUTES, newcomerDay } from './arrivals.ts';
import { otherDetails } from './details.ts';
import { demoId } from './id.ts';
import { GUEST_INTROS, GUEST_SHORT_MESSAGES } from './intro.ja.ts';
import { GUEST_NICKNAMES, NEW_GUEST_NICKNAMES } from './names.ja.ts';
import { makeAgeChecks } from './past-age-checks.ts';
import { makeRandom, seedOf, type Random } from './random.ts';
import type { DemoCast, DemoGuest, DemoOptions } from './types.ts';

/** Casts' numbers start after these. */
const MAX_GUESTS = 100;
/** So many were there before the demo's history; the others came by and by since. */
const FIRST_GUESTS = 40;
/** Every third showed a document, the others a card. */
const BY_DOCUMENT = 3;
const NICKNAMES = [...GUEST_NICKNAMES.slice(0, FIRST_GUESTS), ...NEW_GUEST_NICKNAMES];

/** Guests with a short profile and a few favourites. The first is the demo guest. */
export function makeGuests(options: DemoOptions, casts: readonly DemoCast[]): DemoGuest[] {
  if (options.guestCount > MAX_GUESTS) throw new Error(`at most ${MAX_GUESTS} demo guests`);
  return Array.from({ length: options.guestCount }, (_, index) => {
    const random = makeRandom(seedOf(options.seed, 'guest', index));
    const registeredAt = registrationOf(options, index, random);
    const age = random.int(29, 62);
    const home = random.weighted([13, 27, 14, 23, 40, 1], [6, 2, 2, 1, 1, 1]);
    // Search opens where one lives: the demo guest's where the most casts are.
    const prefecture = index === 0 ? 13 : home;
    const id = demoId(registeredAt, 'guest', options.seed, index);
    return {
      id,
      identityId: demoId(registeredAt, 'guest identity', options.seed, index),
      phone: `090${String(index + 1).padStart(8, '0')}`,
      nickname: NICKNAMES[index % NICKNAMES.length] ?? '',
      birthday: addDays(`${Number(options.today.slice(0, 4)) - age - 1}-06-15`, random.int(-150, 150)),
      detail: detailOf(prefecture, seedOf(options.seed, 'guest', index), random),
      registeredAt,
      ageChecks: index % BY_DOCUMENT === 0 ? makeAgeChecks(id, registeredAt, prefecture) : [],
      favorites: random.sample(casts.slice(0, 240), random.int(2, 6)).map((cast) => ({
        castId: cast.id,
        at: knownToEachOther({ registeredAt }, cast),
      })),
    };
  });
}

function detailOf(residence: number, who: number, random: Random): DemoGuest['detail'] {
  const told = {
    residence,
    birthplace: random.int(1, 47),
    heightCm: random.int(164, 183),
    drinking: random.weighted([1, 2, 3], [6, 2, 1]),
    smoking: random.weighted([0, 1, 2, 3], [6, 1, 1, 1]),
    job: random.pick(JOB_VALUES.filter((job) => job !== 'STUDENT')),
    shortProfile: random.pick(GUEST_SHORT_MESSAGES),
    selfIntro: random.pick(GUEST_INTROS),
  };
  return { ...told, ...otherDetails('guest', told, who) };
}

function registrationOf({ today }: DemoOptions, index: number, random: Random): Date {
  if (index < FIRST_GUESTS) return instantAt(today, -random.int(80, 300) * 1440 + random.int(480, 1380));
  const { first, last } = NEWCOMER_MINUTES;
  return instantAt(newcomerDay(today, index), random.int(first, last));
}
