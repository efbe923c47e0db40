import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { favoriteRoutes } from '@yoimachi/contract/favorite';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import { cutPage, type Handlers } from '#platform/http';
import { readPlace, writePlace } from '#platform/page';
import type { AppContext, Module } from '#platform/module';
import { groupOf, ownerOf } from '#people/group';
import { cardPresenter, nextOpens } from '#find/search';
import { favorited, unfavorited } from '#talk/chat';
import { deleteFavorite, favoriteCards, findFavoriteTarget, insertFavorite } from './favorite.store.ts';
import { guestHandlers } from './guests.ts';

type OfGuests = Pick<typeof favoriteRoutes, 'listFavorites' | 'addFavorite' | 'removeFavorite'>;

/** Casts whom guests keep, and guests whom casts keep. */
export function favoriteModule(context: AppContext): Module {
  const { db, clock, ids } = context;
  const handlers: Handlers<OfGuests> = {
    async listFavorites({ principal, query }) {
      const now = clock.now();
      const after = readPlace(query.cursor);
      if (!after.ok) return after;
      const { groupId = null, tier = null } = query;
      const group = groupId === null ? ok() : await groupOf(db, ownerOf(principal), groupId);
      if (!group.ok) return group;
      const day = addDays(dayOf(now), 1);
      const rows = await favoriteCards(
        db,
        principal.accountId,
        { groupId, tier },
        day,
        after.value,
        PAGE_SIZE + 1,
      );
      const { items: shown, nextCursor } = cutPage(rows, PAGE_SIZE, (row) =>
        writePlace(row.sortValue as Date, row.id),
      );
      const nextOpen = await nextOpens(
        db,
        shown.map(({ id }) => id),
        now,
      );
      const present = cardPresenter(day, now);
      const items = shown.map((row) => ({
        ...present(row),
        nextOpen: nextOpen(row.id),
      }));
      return ok({ items, nextCursor });
    },
    addFavorite: ({ principal, body }) =>
      withTransaction(db, async (trx): Promise<Result<undefined, 'NOT_FOUND' | 'SAME_PERSON'>> => {
        const target = await findFavoriteTarget(trx, principal.accountId, body.castId);
        if (target?.same_person) return fail('SAME_PERSON');
        if (!target?.listed) return fail('NOT_FOUND', 'castId');
        const at = clock.now();
        await insertFavorite(trx, principal.accountId, body.castId, at);
        await favorited(trx, { ids }, { guestId: principal.accountId, castId: body.castId }, at);
        return ok();
      }),
    removeFavorite: ({ principal: { accountId: guestId }, params: { castId } }) =>
      withTransaction(db, async (trx) => {
        await deleteFavorite(trx, guestId, castId);
        await unfavorited(trx, { guestId, castId }, clock.now());
        return ok();
      }),
  };
  return { handlers: { ...handlers, ...guestHandlers(context) } };
}
