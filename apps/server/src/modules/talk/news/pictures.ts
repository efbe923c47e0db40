import * as z from 'zod/mini';
import { checkNewsPicture } from '@yoimachi/domain/news';
import { fail, ok, type Failure, type Result } from '@yoimachi/domain/result';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import type { PictureRefusal, Pictures } from '#gateways/picture/port.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { sendFailure, sendStored } from '#platform/http';
import { daily, type Routine } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { forgetLeft, keptPictures, type KeptPicture } from './picture.store.ts';

const FOLDER = 'news-pictures/';
const NAME = /^(?:w480|w960|w1440)\.(webp|avif)$/;
const TYPES = { webp: 'image/webp', avif: 'image/avif' } as const;
/** So long may pass between making a picture and writing what it is for. */
const UNUSED_MINUTES = DAY_MINUTES;

/** Where a browser finds the sizes of a picture. */
export const pathOf = (pictureId: string): string => `/${FOLDER}${pictureId}`;
const folderOf = (pictureId: string): string => `${FOLDER}${pictureId}/`;

export type { KeptPicture };

/** Which picture something has from now on; null: the one it has. */
export type NextPicture = KeptPicture | 'NONE' | null;

interface Tools extends Pick<AppContext, 'ids' | 'log'> {
  readonly pictures: Pictures;
  readonly storage: Storage;
}

export type PictureFailure = PictureRefusal | 'NEWS_PICTURE_SHAPE' | 'UPLOAD_FAILED';

/**
 * Makes every size of an operator's file and stores it; nothing of the file itself is kept. Fails as `Pictures` and `checkNewsPicture` say,
 * and with UPLOAD_FAILED where the storage takes nothing in.
 */
export async function keepPicture(
  { ids, log, pictures, storage }: Tools,
  bytes: Uint8Array,
): Promise<Result<KeptPicture, PictureFailure>> {
  const looked = await pictures.look(bytes, 'WIDE');
  if (!looked.ok) return refused(looked.error);
  const checked = checkNewsPicture(looked.value);
  if (!checked.ok) return checked;
  const pictureId = ids.newId();
  for (const format of ['webp', 'avif'] as const) {
    const made = await pictures.wide(bytes, format);
    if (!made.ok) return refused(made.error);
    try {
      for (const file of made.value)
        await storage.put(`${folderOf(pictureId)}${file.name}.${file.format}`, file.bytes);
    } catch (error) {
      log.error({ err: error }, 'the storage took no picture in');
      return fail('UPLOAD_FAILED', 'picture');
    }
  }
  return ok({ pictureId, colour: looked.value.colour });
}

const refused = <Code extends PictureRefusal>({ code, details }: Failure<Code>) =>
  fail(code, 'picture', details);

/** Removes all sizes of a picture; done again it removes nothing. */
async function removePicture({ storage }: Pick<Tools, 'storage'>, pictureId: string): Promise<void> {
  const keys: string[] = [];
  for await (const key of storage.list(folderOf(pictureId))) keys.push(key);
  await storage.remove(keys);
}

type HttpServer = Parameters<NonNullable<Module['pages']>>[0];

/** Sends pictures to everybody, for ever under their names: nothing private is in them. */
export function servePictures(http: HttpServer, { storage }: Pick<Tools, 'storage'>): void {
  http.get<{ Params: { pictureId: string; name: string } }>(
    `/${FOLDER}:pictureId/:name`,
    ({ params: { pictureId, name } }, reply) => {
      const format = NAME.exec(name)?.[1] as keyof typeof TYPES | undefined;
      if (!z.uuid().safeParse(pictureId).success || format === undefined)
        return sendFailure(reply, fail('NOT_FOUND').error);
      const key = `${folderOf(pictureId)}${name}`;
      return sendStored(reply, { storage, key, type: TYPES[format], cache: 'forever' });
    },
  );
}

/** Removes what nothing shows any more, or what was sent and nothing took, also because the process that made it died. */
export const forgetPictures = (
  context: Pick<AppContext, 'clock' | 'db'> & Pick<Tools, 'storage'>,
): Routine => ({
  name: 'news.pictures',
  minutes: daily(4, 40),
  async run() {
    const before = addMinutes(context.clock.now(), -UNUSED_MINUTES);
    const found = new Set<string>();
    for await (const key of context.storage.list(FOLDER)) {
      const id = key.split('/')[1] ?? '';
      if (z.uuid().safeParse(id).success && madeAt(id) < before) found.add(id);
    }
    await forgetLeft(context.db, before);
    const kept = await keptPictures(context.db, [...found]);
    for (const id of found) if (!kept.has(id)) await removePicture(context, id);
  },
});

/** The time in a UUIDv7. */
const madeAt = (id: string): Date => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
