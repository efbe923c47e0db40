import type { CastProfileDetail, GuestProfileDetail } from '@yoimachi/contract/profile';
import { mayChooseDrinking } from '@yoimachi/domain/account';
import { Drinking, HAIR_VALUES } from '@yoimachi/domain/profile';
import type { Day } from '#lib/dates.ts';
import type { Problems } from './use-fields.ts';

/** What anybody may leave empty, as the pickers hold it: '' for nothing chosen. */
export interface DetailValues {
  readonly birthplace: string;
  readonly residence: string;
  readonly heightCm: string;
  readonly weightKg: string;
  readonly hair: string;
  readonly skin: string;
  readonly gender: string;
  readonly cohabitants: string;
  readonly drinking: string;
  readonly smoking: string;
}

type Detail = Partial<Omit<CastProfileDetail & GuestProfileDetail, 'job' | 'selfIntro' | 'shortProfile'>>;

const text = (value: string | number | null | undefined): string => (value ?? '') + '';

export function valuesOf(detail: Detail): DetailValues {
  return {
    birthplace: text(detail.birthplace),
    residence: text(detail.residence),
    heightCm: text(detail.heightCm),
    weightKg: text(detail.weightKg),
    hair: text(detail.hair),
    skin: text(detail.skin),
    gender: text(detail.gender),
    cohabitants: text(detail.cohabitants),
    drinking: text(detail.drinking),
    smoking: text(detail.smoking),
  };
}

export const numberOf = (value: string): number | null => (value === '' ? null : Number(value));

/** A value chosen from a list; null for none. */
export const wordOf = <Word extends string>(words: readonly Word[], value: string): Word | null =>
  words.find((word) => word === value) ?? null;

/** As sent, without skin and gender, which a guest does not say. */
export function detailOf(values: DetailValues) {
  return {
    birthplace: numberOf(values.birthplace),
    residence: numberOf(values.residence),
    heightCm: numberOf(values.heightCm),
    weightKg: numberOf(values.weightKg),
    hair: wordOf(HAIR_VALUES, values.hair),
    cohabitants: numberOf(values.cohabitants),
    drinking: numberOf(values.drinking),
    smoking: numberOf(values.smoking),
  };
}

/** Whether somebody with that birthday may pick an option of the drinking list (rules.md 3). */
export function canChoose(drinking: string, birthday: Day | null, now: Date): boolean {
  const drinks = drinking === String(Drinking.CAN) || drinking === String(Drinking.A_LITTLE);
  return !drinks || mayChooseDrinking(birthday, now);
}

export function checkDetail(values: DetailValues, birthday: Day | null, now: Date): Problems<DetailValues> {
  return { drinking: canChoose(values.drinking, birthday, now) ? undefined : 'DRINKING_NOT_ALLOWED' };
}
