import type { CastClass } from '@yoimachi/domain/profile';
import type { Day } from '@yoimachi/domain/time';
import type { Place } from '#base/queue';

/** Tokyo days, both included; of a district or a class alone where one is named. */
export interface Span {
  readonly from: Day;
  readonly to: Day;
  readonly district?: string | undefined;
  readonly castClass?: CastClass | undefined;
}

/** As many rows as `limit` after a place, the last first; null: the first page. */
export interface PageOfCounted {
  readonly after: Place | null;
  readonly limit: number;
}
