import type { CastCard } from '@yoimachi/contract/search';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

/** Twenty casts, and where the next ones begin. */
export interface CastPage<C extends CastCard = CastCard> {
  readonly items: readonly C[];
  readonly nextCursor: string | null;
}
/** A list of casts that grows page by page. */
export type CastPages<C extends CastCard = CastCard> = UseInfiniteQueryResult<InfiniteData<CastPage<C>>>;
