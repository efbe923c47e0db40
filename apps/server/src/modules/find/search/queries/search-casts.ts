import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { CastCard, CastsQuery, FoundCast } from '@yoimachi/contract/search';
import type { FilterCode } from '@yoimachi/domain/search';
import { ok, type Result } from '@yoimachi/domain/result';
import type { Db } from '#platform/database';
import { cutPage } from '#platform/http';
import { meantBy } from '../alike.ts';
import { filterOf } from '../filter.ts';
import { nextOpens } from '../next-open.ts';
import { positionOf, readCursor, writeCursor } from '../order.ts';
import { cardPresenter } from '../search.present.ts';
import { findCards } from '../search.store.ts';

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/**
 * A page of casts a guest can book. With a day, only who is free on it; a page is shorter than 20, and can still have a next one, when somebody's
 * day was taken while it was read. Words that nobody has are taken for those most like them.
 */
export async function searchCasts(
  db: Db,
  guestId: string,
  query: CastsQuery,
  now: Date,
): Promise<Result<Page<FoundCast>, FilterCode>> {
  const { cursor: written, ...asked } = query;
  const cursor = written === undefined ? ok(null) : readCursor(written, query.order);
  if (!cursor.ok) return cursor;
  const read = await filterOf(db, guestId, asked, now);
  if (!read.ok) return read;
  const filter = read.value;
  let isAlike = cursor.value?.isAlike ?? false;
  const find = async () => {
    if (!isAlike) return findCards(db, filter, cursor.value, PAGE_SIZE + 1);
    const meant = await meantBy(db, filter);
    return findCards(db, meant.filter, cursor.value, PAGE_SIZE + 1, meant.alike);
  };
  let rows = await find();
  if (rows.length === 0 && cursor.value === null && filter.words.length > 0) {
    isAlike = true;
    rows = await find();
  }
  const { items: shown, nextCursor } = cutPage(rows, PAGE_SIZE, (row) =>
    writeCursor({ ...positionOf(query.order, row), isAlike }),
  );
  const present = cardPresenter(filter.day, now, filter.window);
  const cards = shown.map(present);
  return ok({
    items: filter.needsSchedule
      ? cards.filter((card) => card.openFromMinute !== null)
      : await withNextOpens(db, cards, now),
    nextCursor,
  });
}

/** Also when favourites can be met who are not available tomorrow. */
async function withNextOpens(db: Db, cards: readonly CastCard[], now: Date): Promise<FoundCast[]> {
  const isAway = (card: CastCard) => card.favorite && card.openFromMinute === null;
  const away = cards.filter(isAway).map(({ castId }) => castId);
  const nextOpen = await nextOpens(db, away, now);
  return cards.map((card) => {
    const next = isAway(card) ? nextOpen(card.castId) : null;
    return next ? { ...card, nextOpen: next } : card;
  });
}
