import type { Place } from '#desk/queue';

/** As many rows as `limit` after a place, the last first; null: the first page. */
export interface PageOfCounted {
  readonly after: Place | null;
  readonly limit: number;
}
