import type { WaitingMedia } from './api.ts';
import { mediaTexts as t } from './ja.ts';

/** What the machine has found, in a few words. */
export function foundIn({ hasQr, hasText, similarTo }: WaitingMedia): string {
  const found = [hasQr && t.qr, hasText && t.letters, similarTo !== null && t.similar].filter(
    (name) => name !== false,
  );
  return found.length === 0 ? t.foundNothing : found.join('・');
}
