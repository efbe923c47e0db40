import { cleanFilter } from '@yoimachi/domain/search';
import { knownDistricts } from '#lib/districts.ts';
import { ANY_DAY } from './any-day.ts';
import { areaOf, compact, ORDERS, type SearchFilters } from './filters.ts';

/** Any day: stands for tomorrow, which an address does not name. */
const SOME_DAY = '2000-01-01';

/** Reads an address; anything that is not a condition is dropped. */
export function readFilters(search: Readonly<Record<string, unknown>>): SearchFilters {
  const districts = knownDistricts();
  const order = ORDERS.find((each) => each === search['order'] && each !== 'RECOMMENDED');
  const isAnyDay = search['day'] === ANY_DAY;
  const named = isAnyDay ? {} : cleanFilter(districts, { day: search['day'] });
  const day = isAnyDay ? undefined : (named.day ?? SOME_DAY);
  const { day: _, prefecture, district, ...rest } = cleanFilter(districts, { ...search, day });
  return compact({
    ...rest,
    ...areaOf(prefecture, district),
    day: isAnyDay ? ANY_DAY : named.day,
    order,
  });
}
