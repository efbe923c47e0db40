import { DISTRICT_NAME_MAX, PREFECTURE_COUNT, prefectureOfDistrict } from '@yoimachi/domain/profile';
import { knownDistricts } from '#ui/lib/districts.ts';

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

/** A prefecture, and a district within it. */
export function areaIn(search: Record<string, unknown>): AreaSearch {
  const place = prefectureIn(search);
  return place.prefecture === undefined
    ? place
    : { ...place, ...districtIn(place.prefecture, search['district']) };
}

/** A district in an address: anything but one that is known to be elsewhere, since the page may not have heard of a new one yet. */
function districtIn(prefecture: number, district: unknown): { readonly district?: string } {
  if (typeof district !== 'string' || district === '' || district.length > DISTRICT_NAME_MAX) return {};
  const known = prefectureOfDistrict(knownDistricts(), district);
  return known === undefined || known === prefecture ? { district } : {};
}
