import { offeredOf, type DetailName, type DetailValue } from '@yoimachi/domain/profile';
import { detailLabels, detailNames } from './details.ja.ts';

/** Some details of a profile; what is empty is absent or null. */
export type Details = { readonly [Name in DetailName]?: DetailValue<Name> | null | undefined };

interface Said {
  readonly label: string;
  readonly value: string;
}

/** A value in words; null for nothing, or for a value that is no longer offered. */
export function detailLabel(name: DetailName, value: string | number | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  const labels: Readonly<Record<string, string>> | ((value: number) => string | undefined) =
    detailLabels[name];
  return (typeof labels === 'function' ? labels(Number(value)) : labels[value]) ?? null;
}

/** What can be chosen, as it is sent. */
export const detailOptions = (name: DetailName): { readonly value: string; readonly label: string }[] =>
  offeredOf(name).map((value) => ({ value: String(value), label: detailLabel(name, value)! }));

/** Those that are filled in, in words. */
export const detailRows = (details: Details, names: readonly DetailName[]): Said[] =>
  names.flatMap((name) => {
    const value = detailLabel(name, details[name]);
    return value === null ? [] : [{ label: detailNames[name], value }];
  });
