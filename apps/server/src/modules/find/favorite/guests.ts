import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { favoriteRoutes } from '@yoimachi/contract/favorite';
import { fail, ok } from '@yoimachi/domain/result';
import type { Handlers } from '#platform/http';
import type { AppContext } from '#platform/module';
import { presentShownGuest } from '#people/profile';
import { readCursor, writeCursor } from './cursor.ts';
import {
  deleteFavoriteGuest,
  favoriteGuests,
  findFavoriteGuest,
  insertFavoriteGuest,
} from './guests.store.ts';

type OfCasts = Pick<
  typeof favoriteRoutes,
  | 'listOwnFavoriteGuests'
  | 'listFavoriteGuests'
  | 'findFavoriteGuest'
  | 'addFavoriteGuest'
  | 'removeFavoriteGuest'
>;

/** The guests whom a cast keeps, and those who keep her. */
export function guestHandlers({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Handlers<OfCasts> {
  async function list(castId: string, whose: 'hers' | 'theirs', cursor: string | undefined) {
    const after = readCursor(cursor);
    if (!after.ok) return after;
    const rows = await favoriteGuests(db, castId, whose, after.value, PAGE_SIZE + 1);
    const now = clock.now();
    const items = rows.slice(0, PAGE_SIZE).map((row) => ({
      ...presentShownGuest(row, now),
      keptAt: row.kept_at.toISOString(),
      favorite: row.favorite,
    }));
    const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
    return ok({ items, nextCursor: last ? writeCursor(last.kept_at, last.id) : null });
  }
  return {
    listOwnFavoriteGuests: ({ principal, query }) => list(principal.accountId, 'hers', query.cursor),
    listFavoriteGuests: ({ principal, query }) => list(principal.accountId, 'theirs', query.cursor),
    async findFavoriteGuest({ principal, params }) {
      const found = await findFavoriteGuest(db, principal.accountId, params.guestId);
      return found ? ok(found) : fail('NOT_FOUND', 'guestId');
    },
    addFavoriteGuest: async ({ principal, body }) =>
      (await insertFavoriteGuest(db, principal.accountId, body.guestId, clock.now()))
        ? ok()
        : fail('NOT_FOUND', 'guestId'),
    async removeFavoriteGuest({ principal, params }) {
      await deleteFavoriteGuest(db, principal.accountId, params.guestId);
      return ok();
    },
  };
}
