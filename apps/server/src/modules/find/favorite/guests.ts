import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { favoriteRoutes } from '@yoimachi/contract/favorite';
import { fail, ok } from '@yoimachi/domain/result';
import { pageOf, type Handlers } from '#platform/http';
import { readPlace, writePlace } from '#platform/page';
import type { AppContext } from '#platform/module';
import { presentShownGuest } from '#people/profile';
import {
  deleteFavoriteGuest,
  favoriteGuests,
  findFavoriteGuest,
  insertFavoriteGuest,
  type FavoriteGuestRow,
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
    const after = readPlace(cursor);
    if (!after.ok) return after;
    const rows = await favoriteGuests(db, castId, whose, after.value, PAGE_SIZE + 1);
    const now = clock.now();
    const present = (row: FavoriteGuestRow) => ({
      ...presentShownGuest(row, now),
      keptAt: row.keptAt,
      favorite: row.favorite,
    });
    return ok(pageOf(rows, PAGE_SIZE, present, (row) => writePlace(row.keptAt, row.userId)));
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
