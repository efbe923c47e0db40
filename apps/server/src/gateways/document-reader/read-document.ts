import { foldName, type OfferedDocument, type ReadDocument } from '@yoimachi/domain/age-check';
import type { Day } from '@yoimachi/domain/time';
import sharp from 'sharp';
import { daysIn } from './dates.ts';
import { nameOf, type Found } from './fields.ts';
import { readMachineZone, type MachineZone } from './machine-zone.ts';
import { NOTHING_READ } from './port.ts';
import { findOnPage, uprightWords, type PageFindings } from './page-findings.ts';
import { PAGE_SIZES, prepare, WHOLE, type Page, type Picture, type View } from './prepare.ts';
import { recognise } from './recognise.ts';
import { boxOf, heightOf, rowsOf, type Box, type Row } from './rows.ts';

/** So many words of documents say that the picture is the right way up. */
const ENOUGH_WORDS = 3;
/** Below this share of the picture's width, what is written is looked at more closely. */
const CLOSE = 0.7;
/** Rows that go down by less, in degrees, are level. */
const LEVEL = 0.8;
const LONG_ROW = 6;
/** Around it, in parts of the picture. */
const SPACE = 0.03;
/** How high letters are made when a field is read once more. */
const FIELD_HEIGHT = 56;
/** What the lines for machines are full of. */
const FILLERS = '<<';

/**
 * Reads a document: the page in two sizes, and where the two do not say the same, the field once more by itself. An item is what two readings
 * say; what only one says was not read.
 *
 * @param today tells which century a passport's birthday lies in.
 */
export async function readDocument(
  bytes: Uint8Array,
  documentType: OfferedDocument,
  today: Day,
): Promise<ReadDocument> {
  const picture = await prepare(bytes);
  if (picture === null) return NOTHING_READ;
  const { page, rows, turn, view } = await closeUp(picture, await uprightPage(picture));
  const large = findOnPage(rows, documentType);
  if (large.isBack) return { ...NOTHING_READ, isBack: true };
  const small = findOnPage(await rowsOn(await picture.page(turn, PAGE_SIZES[1], view)), documentType);
  if (small.isBack) return { ...NOTHING_READ, isBack: true };
  const pages = [large, small];
  if (pages.some(({ isAmbiguous }) => isAmbiguous)) return NOTHING_READ;
  const zone = documentType === 'PASSPORT' ? await machineZone(page, rows, today) : null;
  return {
    documentName: pages.some(({ documentName }) => documentName),
    issuer: large.issuer ?? small.issuer,
    ...(await personOf({ pages, page, documentType, zone })),
    isBack: false,
  };
}

interface Upright {
  readonly page: Page;
  readonly rows: readonly Row[];
  readonly turn: Picture['turns'][number];
  readonly view: View;
}

async function uprightPage(picture: Picture): Promise<Upright> {
  let best: (Upright & { readonly words: number }) | undefined;
  for (const turn of picture.turns) {
    const page = await picture.page(turn, PAGE_SIZES[0]);
    const rows = await rowsOn(page);
    const words = uprightWords(rows);
    if (best === undefined || words > best.words) best = { page, rows, turn, words, view: WHOLE };
    if (words >= ENOUGH_WORDS) break;
  }
  return best!;
}

/** The same page, its rows level and filling it: the edge of a table may lie otherwise than the card on it. */
async function closeUp(picture: Picture, upright: Upright): Promise<Upright> {
  const slope = commonSlope(upright.rows);
  const level = Math.abs(slope) < LEVEL ? upright : await lookAgain(picture, upright, { ...WHOLE, slope });
  const { page, rows, view } = level;
  if (rows.length === 0) return level;
  const box = boxOf(rows.flatMap(({ signs }) => signs));
  if (box.right - box.left > CLOSE * page.width) return level;
  const part = {
    left: Math.max(0, box.left / page.width - SPACE),
    top: Math.max(0, box.top / page.height - SPACE),
    right: Math.min(1, box.right / page.width + SPACE),
    bottom: Math.min(1, box.bottom / page.height + SPACE),
  };
  return lookAgain(picture, level, { ...view, part });
}

async function lookAgain(picture: Picture, { turn }: Upright, view: View): Promise<Upright> {
  const page = await picture.page(turn, PAGE_SIZES[0], view);
  return { page, rows: await rowsOn(page), turn, view };
}

/** How far most of the long rows go down, in degrees. */
function commonSlope(rows: readonly Row[]): number {
  const slopes = rows
    .filter(({ signs }) => signs.length >= LONG_ROW)
    .map(slopeOf)
    .sort((one, other) => one - other);
  return slopes[Math.floor(slopes.length / 2)] ?? 0;
}

const rowsOn = async ({ picture }: Page): Promise<Row[]> => rowsOf(await recognise(picture, 'jpn', 'SPARSE'));

interface Readings {
  readonly pages: readonly PageFindings[];
  /** The page that the first of them is of. */
  readonly page: Page;
  readonly documentType: OfferedDocument;
  readonly zone: MachineZone | null;
}

async function personOf(readings: Readings): Promise<Pick<ReadDocument, 'name' | 'birthday' | 'expiresOn'>> {
  const { pages, page, documentType, zone } = readings;
  const daysAgain = async ({ box }: Found) => daysIn(await lineIn(page, box)).map(({ day }) => day);
  const agreedDay = (item: 'birthday' | 'expiresOn') =>
    agreed({ found: pages.map((one) => one[item]), sure: zone?.[item] ?? null, again: daysAgain });
  return {
    name: await agreed({
      found: pages.map((one) => one.name),
      more: zone?.name ? [zone.name] : [],
      again: async ({ box }) => (documentType === 'PASSPORT' ? [] : namesAgain(page, box, documentType)),
    }),
    birthday: await agreedDay('birthday'),
    expiresOn: await agreedDay('expiresOn'),
  };
}

interface Item {
  readonly found: readonly (Found | null)[];
  /** What another part of the document says. */
  readonly more?: readonly string[];
  /** What has its check digit: enough by itself, unless something else was read. */
  readonly sure?: string | null;
  readonly again: (found: Found) => Promise<readonly string[]>;
}

/** What at least two readings say, and more of them than say anything else. */
async function agreed({ found, more = [], sure = null, again }: Item): Promise<string | null> {
  const said = [...found.flatMap((one) => (one ? [one.value] : [])), ...more, ...(sure ? [sure] : [])];
  if (sure !== null && said.every((value) => value === sure)) return sure;
  const settled = mostSaid(said);
  if (settled !== null) return settled;
  const first = found[0];
  return first ? mostSaid([...said, ...(await again(first))]) : null;
}

function mostSaid(said: readonly string[]): string | null {
  const counts = new Map<string, string[]>();
  for (const value of said) counts.set(foldName(value), [...(counts.get(foldName(value)) ?? []), value]);
  const [most, next] = [...counts.values()].sort((one, other) => other.length - one.length);
  return most && most.length >= 2 && most.length > (next?.length ?? 0) ? most[0]! : null;
}

async function namesAgain(page: Page, box: Box, type: OfferedDocument): Promise<string[]> {
  const language = type === 'RESIDENCE_CARD' ? 'eng' : 'jpn';
  const lines = await recognise(await cutOut(page, box), language, 'LINE');
  return lines.flatMap((line) => nameOf(line, type)?.value ?? []);
}

async function lineIn(page: Page, box: Box): Promise<string> {
  const lines = await recognise(await cutOut(page, box), 'jpn', 'LINE');
  return lines.map((line) => line.map(({ text }) => text).join('')).join('');
}

/** A field by itself, with some space around it, its letters in the size that is read best. */
async function cutOut({ picture, width, height }: Page, box: Box, slope = 0): Promise<Buffer> {
  const margin = heightOf(box) / 3;
  const left = Math.max(0, Math.floor(box.left - margin));
  const top = Math.max(0, Math.floor(box.top - margin));
  const region = {
    left,
    top,
    width: Math.min(width, Math.ceil(box.right + margin)) - left,
    height: Math.min(height, Math.ceil(box.bottom + margin)) - top,
  };
  const scale = FIELD_HEIGHT / heightOf(box);
  const part = await sharp(picture).extract(region).png({ compressionLevel: 1 }).toBuffer();
  return sharp(part)
    .rotate(-slope, { background: '#ddd' })
    .resize({ height: Math.max(1, Math.round(region.height * scale)) })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function machineZone(page: Page, rows: readonly Row[], today: Day): Promise<MachineZone> {
  const lines: string[] = [];
  for (const row of rows.filter(({ text }) => text.includes(FILLERS))) {
    const [read] = await recognise(await cutOut(page, row.box, slopeOf(row)), 'eng', 'LINE');
    if (read) lines.push(read.map(({ text }) => text).join(''));
  }
  return readMachineZone(lines, today);
}

/** How far a row goes down, in degrees. */
function slopeOf({ signs }: Row): number {
  const [first, last] = [signs[0]!, signs.at(-1)!];
  return (Math.atan2(last.bottom - first.bottom, last.left - first.left) * 180) / Math.PI;
}
