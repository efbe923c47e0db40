import { addMinutes } from '@yoimachi/domain/time';

/** What a cast shows in the one live photo that goes with her document (rules.md 10); the server draws it. */
export const GESTURES = ['V_SIGN', 'OPEN_PALM', 'THUMB_UP', 'THREE_FINGERS', 'TOUCH_EAR'] as const;
export type Gesture = (typeof GESTURES)[number];

/** So long a gesture is good: time for a photo, none for finding one. */
export const LIVE_PHOTO_MINUTES = 10;
/** So long a live photo goes with further tries. */
const LIVE_PHOTO_VALID_MINUTES = 24 * 60;

export const gestureEndsAt = (shownAt: Date): Date => addMinutes(shownAt, LIVE_PHOTO_MINUTES);
export const livePhotoEndsAt = (takenAt: Date): Date => addMinutes(takenAt, LIVE_PHOTO_VALID_MINUTES);

/** The gesture of a number that was drawn evenly from [0, 1). */
export const gestureOf = (drawn: number): Gesture => GESTURES[Math.floor(drawn * GESTURES.length)]!;
