import { DRINKING_FORBIDDEN_UP_TO_AGE } from '@yoimachi/domain/account';
import { defaultPrice15 } from '@yoimachi/domain/pricing';
import {
  mainDistricts,
  SHIPPED_DISTRICTS,
  Drinking,
  prefectureName,
  type CastClass,
} from '@yoimachi/domain/profile';
import { addDays, ageOn, dayOf, instantAt, type Day } from '@yoimachi/domain/time';
import { highestStage, NEWCOMER_MINUTES, newcomerDay } from './arrivals.ts';
import { castTags } from './cast-tags.ts';
import { otherDetails } from './details.ts';
import { demoId } from './id.ts';
import { writeIntro, writeShortMessage, type IntroFacts } from './intro.ja.ts';
import { FEMALE_NAMES, MALE_NAMES } from './names.ja.ts';
import { makeAgeChecks } from './past-age-checks.ts';
import { photosOf, portraitNumber } from './photos.ts';
import { PORTRAITS, type Portrait } from './portraits.ts';
import { privateData } from './private.ts';
import { makeRandom, seedOf, type Random } from './random.ts';
import { DEMO_SCHEDULE_DAYS, schedulesBetween } from './schedules.ts';
import { STORE_KINDS } from './stores.ja.ts';
import type { DemoCast, DemoOptions, DemoSchedule, DemoStore } from './types.ts';

/** Cast number 1 has this number, the others follow. */
const FIRST_CAST_PHONE = 101;

/** Texts are regenerated until one is unique; more attempts than there are names. */
const MAX_TRIES = 400;

/** Points per 30 minutes of each class, steps of 100. */
const PRICES: Record<CastClass, readonly [min: number, max: number]> = {
  REGULAR: [2000, 4200],
  PREMIUM: [4000, 5900],
  SUPER_PREMIUM: [5800, 7500],
};

const { CAN, A_LITTLE, CANNOT } = Drinking;

/** These and those of the last numbers were always there: stories are told of them. */
const FIRST_CASTS = 20;
const LAST_CASTS = { from: 219, to: 239 } as const;
const NEWCOMERS = 0.4;

/** What follows from seed, day and index alone. Most were there before the demo's history, the others came by and by since. */
export function castIdentity(
  options: Pick<DemoOptions, 'seed' | 'today'>,
  index: number,
): { id: string; registeredAt: Date } {
  const random = makeRandom(seedOf(options.seed, 'cast id', index));
  const early = instantAt(options.today, -random.int(80, 400) * 1440 + random.int(600, 1300));
  const isKnown = index < FIRST_CASTS || (index >= LAST_CASTS.from && index <= LAST_CASTS.to);
  const { first, last } = NEWCOMER_MINUTES;
  const registeredAt =
    !isKnown && random.chance(NEWCOMERS)
      ? instantAt(newcomerDay(options.today, index), random.int(first, last))
      : early;
  return { id: demoId(registeredAt, 'cast', options.seed, index), registeredAt };
}

/** All casts; names unique within a store, self-introductions unique overall. */
export function makeCasts(options: DemoOptions, stores: readonly DemoStore[]): DemoCast[] {
  const taken = new Set<string>();
  const once = (make: () => string, prefix: string): string => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const text = make();
      if (taken.has(prefix + text)) continue;
      taken.add(prefix + text);
      return text;
    }
    throw new Error('the demo has too few texts for so many casts');
  };
  return Array.from({ length: options.castCount }, (_, index) => {
    const store = stores[index % stores.length];
    if (!store) throw new Error('a cast needs a store');
    return makeCast(options, index, store, once, index % stores.length === 0);
  });
}

function makeCast(
  options: DemoOptions,
  index: number,
  store: DemoStore,
  once: (make: () => string, prefix: string) => string,
  isOfFirstStore: boolean,
): DemoCast {
  const { id, registeredAt } = castIdentity(options, index);
  const random = makeRandom(seedOf(options.seed, 'cast', index));
  const portrait = PORTRAITS[portraitNumber(index) - 1]!;
  const castClass = random.weighted(['REGULAR', 'PREMIUM', 'SUPER_PREMIUM'], [70, 22, 8]);
  const birthday = birthdayOf(index, options.today, random);
  const age = ageOn(birthday, options.today);
  const drinking =
    age <= DRINKING_FORBIDDEN_UP_TO_AGE ? CANNOT : random.weighted([CAN, A_LITTLE, CANNOT], [5, 3, 1]);
  const drinks = drinking !== CANNOT;
  const detail = detailOf(portrait, store, drinking, random);
  let attempt = index;
  const nickname = once(() => nameAt(portrait.isMale, attempt++), `${store.id} `);
  const intro = introFacts(nickname, portrait, store, prefectureName(detail.birthplace) ?? '', drinks);
  const price30 = priceOf(castClass, random);
  const about = {
    portrait,
    age,
    heightCm: detail.heightCm,
    drinks,
    genre: store.genre,
    district: store.district,
  };
  return {
    id,
    identityId: demoId(registeredAt, 'cast identity', options.seed, index),
    phone: `090${String(FIRST_CAST_PHONE + index).padStart(8, '0')}`,
    nickname,
    birthday,
    castClass,
    stage: Math.min(
      random.weighted([0, 1, 2, 3, 4], [50, 28, 13, 7, 2]),
      highestStage(dayOf(registeredAt), options.today),
    ),
    store,
    price30,
    price15: defaultPrice15(price30),
    shortProfile: writeShortMessage(drinks, random),
    selfIntro: once(() => writeIntro(intro, random), 'intro '),
    detail: { ...detail, ...otherDetails('cast', detail, seedOf(options.seed, 'cast', index)) },
    tags: castTags(about, random),
    photos: photosOf(index, drinks, random),
    registeredAt,
    ageChecks: makeAgeChecks(id, registeredAt, detail.residence),
    schedules: comingSchedules(id, options, isOfFirstStore),
    ...privateData(portrait.isMale, birthday, index, random),
  };
}

function introFacts(
  nickname: string,
  portrait: Portrait,
  store: DemoStore,
  birthplace: string,
  drinks: boolean,
): IntroFacts {
  return {
    nickname,
    storeName: store.name,
    storeKind: portrait.isMale ? STORE_KINDS.host : (STORE_KINDS[store.genre] ?? ''),
    district: store.district,
    birthplace,
    male: portrait.isMale,
    drinks,
    kimono: portrait.isKimono,
  };
}

/**
 * From tomorrow on. The first cast, with whom people try the product, is available on each of the first three days, and her colleagues can
 * come along then.
 */
function comingSchedules(
  castId: string,
  options: Pick<DemoOptions, 'seed' | 'today'>,
  isOfFirstStore: boolean,
): DemoSchedule[] {
  const tomorrow = addDays(options.today, 1);
  const last = addDays(options.today, DEMO_SCHEDULE_DAYS);
  if (!isOfFirstStore) return schedulesBetween(castId, tomorrow, last);
  const together = addDays(options.today, 3);
  const first = schedulesBetween(castIdentity(options, 0).id, tomorrow, together, together);
  const own = schedulesBetween(castId, tomorrow, last, together);
  return own.map((schedule) => {
    const hers = first.find(({ day }) => day === schedule.day);
    return hers ? { ...hers, cantJoinAlone: schedule.cantJoinAlone } : schedule;
  });
}

/** Mostly 20 to 38; some 39 to 46. The first cast is old enough for everything. */
function birthdayOf(index: number, today: Day, random: Random): Day {
  const age =
    index === 0
      ? 24
      : random.weighted(
          [random.int(20, 27), random.int(28, 33), random.int(34, 38), random.int(39, 46)],
          [6, 4, 2, 0.6],
        );
  return addDays(
    `${Number(today.slice(0, 4)) - age - 1}${today.slice(4).replace('-02-29', '-02-28')}`,
    random.int(1, 364),
  );
}

function priceOf(castClass: CastClass, random: Random): number {
  const [min, max] = PRICES[castClass];
  return random.int(min / 100, max / 100) * 100;
}

function nameAt(male: boolean, ordinal: number): string {
  const list = male ? MALE_NAMES : FEMALE_NAMES;
  const place = male ? Math.floor(ordinal / 20) + (ordinal % 20) - 12 : ordinal;
  return list[(place + list.length) % list.length] ?? '';
}

/** Hair and skin as drawn; most were born elsewhere and live where they work. */
function detailOf(
  portrait: Portrait,
  store: DemoStore,
  drinking: number,
  random: Random,
): DemoCast['detail'] {
  return {
    birthplace: random.chance(0.3) ? store.prefecture : random.int(1, 47),
    residence: random.chance(0.85)
      ? store.prefecture
      : random.pick(mainDistricts(SHIPPED_DISTRICTS)).prefecture,
    heightCm: portrait.isMale ? random.int(170, 184) : random.int(150, 171),
    hair: portrait.hair,
    skin: portrait.skin,
    cohabitants: random.weighted([0, 1, 2, 3], [7, 2, 0.5, 1.5]),
    drinking,
    smoking: random.weighted([0, 1, 2, 3], [8, 0.7, 0.7, 0.6]),
  };
}
