import { mayChooseDrinking } from '@yoimachi/domain/account';
import {
  DETAIL_NAMES,
  DETAILS,
  detailsOf,
  Drinking,
  type DetailName,
  type DetailOf,
  type DetailSide,
  type DetailValue,
} from '@yoimachi/domain/profile';
import type { Day } from '#lib/dates.ts';
import type { Details } from '#lib/details.ts';
import type { Problems } from '#lib/use-form.ts';

/** What anybody may leave empty, as the pickers hold it: '' for nothing chosen, or for what the other side says. */
export type DetailValues = { readonly [Name in DetailName]: string };

export const valuesOf = (detail: Details): DetailValues =>
  Object.fromEntries(DETAIL_NAMES.map((name) => [name, String(detail[name] ?? '')])) as DetailValues;

/** As one side sends it: null for nothing chosen. */
export function detailOf<Side extends DetailSide>(side: Side, values: DetailValues) {
  return Object.fromEntries(detailsOf(side).map((name) => [name, sentOf(name, values[name])])) as {
    readonly [Name in DetailOf<Side>]: DetailValue<Name> | null;
  };
}

function sentOf(name: DetailName, picked: string): string | number | null {
  if (picked === '') return null;
  const detail = DETAILS[name];
  // A measure may be one that is no longer offered.
  if (!('values' in detail)) return Number(picked);
  return detail.values.find((value) => String(value) === picked) ?? null;
}

/** Whether somebody with that birthday may pick an option of the drinking list (rules.md 3). */
export function canChoose(drinking: string, birthday: Day | null, now: Date): boolean {
  const drinks = drinking === String(Drinking.CAN) || drinking === String(Drinking.A_LITTLE);
  return !drinks || mayChooseDrinking(birthday, now);
}

export function checkDetail(values: DetailValues, birthday: Day | null, now: Date): Problems<DetailValues> {
  return { drinking: canChoose(values.drinking, birthday, now) ? undefined : 'DRINKING_NOT_ALLOWED' };
}
