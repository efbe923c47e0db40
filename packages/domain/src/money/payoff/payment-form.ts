/**
 * Above which sum of a year the tax office wants a 支払調書 of somebody (No. 7431): 500,000 yen of what is paid to hostesses and the like,
 * 50,000 yen of other fees. Who files those above the lower one has filed all that have to be.
 */
export const FORM_THRESHOLDS_YEN = [50_000, 500_000] as const;
export type FormThresholdYen = (typeof FORM_THRESHOLDS_YEN)[number];

/** So many forms, each on a page of its own, are in one file. */
export const FORMS_A_FILE = 300;

/** Whether the sum of a year needs a form. */
export const needsForm = (amountYen: number, overYen: FormThresholdYen): boolean => amountYen > overYen;

/** Those of one of several files, counted from 1, and how many files there are; none without anybody. */
export function formsOfPart<Row>(
  rows: readonly Row[],
  part: number,
): { readonly rows: readonly Row[]; readonly parts: number } {
  return {
    rows: rows.slice((part - 1) * FORMS_A_FILE, part * FORMS_A_FILE),
    parts: Math.ceil(rows.length / FORMS_A_FILE),
  };
}
