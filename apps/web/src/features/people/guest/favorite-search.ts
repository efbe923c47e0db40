export type FavoriteTab = 'mine' | 'theirs';

/** What the favourites show: whom she keeps where nothing is said, or one guest. */
export interface FavoriteSearch {
  readonly guestId?: string;
  readonly tab?: 'theirs';
}

export function readFavoriteSearch({ guestId, tab }: Record<string, unknown>): FavoriteSearch {
  return { ...(typeof guestId === 'string' && { guestId }), ...(tab === 'theirs' && { tab }) };
}
