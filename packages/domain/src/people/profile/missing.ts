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

/** What a guest can still do for himself, what others wait for first. */
export const GUEST_GAPS = ['PHONE', 'AGE_CHECK', 'CARD', 'PROFILE'] as const;
export type GuestGap = (typeof GUEST_GAPS)[number];

/** What is there of a guest. */
export interface GuestParts {
  readonly hasPhone: boolean;
  readonly isAgeChecked: boolean;
  readonly hasCard: boolean;
  /** Anything that a cast can read of him beside his name. */
  readonly saysSomething: boolean;
}

/** What is missing of it. */
export function guestGaps(parts: GuestParts): GuestGap[] {
  const lacks: Readonly<Record<GuestGap, boolean>> = {
    PHONE: !parts.hasPhone,
    AGE_CHECK: !parts.isAgeChecked,
    CARD: !parts.hasCard,
    PROFILE: !parts.saysSomething,
  };
  return GUEST_GAPS.filter((gap) => lacks[gap]);
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
