import { fail, ok, type Result } from '@yoimachi/domain/result';

/** A picture of news or of a banner is shown at 3:1, at most this wide; what is sent is best just that. */
export const NEWS_PICTURE_PIXELS = { width: 1_440, height: 480 } as const;
/** Least pixels of the shorter and of the longer side: fewer look washed out on a phone. */
export const NEWS_PICTURE_LEAST = { short: 320, long: 960 } as const;
/** What is sent may be so much longer or higher than 3:1: that much is cut off. */
const CUT_PERCENT = 10;
/** A photo of 3:1 has less than half of it. */
export const NEWS_PICTURE_MEGABYTES = 5;
export const NEWS_PICTURE_BYTES = NEWS_PICTURE_MEGABYTES * 1024 * 1024;

/** What a picture may be sent as; what it is says its content. */
export const NEWS_PICTURE_TYPES = ['image/jpeg', 'image/png'] as const;

interface PictureFile {
  readonly sizeBytes: number;
  readonly mediaType: string;
}

/** Whether a file may be sent as a picture, by what is said of it: asked before the first byte. */
export function checkNewsPictureFile({
  sizeBytes,
  mediaType,
}: PictureFile): Result<undefined, 'IMAGE_TYPE' | 'NEWS_PICTURE_SIZE' | 'UPLOAD_EMPTY'> {
  if (!NEWS_PICTURE_TYPES.some((type) => type === mediaType)) return fail('IMAGE_TYPE', 'picture');
  return checkNewsPictureSize(sizeBytes);
}

/** The same of one whose type its content says. */
export function checkNewsPictureSize(
  sizeBytes: number,
): Result<undefined, 'NEWS_PICTURE_SIZE' | 'UPLOAD_EMPTY'> {
  if (sizeBytes < 1) return fail('UPLOAD_EMPTY', 'picture');
  const most = { megabytes: NEWS_PICTURE_MEGABYTES };
  return sizeBytes > NEWS_PICTURE_BYTES ? fail('NEWS_PICTURE_SIZE', 'picture', most) : ok();
}

interface Pixels {
  /** As it is shown, turned upright. */
  readonly width: number;
  readonly height: number;
}

/** Whether a picture is large enough and wide enough: words at its edges would be cut off otherwise. */
export function checkNewsPicture({
  width,
  height,
}: Pixels): Result<undefined, 'IMAGE_TOO_SMALL' | 'NEWS_PICTURE_SHAPE'> {
  const { short, long } = NEWS_PICTURE_LEAST;
  if (Math.min(width, height) < short || Math.max(width, height) < long)
    return fail('IMAGE_TOO_SMALL', 'picture', { ...NEWS_PICTURE_LEAST });
  const wanted = (height * NEWS_PICTURE_PIXELS.width) / NEWS_PICTURE_PIXELS.height;
  const isShaped = Math.abs(width - wanted) * 100 <= wanted * CUT_PERCENT;
  return isShaped ? ok() : fail('NEWS_PICTURE_SHAPE', 'picture', { ...NEWS_PICTURE_PIXELS });
}
