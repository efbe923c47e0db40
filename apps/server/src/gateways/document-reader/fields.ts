import { issuersOf, latinName, type OfferedDocument } from '@yoimachi/domain/age-check';
import { daysIn, type PrintedDay } from './dates.ts';
import { like, findLike } from './like.ts';
import type { Sign } from './recognise.ts';
import { boxOf, heightOf, partsOf, rowOf, type Box, type Row } from './rows.ts';
import {
  ADDRESS,
  BIRTHDAY,
  BORN,
  COLUMN_LABELS,
  JAPANESE_NAME,
  LATIN_LABELS,
  NAME,
  SEX,
  VALID_LABELS,
  VALID_UNTIL,
} from './words.ja.ts';

/** Something that was read, and where. */
export interface Found {
  readonly value: string;
  readonly box: Box;
}

const foundDay = (row: Row, { day, start, end }: PrintedDay): Found => ({
  value: day,
  box: boxOf(row.signs.slice(start, end)),
});

/** Days behind the label of a birthday, or before the word for 'born', which licences and My Number cards print instead. */
export function birthdaysIn(rows: readonly Row[]): Found[] {
  return rows.flatMap((row) =>
    daysIn(row.text)
      .filter(({ start, end }) => row.text[end] === BORN || row.text.slice(0, start).endsWith(BIRTHDAY))
      .map((day) => foundDay(row, day)),
  );
}

/** Last valid days: before 'valid until', or behind a label. */
export function expiriesIn(rows: readonly Row[]): Found[] {
  return rows.flatMap((row) =>
    daysIn(row.text)
      .filter(({ start, end }) => {
        const [before, behind] = [row.text.slice(0, start), row.text.slice(end, end + VALID_UNTIL.length)];
        return (
          like(behind, VALID_UNTIL, 1) ||
          VALID_LABELS.some((label) => like(before.slice(-label.length), label, 1))
        );
      })
      .map((day) => foundDay(row, day)),
  );
}

/** The signs of names, by the label before them or by what stands around them where the label was not read. */
export function namesIn(rows: readonly Row[], type: OfferedDocument): Found[] {
  const edge = columnEdge(rows);
  return nameRows(rows, type).flatMap((row) => {
    const start = startOfName(row, edge, type);
    const name = start < 0 ? null : nameOf(row.signs.slice(start, endOfName(row, start)), type);
    return name === null ? [] : [name];
  });
}

function startOfName({ text, signs }: Row, edge: number | null, type: OfferedDocument): number {
  const label = text.indexOf(NAME);
  if (label >= 0) return label + NAME.length;
  if (type === 'RESIDENCE_CARD') return 0;
  return signs.findIndex(({ left }) => edge !== null && left > edge);
}

/** Where a name ends: before a day or the next label. */
function endOfName({ text }: Row, start: number): number {
  const ends = [
    ...daysIn(text).map((day) => day.start),
    text.indexOf(SEX, start),
    text.indexOf(BIRTHDAY, start),
  ];
  return Math.min(text.length, ...ends.filter((end) => end >= start));
}

function nameRows(rows: readonly Row[], type: OfferedDocument): Row[] {
  const labelled = rows.filter(({ text }) => text.includes(NAME));
  if (type === 'DRIVERS_LICENSE') {
    // Beside her birthday: the name of another card is none of this one.
    return rows.filter(({ text }) => daysIn(text).some(({ end }) => text[end] === BORN));
  }
  if (labelled.length > 0 && type !== 'RESIDENCE_CARD') return labelled;
  const below = type === 'MY_NUMBER_CARD' ? ADDRESS : BIRTHDAY;
  return rows.filter(({ text }) => text.includes(below)).flatMap((row) => above(rows, row, type));
}

/** The next row above, over the same part of the document; on a residence card the next in Latin letters. */
function above(rows: readonly Row[], { box }: Row, type: OfferedDocument): Row[] {
  const found = rows.filter(
    (row) =>
      row.box.bottom < box.top + heightOf(box) / 2 &&
      row.box.top < box.top &&
      row.box.left < box.right &&
      row.box.right > box.left &&
      (type !== 'RESIDENCE_CARD' || nameOf(behindLabel(row).signs, type) !== null),
  );
  const last = found.at(-1);
  return last ? [type === 'RESIDENCE_CARD' ? behindLabel(last) : last] : [];
}

/** A row without the label and what noise stands for it: from its first Latin word on. */
function behindLabel(row: Row): Row {
  const start = row.text.search(/[A-Z]{2}/);
  return start > 0 ? rowOf(row.signs.slice(start)) : row;
}

/** The right end of the labels that stand below each other at the left. */
function columnEdge(rows: readonly Row[]): number | null {
  const labels = rows.flatMap(({ text, signs }) =>
    COLUMN_LABELS.some((label) => text.startsWith(label)) ? [signs[1]!] : [],
  );
  const first = labels[0];
  return first ? first.right + heightOf(first) / 4 : null;
}

/** A name, or null where what was read can be none. */
export function nameOf(signs: readonly Sign[], type: OfferedDocument): Found | null {
  if (signs.length === 0) return null;
  const kept = trimmed(partsOf(rowOf(signs))[0]!.signs);
  if (kept.length === 0) return null;
  const { text, box } = rowOf(kept);
  if (type !== 'RESIDENCE_CARD') return JAPANESE_NAME.test(text) ? { value: text, box } : null;
  const latin = /^[A-Z]{4,}$/.test(text) && !LATIN_LABELS.test(text) ? latinName(spaced(kept)) : null;
  return latin === null ? null : { value: latin, box };
}

/** Without what is no letter at both ends. */
function trimmed(signs: readonly Sign[]): readonly Sign[] {
  const isLetter = ({ text }: Sign) => /\p{L}/u.test(text) && text !== '|';
  const first = signs.findIndex(isLetter);
  const last = signs.findLastIndex(isLetter);
  return first < 0 ? [] : signs.slice(first, last + 1);
}

/** With the gaps between words. */
export const spaced = (signs: readonly Sign[]): string =>
  signs.map(({ text, startsWord }, index) => (startsWord && index > 0 ? ` ${text}` : text)).join('');

/** So many signs of an issuer there is only one of may be misread; prefectures differ in fewer. */
const MISREAD = { DRIVERS_LICENSE: 1, RESIDENCE_CARD: 2 };

/** The national issuer of a licence or a residence card. */
export function nationalIssuer(
  rows: readonly Row[],
  type: 'DRIVERS_LICENSE' | 'RESIDENCE_CARD',
): string | null {
  const text = rows.map((row) => row.text);
  const found = issuersOf(type).filter((issuer) => text.some((one) => one.includes(issuer)));
  if (found.length > 0) return found.length === 1 ? found[0]! : null;
  const misread = (issuer: string) => Math.min(MISREAD[type], Math.floor(issuer.length / 4));
  return (
    issuersOf(type).find((issuer) => text.some((one) => findLike(one, issuer, misread(issuer)) >= 0)) ?? null
  );
}
