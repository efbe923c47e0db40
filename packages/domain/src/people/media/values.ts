export const MEDIA_KINDS = ['PHOTO', 'VIDEO', 'AVATAR'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Who sees a cast's further photos and her video (specification 6). */
export const MediaVisibility = {
  ALL_GUESTS: 'ALL_GUESTS',
  /** Those who have had a settled meeting with her. */
  GUESTS_WITH_HISTORY: 'GUESTS_WITH_HISTORY',
} as const;
export type MediaVisibility = (typeof MediaVisibility)[keyof typeof MediaVisibility];

/**
 * What was handed in: its sizes are being made, an operator looks at it, it is shown, it was refused, or it is no longer what its place has
 * or waits for.
 */
export const MEDIA_STATES = ['PROCESSING', 'REVIEWING', 'PUBLISHED', 'REJECTED', 'ENDED'] as const;
export type MediaState = (typeof MEDIA_STATES)[number];

/** Why an operator refuses a picture; each has a sentence that says what to do. */
export const REVIEW_REASONS = [
  'OTHER_FACES',
  'CONTACT',
  'STORE_NAME',
  'EXPOSURE',
  'REFLECTION',
  'PLACE',
  'GENERATED',
  'BLURRED',
  'NO_FACE',
  'NOT_THE_PERSON',
  'COPIED',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** Why the product itself refuses a file that no form could refuse: what is in it shows only when it is opened. */
export const FILE_REASONS = [
  'IMAGE_TYPE',
  'IMAGE_TOO_SMALL',
  'IMAGE_TOO_LARGE',
  'IMAGE_BROKEN',
  'VIDEO_TYPE',
  'VIDEO_CODEC',
  'VIDEO_TOO_LONG',
  'VIDEO_TOO_LARGE',
  'VIDEO_BROKEN',
  'FILE_NOT_MADE',
] as const;
export type FileReason = (typeof FILE_REASONS)[number];

export const REJECT_REASONS = [...REVIEW_REASONS, ...FILE_REASONS] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** Within so many days an operator has looked at what was handed in. */
export const REVIEW_DAYS = 2;
/** Sizes that are not made by then are given up: the file is refused and can be sent again. */
export const MAKING_MINUTES = 60;
/** Two pictures whose perceptual hashes differ in at most so many of 64 bits are called alike. */
export const ALIKE_BITS = 6;
/** Links of what is not for all live at least so long, and not much longer. */
export const LINK_MINUTES = 20;
/** An operator opens the link of a file within so many minutes, once. */
export const REVIEW_LINK_MINUTES = 10;
