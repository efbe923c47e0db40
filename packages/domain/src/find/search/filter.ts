import { ok, type Result } from '@yoimachi/domain/result';
import type { AnyDetail, CastClass, Districts } from '@yoimachi/domain/profile';
import { MAX_MINUTE } from '@yoimachi/domain/schedule';
import { foldForSearch } from '@yoimachi/domain/text';
import type { Day } from '@yoimachi/domain/time';
import { anyDetails } from './any-details.ts';
import { placeOf, refusalOf, tenths, type FilterCode } from './rules.ts';
import { listOf, type FilterWords } from './words.ts';

/** More words than this no longer narrow the result. */
const WORDS_READ = 5;

/** The same, checked: whatever is absent or empty does not narrow the search. */
export interface CastFilter {
  readonly day: Day | null;
  /** The minutes of that day in which she has to be free for a session; the whole day when not asked. */
  readonly window: { readonly fromMinute: number; readonly toMinute: number };
  readonly prefecture: number | null;
  readonly districts: readonly string[];
  readonly genres: readonly number[];
  readonly classes: readonly CastClass[];
  /** Points per 30 minutes. */
  readonly price: Range;
  /** All of them have to be hers. */
  readonly tags: readonly string[];
  /** Of each detail one of them has to be hers; none of them asks nothing. */
  readonly details: { readonly [Name in AnyDetail]: readonly string[] };
  readonly heightCm: Range;
  readonly age: Range;
  /** Hundredths. */
  readonly minReview: number | null;
  readonly favorite: boolean;
  readonly newFace: boolean;
  /** So many casts of her store, she among them, free at the same time. */
  readonly together: number | null;
  /** Folded; all of them have to match. */
  readonly words: readonly string[];
}
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** The conditions of a search, as `refusalOf` lets them be asked. */
export function checkFilter(districts: Districts, asked: FilterWords): Result<CastFilter, FilterCode> {
  const refusal = refusalOf(districts, asked);
  if (refusal) return { ok: false, error: refusal };
  return ok({
    day: asked.day ?? null,
    window: { fromMinute: asked.fromMinute ?? 0, toMinute: asked.toMinute ?? MAX_MINUTE },
    prefecture: placeOf(districts, asked) ?? null,
    districts: listOf(asked.district),
    genres: listOf(asked.genre).map(Number),
    classes: listOf(asked.castClass) as CastClass[],
    price: { min: asked.minPrice ?? null, max: asked.maxPrice ?? null },
    tags: listOf(asked.tags),
    details: anyDetails((name) => listOf(asked[name])),
    heightCm: { min: asked.minHeight ?? null, max: asked.maxHeight ?? null },
    age: { min: asked.minAge ?? null, max: asked.maxAge ?? null },
    minReview: asked.minReview === undefined ? null : tenths(asked.minReview) * 10,
    favorite: asked.favorite !== undefined,
    newFace: asked.newFace !== undefined,
    together: asked.together ?? null,
    words: asked.words === undefined ? [] : wordsOf(asked.words),
  });
}

const wordsOf = (typed: string): string[] =>
  foldForSearch(typed).split(' ').filter(Boolean).slice(0, WORDS_READ);
