import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { CastCard, SearchQuery } from '@yoimachi/contract/search';
import { isDistrictOf, prefectureOfDistrict } from '@yoimachi/domain/profile';
import { foldForSearch } from '@yoimachi/domain/text';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addDays, dayOf } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { positionOf, readCursor, writeCursor, type Place } from '../order.ts';
import { cardPresenter } from '../search.present.ts';
import { findCards, type SearchFilter } from '../search.store.ts';

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** More words than this no longer narrow the result. */
const MAX_WORDS = 5;
/** Batches read for one page when the casts found are fully booked that day. */
const MAX_BATCHES = 5;

/**
 * A page of casts a guest can book. With a day, fully booked casts are left out; a page can then be shorter than 20 and still have a next
 * one.
 */
export async function searchCasts(
  db: Db,
  guestId: string,
  query: SearchQuery,
  now: Date,
): Promise<Result<Page<CastCard>, 'STORE_AREA_INVALID' | 'VALIDATION'>> {
  const cursor = query.cursor === undefined ? ok(null) : readCursor(query.cursor, query.order);
  if (!cursor.ok) return cursor;
  const area = areaOf(query);
  if (!area.ok) return area;
  const filter = { ...filterOf(guestId, query, now), ...area.value };
  const present = cardPresenter(filter.day, now);
  const items: CastCard[] = [];
  let last: Place | null = null;
  const position = () => (last ? positionOf(query.order, last) : cursor.value);
  const upToHere = () => ({ items, nextCursor: writeCursor(position()!) });
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const rows = await findCards(db, filter, position(), PAGE_SIZE + 1);
    for (const row of rows.slice(0, PAGE_SIZE)) {
      if (items.length === PAGE_SIZE) return ok(upToHere());
      const card = present(row);
      if (!filter.needsSchedule || card.openFromMinute !== null) items.push(card);
      last = row;
    }
    const isLast = rows.length <= PAGE_SIZE;
    if (isLast) return ok({ items, nextCursor: null });
    if (items.length >= PAGE_SIZE) break;
  }
  return ok(upToHere());
}

function filterOf(guestId: string, query: SearchQuery, now: Date): SearchFilter {
  const { genre, castClass, minPrice, maxPrice, order } = query;
  return {
    guestId,
    day: query.day ?? addDays(dayOf(now), 1),
    needsSchedule: query.day !== undefined,
    genre,
    castClass,
    minPrice,
    maxPrice,
    words: foldForSearch(query.words ?? '')
      .split(' ')
      .filter(Boolean)
      .slice(0, MAX_WORDS),
    order,
  };
}

/** Where she works; STORE_AREA_INVALID for a district not in its prefecture. */
function areaOf({
  prefecture,
  district,
}: SearchQuery): Result<Pick<SearchFilter, 'prefecture' | 'district'>, 'STORE_AREA_INVALID'> {
  if (district === undefined) return ok({ prefecture });
  const code = prefecture ?? prefectureOfDistrict(district);
  if (code === undefined || !isDistrictOf(code, district)) return fail('STORE_AREA_INVALID', 'district');
  return ok({ prefecture: code, district });
}
