import { createRequire } from 'node:module';
import sharp from 'sharp';
import { romanise, type DocumentType } from '../../packages/domain/src/people/age-check/index.ts';
import {
  bothDay,
  DEFAULT_ISSUERS,
  eraDay,
  eraLetterDay,
  FACES,
  MY_NUMBER_BACK,
  SAMPLE_MARK,
  westernDay,
  type Face,
  type Print,
  type Words,
} from './faces.ja.ts';
import { machineLines } from './machine-lines.ts';

export interface SampleOrder {
  readonly documentType: DocumentType;
  readonly name: string;
  /** Full-width katakana. */
  readonly nameKana: string;
  readonly birthday: string;
  readonly expiresOn: string;
  readonly issuedOn: string;
  readonly issuer?: string;
  readonly isBack?: boolean;
  /** How Japanese documents print a birthday: 平成11年, H11 or 1999年. */
  readonly years?: 'ERA' | 'LETTER' | 'WESTERN';
}

const FAMILY = 'Noto Sans JP';
/** Pixels of a tenth of a millimetre. */
const SCALE = 2;
const WEIGHTS = ['400Regular', '700Bold'];

const require = createRequire(import.meta.url);
let fonts: Promise<unknown> | undefined;

/** Rendering a text once from its file makes a font known by its family; the machine need not have it. */
function loadFonts(): Promise<unknown> {
  const load = (weight: string) => {
    const fontfile = require.resolve(`@expo-google-fonts/noto-sans-jp/${weight}/NotoSansJP_${weight}.ttf`);
    return sharp({ text: { text: SAMPLE_MARK, font: FAMILY, fontfile } }).toBuffer();
  };
  return (fonts ??= Promise.all(WEIGHTS.map(load)));
}

/** A sample of a document, flat and sharp, clearly marked as one; a PNG. */
export async function drawCard(order: SampleOrder): Promise<Buffer> {
  await loadFonts();
  const print = printOf(order);
  const face = order.isBack ? MY_NUMBER_BACK(print) : FACES[order.documentType](print);
  return sharp(Buffer.from(svgOf(face)))
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Lines of text on white, as a screen or a sheet shows them; a PNG. */
export async function drawLines(lines: readonly string[]): Promise<Buffer> {
  await loadFonts();
  const [width, height] = [1600, 120 + lines.length * 90];
  const texts = lines.map((line, index) => text([80, 120 + index * 90, 48, line]));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${FAMILY}"><rect width="100%" height="100%" fill="#fff"/>${texts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const latinDay = (day: string) => `${day.slice(8)} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

const BIRTHDAYS = { ERA: eraDay, LETTER: eraLetterDay, WESTERN: westernDay };

function printOf(order: SampleOrder): Print {
  const { documentType, name, nameKana, birthday, expiresOn, issuedOn } = order;
  const [family = '', given = ''] = passportName(nameKana);
  const isLicence = documentType === 'DRIVERS_LICENSE';
  return {
    name,
    nameKana,
    latinFamily: family,
    latinGiven: given,
    birthday: BIRTHDAYS[order.years ?? 'ERA'](birthday),
    birthdayWestern: westernDay(birthday),
    birthdayLatin: latinDay(birthday),
    expiry: isLicence ? bothDay(expiresOn) : eraDay(expiresOn),
    expiryWestern: westernDay(expiresOn),
    expiryLatin: latinDay(expiresOn),
    issued: eraDay(issuedOn),
    issuedWestern: westernDay(issuedOn),
    issuedLatin: latinDay(issuedOn),
    issuer: order.issuer ?? DEFAULT_ISSUERS[documentType],
    mrz: machineLines({ family, given, birthday, expiresOn }),
  };
}

/** Family and given name as a passport prints them: long vowels left out. */
function passportName(nameKana: string): string[] {
  return nameKana.split(/\s+/u).map((part) =>
    (romanise(part) ?? '')
      .replace(/N(?=[BMP])/g, 'M')
      .replace(/O[OU]/g, 'O')
      .replace(/UU/g, 'U'),
  );
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const text = ([x, y, size, words, weight]: Words, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight === 'bold' ? 700 : 400}" xml:space="preserve"${more}>${escaped(words)}</text>`;

const box = ([x, y, width, height]: readonly [number, number, number, number], fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

function svgOf(face: Face): string {
  const { width, height, ground, portrait, words, masked, mrz = [] } = face;
  const lines = Array.from(
    { length: 28 },
    (_, index) =>
      `<path d="M0 ${index * 34} q ${width / 4} -26 ${width / 2} 0 t ${width / 2} 0" fill="none" stroke="#b8c4cc" stroke-opacity=".35" stroke-width="1"/>`,
  );
  const mark = portrait ?? [width - 240, height - 200, 200, 160];
  const markSize = mark[2] / 3;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}" font-family="${FAMILY}" fill="#22262b">
<defs><linearGradient id="g"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient></defs>
<rect width="${width}" height="${height}" rx="24" fill="url(#g)"/>${lines.join('')}
${portrait === null ? '' : head(portrait)}
${words.map((one) => text(one)).join('')}
${masked.map((one) => box(one, '#5f666d')).join('')}
${mrz.map((line, index) => text([60, height - 96 + index * 52, 40, line], machineStyle(line, width))).join('')}
${text([mark[0] + mark[2] / 8, mark[1] + mark[3] / 1.8, markSize, SAMPLE_MARK, 'bold'], ' fill="#c0392b" fill-opacity=".75"')}
</svg>`;
}

/** Machine-readable letters are all of one width. */
const machineStyle = (line: string, width: number) =>
  ` font-family="DejaVu Sans Mono, Liberation Mono, monospace" textLength="${width - 120}" data-letters="${line.length}"`;

const head = ([x, y, width, height]: readonly [number, number, number, number]) =>
  `${box([x, y, width, height], '#cfd9e2')}<circle cx="${x + width / 2}" cy="${y + height * 0.4}" r="${width * 0.22}" fill="#8fa0ae"/><path d="M${x + width * 0.12} ${y + height} q ${width * 0.38} -${height * 0.62} ${width * 0.76} 0 z" fill="#8fa0ae"/>`;
