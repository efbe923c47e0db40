import { readFile } from 'node:fs/promises';
import type { PictureRefusal } from '../gateways/picture/port.ts';
import { LEAST_PIXELS } from '../gateways/picture/port.ts';
import { createPictures } from '../gateways/picture/index.ts';
import { createStorage } from '../gateways/storage/index.ts';
import { StartupError } from '../platform/startup-error.ts';
import { keepPicture, removePicture, type KeptPicture } from '#talk/news';
import { UsageError, type ActingContext, type CliArgs } from './command.ts';

const { short, long } = LEAST_PIXELS.WIDE;
const REFUSALS: Readonly<Record<PictureRefusal, string>> = {
  IMAGE_TYPE: 'it is neither JPEG nor PNG',
  IMAGE_TOO_SMALL: `it has less than ${long} × ${short} pixels`,
  IMAGE_TOO_LARGE: 'it has more pixels than a camera makes',
  IMAGE_BROKEN: 'it cannot be opened',
};

/**
 * Makes the sizes of `--picture`, stores them, and does the act with them; null without one. What the act refuses leaves no picture.
 *
 * @throws StartupError with a sentence for a file that is no such picture.
 */
export async function withPicture<T>(
  context: ActingContext,
  args: CliArgs,
  act: (picture: KeptPicture | null) => Promise<T>,
): Promise<T> {
  const path = args.option('picture');
  if (path === undefined) return act(null);
  const storage = createStorage(context);
  const picture = await pictureFrom(context, path);
  try {
    return await act(picture);
  } catch (error) {
    await removePicture({ storage }, picture.pictureId);
    throw error;
  }
}

async function pictureFrom(context: ActingContext, path: string): Promise<KeptPicture> {
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) throw new UsageError(`${path} cannot be read.`);
  const pictures = createPictures(context);
  try {
    const kept = await keepPicture({ ...context, pictures, storage: createStorage(context) }, bytes);
    if (!kept.ok) throw new StartupError(`Refused: ${REFUSALS[kept.error.code]}.`);
    return kept.value;
  } finally {
    await pictures.close();
  }
}
