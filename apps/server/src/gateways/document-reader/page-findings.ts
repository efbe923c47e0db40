import { DocumentType, issuersOf, OFFERED_DOCUMENTS, type OfferedDocument } from '@yoimachi/domain/age-check';
import { birthdaysIn, expiriesIn, namesIn, nationalIssuer, type Found } from './fields.ts';
import { countLike, findLike } from './like.ts';
import { readPassport } from './passport.ts';
import { heightOf, partsOf, rowOf, type Row } from './rows.ts';
import {
  BACK_SIGNS,
  INSURANCE_TITLES,
  INSURER,
  MAYOR,
  OTHER_INSURER_LABEL,
  PASSPORT_LABELS,
  TITLES,
  UPRIGHT_WORDS,
} from './words.ja.ts';

/** What one reading of a page found. */
export interface PageFindings {
  /** The one document of the type that was asked for. */
  readonly documentName: boolean;
  readonly issuer: string | null;
  readonly name: Found | null;
  readonly birthday: Found | null;
  readonly expiresOn: Found | null;
  readonly isBack: boolean;
  /** Whether two documents, or two persons, are on the picture. */
  readonly isAmbiguous: boolean;
}

/** How far below and beside a name its birthday may stand, in heights of the name: on the same card. */
const NEAR_BELOW = 8;
const NEAR_BESIDE = 30;

export function findOnPage(rows: readonly Row[], type: OfferedDocument): PageFindings {
  const passport = type === 'PASSPORT' ? readPassport(rows) : null;
  const names = passport?.names ?? namesIn(rows, type);
  const birthdays = passport?.birthdays ?? birthdaysIn(rows);
  const expiries = passport?.expiries ?? expiriesIn(rows);
  const all = rows.map(({ text }) => text);
  const [name, birthday] = [one(names), one(birthdays)];
  const named = titles(all, type);
  const isApart = name !== null && birthday !== null && passport === null && !areNear(name, birthday);
  const isAmbiguous =
    [names, birthdays, expiries].some((found) => distinct(found) > 1) ||
    named > 1 ||
    isApart ||
    namesAnother(all, type);
  return {
    documentName: named === 1 && !isAmbiguous,
    issuer: issuerOf(rows, type),
    name,
    birthday,
    expiresOn: one(expiries),
    isBack: all.some((text) => BACK_SIGNS.some((sign) => sign.test(text))),
    isAmbiguous,
  };
}

/** How many of the words that documents have can be read: upside down it is none. */
export const uprightWords = (rows: readonly Row[]): number =>
  UPRIGHT_WORDS.filter((word) => rows.some(({ text }) => text.includes(word))).length;

const distinct = (found: readonly Found[]): number => new Set(found.map(({ value }) => value)).size;
const one = (found: readonly Found[]): Found | null => (distinct(found) === 1 ? found[0]! : null);

function areNear(name: Found, birthday: Found): boolean {
  const height = heightOf(name.box);
  const down = birthday.box.top - name.box.top;
  return (
    down > -height &&
    down < NEAR_BELOW * height &&
    Math.abs(birthday.box.left - name.box.left) < NEAR_BESIDE * height
  );
}

/** How often the document names itself. */
function titles(texts: readonly string[], type: OfferedDocument): number {
  const [title, ...others] = TITLES[type];
  const misread = title!.length > 4 ? 1 : 0;
  const count = texts.reduce((sum, text) => sum + countLike(text, title!, misread), 0);
  if (count > 0) return count;
  return Math.min(1, others.flatMap((other) => texts.filter((text) => text.includes(other))).length);
}

/** Whether a document of another type names itself here too. */
function namesAnother(texts: readonly string[], type: OfferedDocument): boolean {
  const titled: readonly string[] = [
    ...OFFERED_DOCUMENTS.filter((other) => other !== type && other !== DocumentType.PASSPORT).flatMap(
      (other) => TITLES[other],
    ),
    ...INSURANCE_TITLES,
  ];
  return titled.some((title) => texts.some((text) => text.includes(title)));
}

function issuerOf(rows: readonly Row[], type: OfferedDocument): string | null {
  if (type === 'MY_NUMBER_CARD') return first(rows, (text) => MAYOR.exec(text)?.[0]);
  if (type === 'QUALIFICATION_CERT') return insurerOf(rows);
  if (type !== 'PASSPORT') return nationalIssuer(rows, type);
  const named = rows.some(({ text }) => findLike(text, PASSPORT_LABELS.authority, 2) >= 0);
  return named ? issuersOf(type)[0]! : null;
}

/** What stands behind the label, also apart from it. */
function insurerOf(rows: readonly Row[]): string | null {
  for (const row of rows) {
    const label = INSURER.exec(row.text);
    if (!label) continue;
    const behind = row.signs.slice(label.index + label[0].length);
    const text = behind.length === 0 ? '' : partsOf(rowOf(behind))[0]!.text;
    if (text.length >= 2 && !OTHER_INSURER_LABEL.test(text)) return text;
  }
  return null;
}

function first(rows: readonly Row[], find: (text: string) => string | undefined): string | null {
  for (const { text } of rows.flatMap(partsOf)) {
    const found = find(text);
    if (found !== undefined) return found;
  }
  return null;
}
