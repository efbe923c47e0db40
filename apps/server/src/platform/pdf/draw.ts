import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PdfKit from 'pdfkit';
import type { BoxMark, LineMark, Sheet, TextMark } from './sheet.ts';

const REGULAR = import.meta.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf');
const BOLD = import.meta.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf');
const INK = '#1a1a1a';
const SMALLEST_SIZE = 4;

type Document = InstanceType<typeof PdfKit>;
interface Fonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

let loading: Promise<Fonts> | undefined;

/** The fonts are large: they are loaded with the first sheet. */
function fonts(): Promise<Fonts> {
  loading ??= Promise.all([readFile(fileURLToPath(REGULAR)), readFile(fileURLToPath(BOLD))]).then(
    ([regular, bold]) => ({ regular, bold }),
  );
  return loading;
}

/** The sheet as a PDF with the needed glyphs embedded. Equal sheets give equal bytes. */
export async function drawSheet(sheet: Sheet): Promise<Uint8Array> {
  const document = await newDocument(sheet);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  for (const [index, marks] of sheet.pages.entries()) {
    if (index > 0) document.addPage();
    for (const mark of marks) {
      if (mark.kind === 'text') drawText(document, mark);
      else if (mark.kind === 'line') drawLine(document, mark);
      else drawBox(document, mark);
    }
  }
  document.end();
  await ended;
  // A copy with its own memory, which can be transferred to another thread.
  return new Uint8Array(Buffer.concat(chunks));
}

/** The characters of a text for which the font has no glyph, each once. */
export async function findUnprintable(text: string): Promise<string[]> {
  const document = await newDocument({ title: '', createdAt: new Date(0) });
  document.font('regular');
  // pdfkit's types hide the font it has opened.
  const { font } = (
    document as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }
  )._font;
  return [...new Set(text)].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0)!));
}

async function newDocument({ title, createdAt }: Pick<Sheet, 'title' | 'createdAt'>): Promise<Document> {
  const { regular, bold } = await fonts();
  const info = { Title: title, Creator: 'Yoimachi', Producer: 'Yoimachi', CreationDate: createdAt };
  const document = new PdfKit({ size: 'A4', margin: 0, lang: 'ja-JP', displayTitle: true, info });
  return document.registerFont('regular', regular).registerFont('bold', bold);
}

function drawText(document: Document, mark: TextMark): void {
  document.font(mark.isBold ? 'bold' : 'regular').fontSize(mark.size);
  const natural = document.widthOfString(mark.text);
  const size = natural <= mark.width ? mark.size : (mark.size * mark.width) / natural;
  document.fontSize(Math.max(SMALLEST_SIZE, size));
  const spare = mark.width - Math.min(natural, mark.width);
  const shift = mark.align === 'right' ? spare : mark.align === 'center' ? spare / 2 : 0;
  document
    .fillColor(mark.colour ?? INK)
    .text(mark.text, mark.x + shift, mark.y, { lineBreak: false, baseline: 'alphabetic' });
}

function drawLine(document: Document, { x, y, width, weight, colour }: LineMark): void {
  document
    .lineWidth(weight)
    .strokeColor(colour)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke();
}

function drawBox(document: Document, { x, y, width, height, fill, edge }: BoxMark): void {
  if (fill !== undefined) document.rect(x, y, width, height).fill(fill);
  if (edge !== undefined) document.lineWidth(1).rect(x, y, width, height).stroke(edge);
}
