import { type Districts, isDistrictOf, prefectureOfDistrict } from '@yoimachi/domain/profile';
import { fail, ok, type Result } from '@yoimachi/domain/result';

/** Whose order it is: null is the whole country, or the whole prefecture. */
export interface Area {
  readonly prefecture: number | null;
  /** Never without its prefecture. */
  readonly district: string | null;
}

/** A district implies its prefecture, except for a prefecture's rest; STORE_AREA_INVALID for one that is not in its prefecture. */
export function areaOf(
  districts: Districts,
  asked: { readonly prefecture?: number | undefined; readonly district?: string | undefined },
): Result<Area, 'STORE_AREA_INVALID'> {
  const { district } = asked;
  if (district === undefined) return ok({ prefecture: asked.prefecture ?? null, district: null });
  const prefecture = asked.prefecture ?? prefectureOfDistrict(districts, district);
  return prefecture !== undefined && isDistrictOf(districts, prefecture, district)
    ? ok({ prefecture, district })
    : fail('STORE_AREA_INVALID', 'district');
}
