import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaRoutes } from '@yoimachi/contract/media';
import { uploadRoutes } from '@yoimachi/contract/upload';
import { UserType } from '@yoimachi/domain/account';
import type { UploadPurpose } from '@yoimachi/domain/upload';
import sharp from 'sharp';
import type { App } from '../../apps/server/src/app.ts';
import { approveMedia, rejectMedia } from '../../apps/server/src/modules/people/media/index.ts';
import { DEMO_PICTURED_CAST_PHONE, DEMO_PICTURED_GUEST_PHONE } from './accounts.ts';
import { photoPath } from './photos.ts';
import { settle } from './settle.ts';
import type { Stage } from './types.ts';
import { visit, type Visitor } from './visitor.ts';

const PUBLIC = join(import.meta.dirname, '../../apps/web/public');
/** Drawn faces: shown, shown to some, shown with another to follow, waiting, refused. */
const FACES = [236, 237, 238, 239, 240] as const;
const FOLLOWING = 234;
const GUEST_FACE = 235;
/** Drawn face 236, which comes nearer for five seconds. */
const VIDEO = join(import.meta.dirname, 'cast.mp4');

/**
 * A cast who has handed in photos, one in every state, and a video that is shown, and a guest whose picture waits; also in a demo that was
 * filled before there were any. Whoever has used it since keeps what he did.
 */
export async function playMedia({ app, operatorId }: Stage): Promise<void> {
  const cast = await visit(app, DEMO_PICTURED_CAST_PHONE, UserType.CAST);
  const { photos, video } = await cast.call(mediaRoutes.castMedia);
  const hasPhotos = photos.some(({ sizeBytes }) => sizeBytes !== null);
  if (!hasPhotos) await playPhotos(app, operatorId, cast, photos);
  if (video === null) await playVideo(app, operatorId, cast);
}

async function playPhotos(
  app: App,
  operatorId: string,
  cast: Visitor,
  photos: readonly { readonly mediaId: string }[],
): Promise<void> {
  for (const { mediaId } of photos)
    await cast.call(mediaRoutes.removeMedia, undefined, undefined, { mediaId });
  const places: string[] = [];
  for (const face of FACES) {
    const uploadId = await send(cast, 'CAST_PHOTO', face);
    places.push((await cast.call(mediaRoutes.addMedia, { kind: 'PHOTO', uploadId })).mediaId);
  }
  await settle(app);
  const [main, some, older, , refused] = await filesOf(app, places);
  const operator = { id: operatorId, name: '' };
  for (const fileId of [main!, some!, older!]) await approveMedia(app.context, { fileId, operator });
  await rejectMedia(app.context, { fileId: refused!, operator, reason: 'OTHER_FACES' });
  const visibility = 'GUESTS_WITH_HISTORY';
  await cast.call(mediaRoutes.showMediaTo, { visibility }, undefined, { mediaId: places[1]! });
  const uploadId = await send(cast, 'CAST_PHOTO', FOLLOWING);
  await cast.call(mediaRoutes.replaceMedia, { uploadId }, undefined, { mediaId: places[2]! });
  const guest = await visit(app, DEMO_PICTURED_GUEST_PHONE, UserType.GUEST);
  await guest.call(mediaRoutes.putAvatar, { uploadId: await send(guest, 'GUEST_AVATAR', GUEST_FACE) });
  await settle(app);
}

async function playVideo(app: App, operatorId: string, cast: Visitor): Promise<void> {
  const uploadId = await sendFile(cast, 'CAST_VIDEO', 'video/mp4', await readFile(VIDEO));
  const { mediaId } = await cast.call(mediaRoutes.addMedia, { kind: 'VIDEO', uploadId });
  await settle(app);
  const [fileId] = await filesOf(app, [mediaId]);
  await approveMedia(app.context, { fileId: fileId!, operator: { id: operatorId, name: '' } });
}

/** Sends a drawn face as a phone would: a JPEG of its camera's size. */
async function send(person: Visitor, purpose: 'CAST_PHOTO' | 'GUEST_AVATAR', face: number): Promise<string> {
  const bytes = await sharp(join(PUBLIC, photoPath(face)))
    .resize(1080, 1440)
    .jpeg()
    .toBuffer();
  return sendFile(person, purpose, 'image/jpeg', bytes);
}

async function sendFile(
  person: Visitor,
  purpose: UploadPurpose,
  mediaType: string,
  bytes: Buffer,
): Promise<string> {
  const upload = { purpose, sizeBytes: bytes.length, mediaType };
  const { uploadId } = await person.call(uploadRoutes.beginUpload, upload);
  await person.sendFile(uploadId, bytes);
  return uploadId;
}

/** What waits in these places. */
async function filesOf({ context: { db } }: App, places: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('media_file')
    .select(['id', 'media_id'])
    .where('state', '=', 'REVIEWING')
    .execute();
  return places.map((mediaId) => {
    const row = rows.find((file) => file.media_id === mediaId);
    if (!row) throw new Error('A picture or video of the demo was refused');
    return row.id;
  });
}
