import * as z from 'zod/mini';
import { maySee, MediaVisibility } from '@yoimachi/domain/media';
import { fail } from '@yoimachi/domain/result';
import { openReadLink } from '#base/read-log';
import { sendFailure, sendStored, type HttpReply } from '#platform/http';
import type { Module } from '#platform/module';
import { folderOf } from './commands/erase.ts';
import { holderOf, signedPath, type LinkHolder } from './links.ts';
import type { MediaContext } from './media.means.ts';
import { findFile, openedFile, type OpenedRow } from './file.store.ts';

const TYPES = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg', mp4: 'video/mp4' } as const;
type Ending = keyof typeof TYPES;
const NAMES = {
  media: /^(?:w240|w480|w720|whole)\.(?:webp|avif)$|^poster\.jpg$|^video\.mp4$/,
  avatars: /^(?:s96|s192|s384)\.webp$/,
} as const;
/** A name never changes what is behind it; what is removed answers nobody, but a browser keeps what it has. */
const LONG_SECONDS = 365 * 24 * 60 * 60;
/** While the smaller format is not made yet, the other stands in for it. */
const STAND_IN_SECONDS = 60 * 60;

type HttpServer = Parameters<NonNullable<Module['pages']>>[0];

/** Whether a file is sent to this holder of a link; null: nobody in particular. The one place that decides it. */
export function isOpenTo(file: OpenedRow, holder: LinkHolder | null): boolean {
  if (file.made_at === null || file.erasing_at !== null) return false;
  if (holder?.side === 'operator') return true;
  if (!file.is_owner_here) return false;
  if (holder && !file.is_viewer_here) return false;
  const isOwner = holder?.id === file.account_id;
  if (isOwner) return file.state !== 'ENDED';
  if (file.state !== 'PUBLISHED' || file.visibility === null) return false;
  if (!holder) return file.visibility === MediaVisibility.ALL_GUESTS;
  return maySee(file.visibility, { isOwner, hasHistory: file.has_history, isHidden: file.is_hidden });
}

/** Sends pictures and videos. What a person may not open is as if it were not there. */
export function serveMedia(app: HttpServer, context: MediaContext): void {
  app.get<{ Params: { token: string } }>('/media/look/:token', ({ params }, reply) =>
    look(context, params.token, reply),
  );
  for (const folder of ['media', 'avatars'] as const)
    app.get<{ Params: { fileId: string; name: string } }>(
      `/${folder}/:fileId/:name`,
      ({ params, query }, reply) => send(context, { ...params, folder }, query, reply),
    );
}

interface Asked {
  readonly folder: keyof typeof NAMES;
  readonly fileId: string;
  readonly name: string;
}

async function send(
  context: MediaContext,
  { folder, fileId, name }: Asked,
  query: unknown,
  reply: HttpReply,
): Promise<HttpReply> {
  const nothing = () => sendFailure(reply, fail('NOT_FOUND').error);
  if (!z.uuid().safeParse(fileId).success || !NAMES[folder].test(name)) return nothing();
  const kind = folder === 'avatars' ? 'AVATAR' : 'PHOTO';
  const holder = holderOf(context.links, { id: fileId, kind }, query);
  // A link that was altered or has ended opens nothing, not even what is for all.
  if (holder === null && Object.keys(query as object).length > 0) return nothing();
  const viewerId = holder?.side === 'account' ? holder.id : null;
  const file = await openedFile(context.db, fileId, viewerId);
  if (!file || (file.kind === 'AVATAR') !== (kind === 'AVATAR') || !isOpenTo(file, holder)) return nothing();
  const stored = await storedName(context, fileId, name);
  const seconds = holder ? secondsLeft(context, query) : stored === name ? LONG_SECONDS : STAND_IN_SECONDS;
  return sendStored(reply, {
    storage: context.storage,
    key: `${folderOf(fileId)}${stored}`,
    type: TYPES[stored.split('.')[1] as Ending],
    cache: { privateSeconds: seconds },
  });
}

/** The smaller format follows some seconds later. */
async function storedName({ storage }: MediaContext, fileId: string, name: string): Promise<string> {
  if (!name.endsWith('.avif') || (await storage.size(`${folderOf(fileId)}${name}`)) !== undefined)
    return name;
  return name.replace('.avif', '.webp');
}

function secondsLeft({ clock }: MediaContext, query: unknown): number {
  const until = Number.parseInt((query as { until: string }).until, 36);
  return Math.max(0, Math.floor(until - clock.now().getTime() / 1000));
}

/** A link for an operator opens once: it leads to the file, whose own link ends soon. */
async function look(context: MediaContext, token: string, reply: HttpReply): Promise<HttpReply> {
  const { clock, db, links } = context;
  const at = clock.now();
  const link = await openReadLink(context, 'MEDIA', token, at);
  const file = link && (await findFile(db, link.fileId));
  void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (!link || !file) return sendFailure(reply, fail('NOT_FOUND').error);
  const name = { PHOTO: 'whole.webp', AVATAR: 's384.webp', VIDEO: 'video.mp4' }[file.kind];
  const [path, query] = signedPath(
    links,
    { id: link.fileId, kind: file.kind },
    { side: 'operator', id: link.operatorId },
    at,
  ).split('?');
  return reply.redirect(`${path}/${name}?${query}`, 303);
}
