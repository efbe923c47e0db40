import type { Gesture } from '@yoimachi/domain/age-check';

const gestureNames: Readonly<Record<Gesture, string>> = {
  V_SIGN: '顔の横でピースサイン',
  OPEN_PALM: '顔の横で手のひら',
  THUMB_UP: '顔の横で親指を立てる',
  THREE_FINGERS: '顔の横で指を3本',
  TOUCH_EAR: '片方の手で耳に触れる',
};

/** How a gesture of a live photo is called; null: there was none. */
export const gestureName = (gesture: string | null): string | null =>
  gesture === null ? null : ((gestureNames as Record<string, string>)[gesture] ?? gesture);
