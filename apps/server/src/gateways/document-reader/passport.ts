import { latinName } from '@yoimachi/domain/age-check';
import { daysIn } from './dates.ts';
import { spaced, type Found } from './fields.ts';
import { hasNearly } from './like.ts';
import { boxOf, heightOf, partsOf, type Box, type Row } from './rows.ts';
import { PASSPORT_LABELS } from './words.ja.ts';

export interface PassportPage {
  readonly names: readonly Found[];
  readonly birthdays: readonly Found[];
  readonly expiries: readonly Found[];
}

/** What stands below the labels of a passport's page: small Latin words behind Japanese ones. */
export function readPassport(rows: readonly Row[]): PassportPage {
  const families = below(rows, PASSPORT_LABELS.family).flatMap(latinIn);
  const givens = below(rows, PASSPORT_LABELS.given).flatMap(latinIn);
  const [family, given] = [families[0], givens[0]];
  const isOne = families.length === 1 && givens.length === 1;
  return {
    names: isOne ? [{ value: `${family!.value} ${given!.value}`, box: family!.box }] : [],
    birthdays: below(rows, PASSPORT_LABELS.birthday).flatMap(daysOf),
    expiries: below(rows, PASSPORT_LABELS.expiry).flatMap(daysOf),
  };
}

/** The labels are small print. */
const LABEL_EDITS = 2;

interface Part {
  readonly row: Row;
  /** Where the label stands. */
  readonly label: Box;
}

/** The row under each label. */
function below(rows: readonly Row[], label: string): Part[] {
  return rows.flatMap((row, index) => {
    const part = partsOf(row).find(({ text }) => hasNearly(text, label, LABEL_EDITS));
    if (!part) return [];
    const { box } = part;
    const next = rows.slice(index + 1).find(({ signs }) => {
      const under = signs.filter(({ left, right }) => right > box.left && left < box.right);
      return under.length > 0 && boxOf(under).top > box.bottom - heightOf(box) / 2;
    });
    return next ? [{ row: next, label: box }] : [];
  });
}

function latinIn({ row, label }: Part): Found[] {
  const signs = row.signs.filter(({ left }) => left > label.left - heightOf(label));
  const end = signs.findIndex(({ text }) => !/[A-Z]/.test(text));
  const letters = end < 0 ? signs : signs.slice(0, end);
  const name = letters.length < 2 ? null : latinName(spaced(letters));
  return name === null ? [] : [{ value: name, box: boxOf(letters) }];
}

/** The day that begins under the label. */
function daysOf({ row, label }: Part): Found[] {
  return daysIn(row.text).flatMap(({ day, start, end }) => {
    const box = boxOf(row.signs.slice(start, end));
    return Math.abs(box.left - label.left) < 3 * heightOf(box) ? [{ value: day, box }] : [];
  });
}
