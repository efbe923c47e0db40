import { BIRTHPLACE_ABROAD, PREFECTURE_COUNT } from './prefectures.ja.ts';
import {
  BLOOD_TYPE_VALUES,
  Cohabitants,
  Drinking,
  Gender,
  HAIR_VALUES,
  HEIGHT_MAX_CM,
  HEIGHT_MIN_CM,
  JOB_VALUES,
  SKIN_VALUES,
  Smoking,
  WEIGHT_MAX_KG,
  WEIGHT_MIN_KG,
} from './values.ts';

/** Who says it of himself or herself. */
export type DetailSide = 'guest' | 'cast';

interface Described {
  readonly of: readonly DetailSide[];
  /** Casts are looked for by it, where any of some values will do. Heights are asked for as prices and ages are, by two ends. */
  readonly filter?: 'any';
  /** What stays empty is kept from others, not just left open. */
  readonly isPrivate?: true;
}
/** One of a list, as it is stored and sent, in the order offered. */
interface Choice extends Described {
  readonly values: readonly (string | number)[];
}
/** A whole number that is taken, and those that are offered: the ends stand for all beyond them. */
interface Measure extends Described {
  readonly taken: readonly [from: number, to: number];
  readonly offered: readonly [from: number, to: number];
}

const BOTH = ['guest', 'cast'] as const;
const listed = <const Value extends string | number>(
  values: Readonly<Record<string, Value>>,
): readonly Value[] => Object.values(values);

/**
 * The details of a profile (specification 3), each of which may stay empty, in the order in which they stand everywhere. Schema, form, rows,
 * search, chips and addresses follow from this list; docs/how-to/add-a-field.md says what else a new one needs.
 */
export const DETAILS = {
  job: { of: ['guest'], values: JOB_VALUES },
  gender: { of: ['cast'], values: [Gender.FEMALE, Gender.MALE] },
  birthplace: { of: BOTH, taken: [1, BIRTHPLACE_ABROAD], offered: [1, BIRTHPLACE_ABROAD] },
  residence: { of: BOTH, taken: [1, PREFECTURE_COUNT], offered: [1, PREFECTURE_COUNT] },
  heightCm: { of: BOTH, taken: [130, 210], offered: [HEIGHT_MIN_CM, HEIGHT_MAX_CM] },
  weightKg: { of: BOTH, taken: [35, 150], offered: [WEIGHT_MIN_KG, WEIGHT_MAX_KG], isPrivate: true },
  bloodType: { of: BOTH, values: BLOOD_TYPE_VALUES, filter: 'any' },
  hair: { of: BOTH, values: HAIR_VALUES },
  skin: { of: ['cast'], values: SKIN_VALUES },
  cohabitants: { of: BOTH, values: listed(Cohabitants) },
  drinking: { of: BOTH, values: listed(Drinking), filter: 'any' },
  smoking: { of: BOTH, values: listed(Smoking), filter: 'any' },
} as const satisfies Record<string, Choice | Measure>;

type Details = typeof DETAILS;
export type DetailName = keyof Details;
export type DetailValue<Name extends DetailName> = Details[Name] extends {
  readonly values: readonly (infer Value extends string | number)[];
}
  ? Value
  : number;
/** Those of one side. */
export type DetailOf<Side extends DetailSide> = {
  [Name in DetailName]: Side extends Details[Name]['of'][number] ? Name : never;
}[DetailName];

export const DETAIL_NAMES = Object.keys(DETAILS) as readonly DetailName[];

export const detailsOf = <Side extends DetailSide>(side: Side): readonly DetailOf<Side>[] =>
  DETAIL_NAMES.filter((name) =>
    (DETAILS[name].of as readonly DetailSide[]).includes(side),
  ) as DetailOf<Side>[];

/** What can be chosen of one, in the order offered. */
export function offeredOf<Name extends DetailName>(name: Name): readonly DetailValue<Name>[] {
  const detail: Choice | Measure = DETAILS[name];
  if ('values' in detail) return detail.values as DetailValue<Name>[];
  const [from, to] = detail.offered;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index) as DetailValue<Name>[];
}

/** Those that casts are looked for by, where any of some values will do. */
export type AnyDetail = {
  [Name in DetailName]: Details[Name] extends { readonly filter: 'any' } ? Name : never;
}[DetailName];
export const ANY_DETAILS = DETAIL_NAMES.filter((name) => {
  const { filter }: Described = DETAILS[name];
  return filter === 'any';
}) as readonly AnyDetail[];
