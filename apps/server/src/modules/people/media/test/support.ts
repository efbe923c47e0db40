import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pictures, PictureSource } from '#gateways/picture/port.ts';
import type { Videos } from '#gateways/video/port.ts';
import { closed } from '#base/read-log';
import { mediaRoutes as routes } from '@yoimachi/contract/media';
import type { MediaKind, ReviewReason } from '@yoimachi/domain/media';
import type { UploadPurpose } from '@yoimachi/domain/upload';
import { fail, ok } from '@yoimachi/domain/result';
import type { ModuleFactory } from '#platform/module';
import { createStorage } from '../../../../gateways/storage/index.ts';
import { OPERATORS, type Person, type TestApp } from '../../../../test-support/index.ts';
import { sendFile } from '../../upload/test/support.ts';
import { mediaAdmin, mediaModule } from '../index.ts';

/** What the fake that looks at pictures finds in one. */
export interface Says {
  readonly refused?: 'IMAGE_BROKEN' | 'IMAGE_TOO_SMALL' | 'VIDEO_CODEC';
  readonly codes?: readonly string[];
  readonly text?: readonly 'PHONE'[];
  /** Pictures with the same look alike. */
  readonly hash?: string;
  /** The worker dies so many times. */
  readonly deaths?: number;
}

const STARTS = {
  'image/jpeg': Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  'video/mp4': Buffer.from('000000206674797069736f6d0000020069736f6d69736f32617663316d703431', 'hex'),
} as const;

/** A file that begins as a picture or video does, and says what is to be found in it. */
const fileOf = (type: keyof typeof STARTS, says: Says) =>
  Buffer.concat([
    STARTS[type],
    Buffer.from(JSON.stringify({ hash: randomUUID().replaceAll('-', '').slice(0, 16), ...says })),
  ]);

async function said(source: PictureSource): Promise<Says & { readonly hash: string }> {
  const given = typeof source === 'function' ? await source() : source;
  const parts: Uint8Array[] = [];
  if (given instanceof Uint8Array) parts.push(given);
  else for await (const part of given) parts.push(part);
  const text = Buffer.concat(parts).toString('latin1');
  return JSON.parse(text.slice(text.indexOf('{'))) as Says & { readonly hash: string };
}

const deaths = new Map<string, number>();
/** Throws as a worker does that died, as often as the file says. */
function mayDie({ hash, deaths: most = 0 }: { readonly hash: string; readonly deaths?: number }): void {
  const before = deaths.get(hash) ?? 0;
  deaths.set(hash, before + 1);
  if (before < most) throw new Error('The worker died');
}

const SIZES = ['w240', 'w480', 'w720', 'whole'] as const;
const made = <Name extends string>(names: readonly Name[], format: 'webp' | 'avif') =>
  names.map((name) => ({ name, format, width: 3, height: 4, bytes: Buffer.from(`${name}.${format}`) }));

const pictures: Pictures = {
  async look(source) {
    const says = await said(source);
    mayDie(says);
    if (says.refused?.startsWith('IMAGE')) return fail(says.refused as 'IMAGE_BROKEN');
    const seen = {
      type: 'image/jpeg',
      width: 900,
      height: 1200,
      colour: '#6b2145',
      hashes: [says.hash],
    } as const;
    return ok({ ...seen, codes: says.codes ?? [] });
  },
  photo: async (_source, format) => ok(made(SIZES, format)),
  wide: async (_source, format) => ok(made(['w480', 'w960', 'w1440'], format)),
  avatar: async () => ok(made(['s96', 's192', 's384'], 'webp')),
  document: () => Promise.reject(new Error('No document here')),
  readText: async (source) => ok((await said(source)).text ?? []),
  close: async () => undefined,
};

const videos: Videos = {
  async make(source, keep) {
    const says = await said(source);
    if (says.refused) return fail('VIDEO_CODEC');
    const folder = await mkdtemp(join(tmpdir(), 'video-'));
    const path = join(folder, 'made.mp4');
    await writeFile(path, 'made of it');
    try {
      const poster = Buffer.concat([STARTS['image/jpeg'], Buffer.from(JSON.stringify(says))]);
      return ok(await keep({ path, sizeBytes: 10, durationSeconds: 24.2, width: 720, height: 960, poster }));
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  close: async () => undefined,
};

export const storageOf = (app: TestApp) => createStorage(app.context);

/** Media with a fake that finds in a file what the file says. */
export const fakeMedia: ModuleFactory = (context) =>
  mediaModule(context, { storage: createStorage(context), pictures, videos });

const SENT = {
  PHOTO: { purpose: 'CAST_PHOTO', mediaType: 'image/jpeg' },
  VIDEO: { purpose: 'CAST_VIDEO', mediaType: 'video/mp4' },
  AVATAR: { purpose: 'GUEST_AVATAR', mediaType: 'image/jpeg' },
} as const satisfies Record<
  MediaKind,
  { readonly purpose: UploadPurpose; readonly mediaType: keyof typeof STARTS }
>;

/** Sends a file; returns the id of what waits to be handed in. */
export const uploaded = (app: TestApp, who: Person, kind: MediaKind = 'PHOTO', says: Says = {}) =>
  sendFile(app, who, fileOf(SENT[kind].mediaType, says), SENT[kind]);

/** Hands in a photo or video, not yet made. */
export async function added(app: TestApp, cast: Person, kind: 'PHOTO' | 'VIDEO' = 'PHOTO', says: Says = {}) {
  const uploadId = await uploaded(app, cast, kind, says);
  return (await app.ok(routes.addMedia, { body: { kind, uploadId } }, cast)).mediaId;
}

export async function waiting(
  app: TestApp,
  cast: Person,
  kind: 'PHOTO' | 'VIDEO' = 'PHOTO',
  says: Says = {},
) {
  const mediaId = await added(app, cast, kind, says);
  await app.work();
  return mediaId;
}

/** A photo or video that guests see. */
export async function published(
  app: TestApp,
  cast: Person,
  kind: 'PHOTO' | 'VIDEO' = 'PHOTO',
  says: Says = {},
) {
  const mediaId = await waiting(app, cast, kind, says);
  expectOk(await approve(app, await nextOf(app, mediaId)));
  await app.work();
  return mediaId;
}

export async function avatarOf(app: TestApp, guest: Person, says: Says = {}): Promise<string> {
  const uploadId = await uploaded(app, guest, 'AVATAR', says);
  const { mediaId } = await app.ok(routes.putAvatar, { body: { uploadId } }, guest);
  await app.work();
  return mediaId;
}

/** The file that waits in a place. */
export async function nextOf(app: TestApp, mediaId: string): Promise<string> {
  const rows = await app.db
    .selectFrom('media_file')
    .select('id')
    .where('media_id', '=', mediaId)
    .where('state', '<>', 'PUBLISHED')
    .execute();
  return rows[0]!.id;
}

export async function shownOf(app: TestApp, mediaId: string): Promise<string> {
  const rows = await app.db
    .selectFrom('media_file')
    .select('id')
    .where('media_id', '=', mediaId)
    .where('state', '=', 'PUBLISHED')
    .execute();
  return rows[0]!.id;
}

const operator = OPERATORS.tanaka;
const admin = (app: TestApp) => mediaAdmin({ ...app.context, crypto: closed(app.context.crypto) });

export const approve = (app: TestApp, fileId: string) =>
  admin(app).approveMedia({ params: { fileId }, operator } as never);
export const reject = (app: TestApp, fileId: string, reason: ReviewReason = 'OTHER_FACES') =>
  admin(app).rejectMedia({ params: { fileId }, body: { reason }, operator } as never);
export const read = (app: TestApp, fileId: string, reason = '審査') =>
  admin(app).readMedia({ params: { fileId }, body: { reason }, operator } as never);

export function expectOk<T extends { readonly ok: boolean }>(result: T): T {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result;
}

/** Opens a link as a browser does, without a token: its size below the path of a picture. */
export async function open(
  app: TestApp,
  path: string,
  name = 'w480.webp',
  headers: Record<string, string> = {},
) {
  const [base = '', query] = path.split('#')[0]!.split('?');
  const url = `${base}${name === '' ? '' : `/${name}`}${query === undefined ? '' : `?${query}`}`;
  const answer = await app.app.http.inject({ method: 'GET', url, headers });
  return { status: answer.statusCode, body: answer.body, headers: answer.headers };
}

export const mine = (app: TestApp, cast: Person) => app.ok(routes.castMedia, {}, cast);

/** The names of all that lies in the storage for a file. */
export async function stored(app: TestApp, fileId: string): Promise<string[]> {
  const names: string[] = [];
  for await (const key of storageOf(app).list(`media/${fileId}/`)) names.push(key.split('/')[2]!);
  return names.sort();
}
