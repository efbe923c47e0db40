import sharp, { type Sharp } from 'sharp';
import { ok, type Result } from '@yoimachi/domain/result';
import { openPicture, type Base } from './open.ts';
import type {
  AvatarFileName,
  MadeFile,
  PhotoFileName,
  PictureFormat,
  PictureRefusal,
  WideFileName,
} from './port.ts';

type Made<Name extends string> = Promise<Result<readonly MadeFile<Name>[], PictureRefusal>>;

const PHOTO_WIDTHS = { w720: 720, w480: 480, w240: 240 } as const;
const PHOTO_RATIO = 3 / 4;
const WHOLE_SIDE = 1_440;
const WIDE_WIDTHS = { w1440: 1440, w960: 960, w480: 480 } as const;
const WIDE_RATIO = 3;
const AVATAR_SIDES = { s384: 384, s192: 192, s96: 96 } as const;
const DOCUMENT_QUALITY = 90;

export async function makePhoto(bytes: Uint8Array, format: PictureFormat): Made<PhotoFileName> {
  const opened = await openPicture(bytes);
  if (!opened.ok) return opened;
  const whole = opened.value.image.clone().resize(WHOLE_SIDE, WHOLE_SIDE, inside);
  return ok([
    ...(await cut(opened.value, PHOTO_RATIO, PHOTO_WIDTHS, format)),
    await encode('whole', whole, format),
  ]);
}

export async function makeWide(bytes: Uint8Array, format: PictureFormat): Made<WideFileName> {
  const opened = await openPicture(bytes);
  return opened.ok ? ok(await cut(opened.value, WIDE_RATIO, WIDE_WIDTHS, format)) : opened;
}

export async function makeAvatar(bytes: Uint8Array): Made<AvatarFileName> {
  const opened = await openPicture(bytes);
  return opened.ok ? ok(await cut(opened.value, 1, AVATAR_SIDES, 'webp')) : opened;
}

export async function makeDocument(
  bytes: Uint8Array,
): Promise<Result<{ width: number; height: number; bytes: Uint8Array }, PictureRefusal>> {
  const opened = await openPicture(bytes);
  if (!opened.ok) return opened;
  const { data, info } = await opened.value.image
    .clone()
    .jpeg({ quality: DOCUMENT_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return ok({ width: info.width, height: info.height, bytes: data });
}

const inside = { fit: 'inside', withoutEnlargement: true } as const;

/** Cuts to a ratio around what draws the eye (skin, light, colour), and makes each width of that one cut. */
async function cut<Name extends string>(
  base: Base,
  ratio: number,
  widths: Readonly<Record<Name, number>>,
  format: PictureFormat,
): Promise<MadeFile<Name>[]> {
  const names = Object.keys(widths) as Name[];
  const most = Math.max(...names.map((name) => widths[name]));
  const width = Math.min(most, Math.floor(Math.min(base.baseWidth, base.baseHeight * ratio)));
  const { data, info } = await base.image
    .clone()
    .resize({ width, height: Math.round(width / ratio), fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const made: MadeFile<Name>[] = [];
  for (const name of names)
    made.push(
      await encode(name, image.clone().resize({ width: Math.min(widths[name], width), ...inside }), format),
    );
  return made;
}

async function encode<Name extends string>(
  name: Name,
  image: Sharp,
  format: PictureFormat,
): Promise<MadeFile<Name>> {
  const encoded = format === 'webp' ? image.webp({ quality: 80 }) : image.avif({ quality: 50, effort: 2 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { name, format, width: info.width, height: info.height, bytes: data };
}
