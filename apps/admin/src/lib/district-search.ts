import { DISTRICT_NAME_MAX, PREFECTURE_COUNT } from '@yoimachi/domain/profile';

/** Where a list is narrowed to, as it stands in an address. */
export interface AreaSearch {
  /** Code 1 to 47. */
  readonly prefecture?: number;
  readonly district?: string;
}

/** What of an address names a prefecture. */
export function prefectureIn(search: Record<string, unknown>): Pick<AreaSearch, 'prefecture'> {
  const prefecture = Number(search['prefecture']);
  const isPlace = Number.isInteger(prefecture) && prefecture >= 1 && prefecture <= PREFECTURE_COUNT;
  return isPlace ? { prefecture } : {};
}

/**
 * A prefecture, and whatever is called a district of it: which there are is not read for an address, which each screen is opened by. One that is
 * not there finds nothing, and stands in its filter.
 */
export function areaIn(search: Record<string, unknown>): AreaSearch {
  const place = prefectureIn(search);
  const { district } = search;
  const isName = typeof district === 'string' && district !== '' && district.length <= DISTRICT_NAME_MAX;
  return place.prefecture !== undefined && isName ? { ...place, district } : place;
}
