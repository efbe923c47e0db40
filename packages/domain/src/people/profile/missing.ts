/** What a cast's profile can lack, in the order in which it counts for a guest who looks for her. */
export const PROFILE_GAPS = [
  'AGE_CHECK',
  'PRICE',
  'SCHEDULE',
  'PHOTO',
  'SHORT_PROFILE',
  'SELF_INTRO',
  'DETAIL',
  'TAGS',
] as const;
export type ProfileGap = (typeof PROFILE_GAPS)[number];

/** So many details make a profile that says something. */
export const DETAILS_WANTED = 3;

/** What is there of a cast's profile. */
export interface ProfileParts {
  readonly isVerified: boolean;
  readonly hasPrice: boolean;
  readonly comingDays: number;
  readonly photos: number;
  readonly shortProfile: string;
  readonly selfIntro: string;
  /** Those that she has filled in. */
  readonly details: number;
  readonly tags: number;
}

/** What is missing of it. */
export function profileGaps(parts: ProfileParts): ProfileGap[] {
  const lacks: Readonly<Record<ProfileGap, boolean>> = {
    AGE_CHECK: !parts.isVerified,
    PRICE: !parts.hasPrice,
    SCHEDULE: parts.comingDays === 0,
    PHOTO: parts.photos === 0,
    SHORT_PROFILE: parts.shortProfile === '',
    SELF_INTRO: parts.selfIntro === '',
    DETAIL: parts.details < DETAILS_WANTED,
    TAGS: parts.tags === 0,
  };
  return PROFILE_GAPS.filter((gap) => lacks[gap]);
}
