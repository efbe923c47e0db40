import { DISTRICT_NAME_MAX, prefectureOfDistrict } from '@yoimachi/domain/profile';
import { knownDistricts } from '#ui/lib/districts.ts';

/** A district in an address: anything but one that is known to be elsewhere, since the page may not have heard of a new one yet. */
export function districtIn(prefecture: number, district: unknown): { readonly district?: string } {
  if (typeof district !== 'string' || district === '' || district.length > DISTRICT_NAME_MAX) return {};
  const known = prefectureOfDistrict(knownDistricts(), district);
  return known === undefined || known === prefecture ? { district } : {};
}
