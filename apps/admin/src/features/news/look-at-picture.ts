import { filled } from '@yoimachi/contract/errors';
import { entryOf } from '@yoimachi/contract/operator-errors';
import { checkNewsPicture, checkNewsPictureFile } from '@yoimachi/domain/news';
import type { Failed, OperatorCode, PublicCode } from '@yoimachi/domain/result';
import { ApiError } from '#ui/lib/api-error.ts';

type Code = PublicCode | OperatorCode;

/** What the server would say of a file, said before it is sent; null: it may be. What this browser cannot open is left to the server. */
export async function refusalOf(file: File): Promise<ApiError | null> {
  const named = checkNewsPictureFile({ sizeBytes: file.size, mediaType: file.type.toLowerCase() });
  if (!named.ok) return told(named);
  const pixels = await pixelsOf(file);
  const looked = pixels ? checkNewsPicture(pixels) : undefined;
  return looked?.ok === false ? told(looked) : null;
}

function told({ error: { code, details = {} } }: Failed<Code>): ApiError {
  const { status, message } = entryOf(code);
  return new ApiError(status, code, filled(message, details), details);
}

/** As it is shown, turned upright. */
async function pixelsOf(file: File): Promise<{ readonly width: number; readonly height: number } | null> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return null;
  }
}
