import { readFile as readFromDisk } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { MadeFile, PictureKind, PictureLook } from '#gateways/picture/port.ts';
import type { MadeVideo } from '#gateways/video/port.ts';
import { ALIKE_BITS, MAKING_MINUTES, type FileReason, type MediaKind } from '@yoimachi/domain/media';
import { ok, type Result } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import { readFile, removeFiles } from '#people/upload';
import { withTransaction } from '#platform/database';
import { does, job, type DueWork, type JobWork } from '#platform/jobs';
import {
  findAlike,
  findFile,
  forgetUpload,
  lockFile,
  makingQueue,
  markMade,
  type FileRow,
  type Findings,
} from '../file.store.ts';
import type { MediaContext } from '../media.means.ts';
import { lockOwner } from '../media.store.ts';
import { refuse } from './decide.ts';
import { folderOf, removeSizes } from './erase.ts';
import { making } from './hand-in.ts';

/** The smaller files of a photo follow: they take seconds, and nobody waits for them. */
const shrinking = job('media.shrink', z.object({ fileId: z.uuid() }));

type Seen = Omit<Findings, 'similarTo'>;
type Made = Result<Seen, Exclude<FileReason, 'FILE_NOT_MADE'>>;

/**
 * Makes what is served out of what was handed in, and looks at it before anybody does. What was handed in is given up afterwards. A worker that
 * died is no refusal: the job throws, and is done again.
 */
export const maker = (context: MediaContext): JobWork =>
  does(making, async ({ fileId }) => {
    const file = await findFile(context.db, fileId);
    if (file?.state !== 'PROCESSING' || file.upload_id === null) return;
    const bytes = await readFile(context, file.upload_id);
    const made =
      bytes &&
      (file.kind === 'VIDEO'
        ? await makeVideo(context, file, bytes)
        : await makePicture(context, file, bytes));
    await (made?.ok
      ? keep(context, file, made.value)
      : giveBack(context, fileId, made ? made.error.code : 'FILE_NOT_MADE'));
  });

async function makePicture(context: MediaContext, file: FileRow, bytes: Uint8Array): Promise<Made> {
  const { pictures } = context;
  const look = await pictures.look(bytes, pictureKind(file.kind));
  if (!look.ok) return look;
  const made = file.kind === 'AVATAR' ? await pictures.avatar(bytes) : await pictures.photo(bytes, 'webp');
  if (!made.ok) return made;
  await store(context, file.id, made.value);
  const text = await pictures.readText(bytes);
  return ok({
    ...seenIn(look.value),
    foundText: [...look.value.codes, ...(text.ok ? text.value : [])].join(' ').slice(0, 500),
  });
}

const seenIn = ({ colour, hashes, codes }: PictureLook): Omit<Seen, 'foundText'> => ({
  colour: colour.slice(1),
  hashes: [...hashes],
  hasQr: codes.length > 0,
  durationSeconds: null,
  hasPoster: false,
});

const pictureKind = (kind: MediaKind): PictureKind => (kind === 'AVATAR' ? 'AVATAR' : 'PHOTO');

function makeVideo(context: MediaContext, { id }: FileRow, bytes: Uint8Array): Promise<Made> {
  return context.videos.make(
    async function* parts() {
      yield bytes;
    },
    (made) => keepVideo(context, id, made),
  );
}

/** A poster is looked at as a photo is, as far as it is large enough for that. */
async function keepVideo(
  { storage, pictures }: MediaContext,
  fileId: string,
  made: MadeVideo,
): Promise<Seen> {
  const durationSeconds = Math.max(1, Math.round(made.durationSeconds));
  await storage.put(`${folderOf(fileId)}video.mp4`, await readFromDisk(made.path));
  const none = { colour: null, hashes: [], hasQr: false, foundText: '', durationSeconds, hasPoster: false };
  if (!made.poster) return none;
  await storage.put(`${folderOf(fileId)}poster.jpg`, made.poster);
  const look = await pictures.look(made.poster, 'PHOTO');
  const seen = look.ok ? { ...seenIn(look.value), foundText: look.value.codes.join(' ') } : none;
  return { ...seen, durationSeconds, hasPoster: true };
}

async function store({ storage }: MediaContext, fileId: string, files: readonly MadeFile[]): Promise<void> {
  for (const { name, format, bytes } of files)
    await storage.put(`${folderOf(fileId)}${name}.${format}`, bytes);
}

/** What was made waits for an operator, unless it was removed meanwhile: then its files go. */
async function keep(context: MediaContext, file: FileRow, seen: Seen): Promise<void> {
  const { db, clock, jobs } = context;
  const similarTo =
    seen.hashes.length === 0
      ? null
      : await findAlike(db, { accountId: file.account_id, hashes: seen.hashes, bits: ALIKE_BITS });
  const isKept = await withTransaction(db, async (trx) => {
    await lockOwner(trx, file.account_id);
    if ((await lockFile(trx, file.id))?.state !== 'PROCESSING') return false;
    const at = clock.now();
    await markMade(trx, file.id, { ...seen, similarTo }, at);
    if (file.kind === 'PHOTO') await jobs.send(trx, shrinking, { fileId: file.id });
    else await removeFiles(trx, [file.upload_id!], at);
    return true;
  });
  if (!isKept) await removeSizes(context, file.id);
}

/** The same photo in the format that is half as large. What was handed in is needed no more. */
export const shrinker = (context: MediaContext): JobWork =>
  does(shrinking, async ({ fileId }) => {
    const file = await findFile(context.db, fileId);
    if (!file?.upload_id) return;
    const isWanted = file.state === 'REVIEWING' || file.state === 'PUBLISHED';
    const bytes = isWanted ? await readFile(context, file.upload_id) : undefined;
    const made = bytes && (await context.pictures.photo(bytes, 'avif'));
    if (made?.ok) await store(context, fileId, made.value);
    await withTransaction(context.db, async (trx) => {
      await forgetUpload(trx, fileId);
      await removeFiles(trx, [file.upload_id!], context.clock.now());
    });
  });

/** A file that cannot be shown: its owner is told at once. */
async function giveBack(context: MediaContext, fileId: string, reason: FileReason): Promise<void> {
  await withTransaction(context.db, async (trx) => {
    const found = await findFile(trx, fileId);
    if (!found) return;
    await lockOwner(trx, found.account_id);
    const file = await lockFile(trx, fileId);
    if (file?.state !== 'PROCESSING') return;
    await refuse(trx, context, file, { by: null, reason });
    if (file.upload_id === null) return;
    await forgetUpload(trx, fileId);
    await removeFiles(trx, [file.upload_id], context.clock.now());
  });
}

/** Sizes that were not made within an hour are given up, so that nobody waits for a worker that will not come back. */
export const overdue = (context: MediaContext): DueWork => ({
  name: 'media.overdue',
  queue: makingQueue,
  rowOf: ({ id, due_at }) => due_at && { id, dueAt: addMinutes(due_at, MAKING_MINUTES) },
  together: false,
  run: ({ id }) => giveBack(context, id, 'FILE_NOT_MADE'),
});
