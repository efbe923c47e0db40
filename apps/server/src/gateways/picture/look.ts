import sharp from 'sharp';
import { ok, type Result } from '@yoimachi/domain/result';
import { readCodes } from './codes.ts';
import { openPicture, type Base } from './open.ts';
import { HASH_SIDE, perceptualHash } from './perceptual-hash.ts';
import type { PictureKind, PictureLook, PictureRefusal } from './port.ts';

/** Parts of width and height: whoever cuts an edge off leaves about one of them. */
const MIDDLES = [0.92, 0.84, 0.76];
const GREY_SIDE = 256;

export async function look(
  bytes: Uint8Array,
  kind: PictureKind,
): Promise<Result<PictureLook, PictureRefusal>> {
  const opened = await openPicture(bytes, kind);
  if (!opened.ok) return opened;
  const base = opened.value;
  const { type, width, height } = base;
  return ok({
    type,
    width,
    height,
    colour: await colourOf(base),
    hashes: await hashesOf(base),
    codes: await readCodes(base),
  });
}

async function colourOf({ image }: Base): Promise<string> {
  const pixel = await image.clone().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

async function hashesOf({ image }: Base): Promise<string[]> {
  const grey = await image
    .clone()
    .resize(GREY_SIDE, GREY_SIDE, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: GREY_SIDE, height: GREY_SIDE, channels: grey.info.channels };
  const whole = () => sharp(grey.data, { raw });
  const middle = (part: number) => {
    const side = Math.round(GREY_SIDE * part);
    const from = Math.floor((GREY_SIDE - side) / 2);
    return whole().extract({ left: from, top: from, width: side, height: side });
  };
  const pictures = [whole(), whole().flop(), ...MIDDLES.map(middle)];
  return Promise.all(
    pictures.map(async (picture) =>
      perceptualHash(
        await picture.resize(HASH_SIDE, HASH_SIDE, { fit: 'fill' }).toColourspace('b-w').raw().toBuffer(),
      ),
    ),
  );
}
