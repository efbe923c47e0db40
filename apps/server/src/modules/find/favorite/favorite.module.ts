import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { FavoriteCard, favoriteRoutes } from '@yoimachi/contract/favorite';
import { requestOpensAt } from '@yoimachi/domain/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { freeWindows, HORIZON_DAYS } from '@yoimachi/domain/schedule';
import { addDays, dayOf, isInstant, minuteOfDay } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { cardPresenter } from '#find/search';
import {
  deleteFavorite,
  favoriteCards,
  findFavoriteTarget,
  insertFavorite,
  openDays,
  type OpenDay,
} from './favorite.store.ts';

export function favoriteModule({ db, clock }: AppContext): Module {
  const handlers: Handlers<typeof favoriteRoutes> = {
    async listFavorites({ principal, query }) {
      const now = clock.now();
      const after = readCursor(query.cursor);
      if (!after.ok) return after;
      const day = addDays(dayOf(now), 1);
      const rows = await favoriteCards(db, principal.accountId, day, after.value, PAGE_SIZE + 1);
      const shown = rows.slice(0, PAGE_SIZE);
      const days = await openDays(
        db,
        shown.map(({ id }) => id),
        day,
        addDays(dayOf(now), HORIZON_DAYS),
      );
      const present = cardPresenter(day, now);
      const items = shown.map((row) => ({
        ...present(row),
        nextOpen: nextOpen(days, row.id, now),
      }));
      const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
      return ok({ items, nextCursor: last ? writeCursor(last.sort_value, last.id) : null });
    },
    addFavorite: ({ principal, body }) =>
      withTransaction(db, async (trx): Promise<Result<undefined, 'NOT_FOUND' | 'SAME_PERSON'>> => {
        const target = await findFavoriteTarget(trx, principal.accountId, body.castId);
        if (target?.same_person) return fail('SAME_PERSON');
        if (!target?.listed) return fail('NOT_FOUND', 'castId');
        await insertFavorite(trx, principal.accountId, body.castId, clock.now());
        return ok();
      }),
    async removeFavorite({ principal, params }) {
      await deleteFavorite(db, principal.accountId, params.castId);
      return ok();
    },
  };
  return { handlers };
}

/** The first time a cast can be met; her days are given in order. */
function nextOpen(days: readonly OpenDay[], castId: string, now: Date): FavoriteCard['nextOpen'] {
  for (const { cast_id, day, from_minute, to_minute, taken } of days) {
    if (cast_id !== castId) continue;
    const open = { fromMinute: Math.max(from_minute, requestOpensAt(day, now)), toMinute: to_minute };
    const [first] = freeWindows(
      open,
      taken.map((one) => ({
        fromMinute: minuteOfDay(new Date(one.from), day),
        toMinute: minuteOfDay(new Date(one.to), day),
      })),
    );
    if (first) return { day, minute: first.fromMinute };
  }
  return null;
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
type Position = { readonly at: string; readonly castId: string };

function writeCursor(at: unknown, castId: string): string {
  return Buffer.from(`${(at as Date).toISOString()} ${castId}`).toString('base64url');
}

function readCursor(cursor: string | undefined): Result<Position | null, 'VALIDATION'> {
  if (cursor === undefined) return ok(null);
  const [at = '', castId = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  return isInstant(at) && UUID.test(castId) ? ok({ at, castId }) : fail('VALIDATION', 'cursor');
}
