import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type PSM, type Worker } from 'tesseract.js';

/** A sign as it was read, in pixels of the picture. */
export interface Sign {
  /** One character in its plain form: ⑪ is two signs, 1 and 1, at one place. */
  readonly text: string;
  /** Whether a word begins here: of use in Latin letters alone. */
  readonly startsWord: boolean;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Signs that the recogniser holds for one line, from left to right. */
export type Line = readonly Sign[];

export type Language = 'jpn' | 'eng';
/** How the recogniser divides a picture: text wherever it stands, or one line. */
export type Layout = 'SPARSE' | 'LINE';

const LAYOUTS = { SPARSE: '11', LINE: '7' } as const;
/** The smaller models read birthdays wrongly. */
const MODEL = '4.0.0';
/** What the recogniser assumes of letters' sizes; without it, it warns and guesses. */
const DPI = '300';
const UNKNOWN = '\ufffd';

interface Symbol {
  readonly text: string;
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}

const require = createRequire(import.meta.url);
const PACKAGES: Readonly<Record<Language, string>> = {
  jpn: require.resolve('@tesseract.js-data/jpn/package.json'),
  eng: require.resolve('@tesseract.js-data/eng/package.json'),
};
const workers = new Map<Language, Promise<Worker>>();

/** The models lie in packages: nothing is fetched and nothing is written. */
function start(language: Language): Promise<Worker> {
  const langPath = join(dirname(PACKAGES[language]), MODEL);
  return createWorker(language, OEM.LSTM_ONLY, { langPath, cacheMethod: 'none' });
}

/** The lines of text in a picture, in the order in which they were found. */
export async function recognise(picture: Buffer, language: Language, layout: Layout): Promise<Line[]> {
  const known = workers.get(language) ?? start(language);
  workers.set(language, known);
  const worker = await known;
  await worker.setParameters({ tessedit_pageseg_mode: LAYOUTS[layout] as PSM, user_defined_dpi: DPI });
  const { data } = await worker.recognize(picture, {}, { blocks: true, text: false });
  return (data.blocks ?? [])
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .map((line) => line.words.flatMap(signsOf))
    .filter((line) => line.length > 0);
}

function signsOf({ symbols }: { readonly symbols: readonly Symbol[] }): Sign[] {
  return symbols.flatMap(({ text, bbox: { x0, y0, x1, y1 } }, index) => {
    // One unit each, so that a place in a text is a place among the signs.
    const plain = [...text.normalize('NFKC')].filter((sign) => sign.trim() !== '');
    return plain.map((sign, part) => ({
      text: sign.length === 1 ? sign : UNKNOWN,
      startsWord: index === 0 && part === 0,
      left: x0,
      top: y0,
      right: x1,
      bottom: y1,
    }));
  });
}
