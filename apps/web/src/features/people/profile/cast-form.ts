import type { profileRoutes } from '@yoimachi/contract/profile';
import type { AnswerOf, BodyInputOf } from '@yoimachi/contract/route';
import { checkSelfIntro, checkShortProfile } from '@yoimachi/domain/account';
import type { Day } from '#lib/dates.ts';
import { codeOf, type Problems } from '#lib/use-form.ts';
import { checkDetail, detailOf, valuesOf, type DetailValues } from './detail.ts';

export type CastOwnProfile = AnswerOf<typeof profileRoutes.getCastProfile>;
type CastPublicBody = BodyInputOf<typeof profileRoutes.putCastProfile>;

export interface ChosenTag {
  readonly group: string;
  readonly tag: string;
}

export interface CastValues extends DetailValues {
  readonly shortProfile: string;
  readonly selfIntro: string;
  readonly tags: readonly ChosenTag[];
}

export function castValuesOf({ publicProfile }: CastOwnProfile): CastValues {
  const { detail, shortProfile, selfIntro, tags } = publicProfile;
  return { ...valuesOf(detail), shortProfile, selfIntro, tags };
}

export function castBodyOf(values: CastValues): CastPublicBody {
  return {
    shortProfile: values.shortProfile.trim(),
    selfIntro: values.selfIntro.trim(),
    detail: detailOf('cast', values),
    tags: [...values.tags],
  };
}

/** What others read of it. */
export const CAST_TEXTS = { shortProfile: 'PROFILE', selfIntro: 'PROFILE' } as const;

export function checkCast(values: CastValues, birthday: Day | null, now: Date): Problems<CastValues> {
  return {
    ...checkDetail(values, birthday, now),
    shortProfile: codeOf(checkShortProfile(values.shortProfile)),
    selfIntro: codeOf(checkSelfIntro(values.selfIntro)),
  };
}

/** Selects a tag, or deselects it. */
export function toggleTag(tags: readonly ChosenTag[], { group, tag }: ChosenTag): ChosenTag[] {
  const isSame = (other: ChosenTag) => other.group === group && other.tag === tag;
  return tags.some(isSame) ? tags.filter((other) => !isSame(other)) : [...tags, { group, tag }];
}
