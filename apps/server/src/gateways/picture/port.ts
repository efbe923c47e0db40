import { NEWS_PICTURE_LEAST } from '@yoimachi/domain/news';
import type { Result } from '@yoimachi/domain/result';

export { areAlike } from './alike.ts';

/** A stored file. Large ones are given as a function: it is opened when its turn comes and passes through in parts. */
export type PictureSource =
  | Uint8Array
  | (() => Uint8Array | AsyncIterable<Uint8Array> | Promise<Uint8Array | AsyncIterable<Uint8Array>>);

/** What a picture is for; each has its least size. A live photo and both sides of a document are DOCUMENTs, news and banners have WIDE ones. */
export type PictureKind = 'PHOTO' | 'AVATAR' | 'DOCUMENT' | 'WIDE';

/** Least pixels of the shorter and of the longer side. */
export const LEAST_PIXELS: Readonly<Record<PictureKind, { readonly short: number; readonly long: number }>> =
  {
    PHOTO: { short: 480, long: 640 },
    AVATAR: { short: 200, long: 200 },
    DOCUMENT: { short: 480, long: 640 },
    WIDE: NEWS_PICTURE_LEAST,
  };

export type PictureRefusal =
  /** Neither JPEG nor PNG, whatever its name says. */
  | 'IMAGE_TYPE'
  /** Fewer pixels than `LEAST_PIXELS`; `short` and `long` in the details. */
  | 'IMAGE_TOO_SMALL'
  /** More pixels than a phone's camera makes. */
  | 'IMAGE_TOO_LARGE'
  /** Cut off, damaged, or made to harm who opens it. */
  | 'IMAGE_BROKEN';

export interface PictureLook {
  readonly type: 'image/jpeg' | 'image/png';
  /** As it is shown, turned upright. */
  readonly width: number;
  readonly height: number;
  /** To be shown until the picture is there: `#rrggbb`. */
  readonly colour: string;
  /** Perceptual hashes, 16 hexadecimal digits each: of the whole, mirrored, and of its middle. `areAlike` compares them. */
  readonly hashes: readonly string[];
  /** What a QR code or bar code in it says; empty without one. */
  readonly codes: readonly string[];
}

/** A photo of 3:4 by its width and the whole of it to look at closely; an avatar square by its side. */
export type PhotoFileName = 'w240' | 'w480' | 'w720' | 'whole';
export type AvatarFileName = 's96' | 's192' | 's384';
/** A picture of 3:1 by its width. */
export type WideFileName = 'w480' | 'w960' | 'w1440';
export type PictureFormat = 'webp' | 'avif';

/** A file without anything of the original but what is seen: sRGB, upright, no metadata. Never larger than the original was. */
export interface MadeFile<Name extends string = string> {
  readonly name: Name;
  readonly format: PictureFormat;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** What may be written in a picture that must not be there: whoever reviews it is shown where to look. */
export type TextHint = 'PHONE' | 'URL' | 'ACCOUNT' | 'TEXT';

/** Works on pictures of people nobody knows, in processes of its own: one that harms its process is IMAGE_BROKEN. */
export interface Pictures {
  /** Checks by content, and says what is told of a picture before anybody looks at it. A tenth of a second to two seconds. */
  look(source: PictureSource, kind: PictureKind): Promise<Result<PictureLook, PictureRefusal>>;
  /** Every size of a photo: `webp` at once, `avif` takes seconds and belongs into a job. */
  photo(
    source: PictureSource,
    format: PictureFormat,
  ): Promise<Result<readonly MadeFile<PhotoFileName>[], PictureRefusal>>;
  /** Every size of a wide picture, cut to what draws the eye. */
  wide(
    source: PictureSource,
    format: PictureFormat,
  ): Promise<Result<readonly MadeFile<WideFileName>[], PictureRefusal>>;
  /** The sizes of an avatar, cut to what draws the eye, which is a face where there is one. */
  avatar(source: PictureSource): Promise<Result<readonly MadeFile<AvatarFileName>[], PictureRefusal>>;
  /** A document or live photo for who reviews it and for who reads it: an upright JPEG of at most 2500 pixels without metadata. */
  document(
    source: PictureSource,
  ): Promise<
    Result<{ readonly width: number; readonly height: number; readonly bytes: Uint8Array }, PictureRefusal>
  >;
  /** What seems to be written in it; takes seconds and belongs into a job. */
  readText(source: PictureSource): Promise<Result<readonly TextHint[], PictureRefusal>>;
  close(): Promise<void>;
}
