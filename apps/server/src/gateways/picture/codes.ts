import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Base } from './open.ts';

/** What a phone's camera reads; those of parcels and prices are found in any striped dress. */
const FORMATS = ['QRCode', 'MicroQRCode', 'DataMatrix', 'Aztec', 'PDF417', 'Code128', 'EAN13'] as const;
const MOST = 8;
const MOST_LETTERS = 500;

let ready: Promise<unknown> | undefined;

async function prepare(): Promise<unknown> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = (await readFile(file)).buffer;
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** What the codes in a picture say: turned, small or inverted ones, too. */
export async function readCodes({ image }: Base): Promise<string[]> {
  await (ready ??= prepare());
  const { data, info } = await image.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = {
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
    width: info.width,
    height: info.height,
  };
  const found = await readBarcodes(pixels as ImageData, {
    formats: [...FORMATS],
    maxNumberOfSymbols: MOST,
    tryHarder: true,
    tryRotate: true,
    tryInvert: true,
    tryDownscale: true,
  });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text.slice(0, MOST_LETTERS));
}
