import { readFile } from 'node:fs/promises';
import { NEWS_PICTURE_LEAST, NEWS_PICTURE_MEGABYTES } from '@yoimachi/domain/news';
import type { ErrorCode } from '@yoimachi/domain/result';
import { call } from './call.ts';
import { UsageError, type ActingContext, type CliArgs } from './command.ts';

const { short, long } = NEWS_PICTURE_LEAST;
const REASONS: Readonly<Partial<Record<ErrorCode, string>>> = {
  IMAGE_TYPE: 'it is neither JPEG nor PNG',
  IMAGE_TOO_SMALL: `it has less than ${long} × ${short} pixels`,
  IMAGE_TOO_LARGE: 'it has more pixels than a camera makes',
  IMAGE_BROKEN: 'it cannot be opened',
  NEWS_PICTURE_SHAPE: 'it is not about three times as wide as high',
  NEWS_PICTURE_SIZE: `it has more than ${NEWS_PICTURE_MEGABYTES} MB`,
  UPLOAD_EMPTY: 'there is nothing in the file',
  UPLOAD_FAILED: 'the storage takes nothing in',
};

/** Sends the file of `--picture`; null without one. What nothing shows in the end goes after a day. */
export async function sentPicture(context: ActingContext, args: CliArgs): Promise<string | null> {
  const path = args.option('picture');
  if (path === undefined) return null;
  const body = await readFile(path).catch(() => null);
  if (body === null) throw new UsageError(`${path} cannot be read.`);
  return (await call(context, 'sendNewsPicture', { body }, REASONS)).pictureId;
}
