import * as z from 'zod/mini';
import { fail } from '@yoimachi/domain/result';
import { openReadLink } from '#base/read-log';
import { readFile } from '#people/upload';
import { sendFailure, type HttpReply } from '#platform/http';
import type { Module } from '#platform/module';
import type { InquiryDeps } from './inquiry.deps.ts';
import { ownerOfPicture } from './message.store.ts';
import { LOOK_PATH, PICTURE_PATH } from './picture-link.ts';

type PageServer = Parameters<NonNullable<Module['pages']>>[0];
const KEPT_SECONDS = 600;

/** A picture of an inquiry, made again from what was sent, once for an operator with a link. */
export function serveLookedAt(app: PageServer, deps: InquiryDeps): void {
  app.get<{ Params: { token: string } }>(`${LOOK_PATH}/:token`, async ({ params }, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const link = await openReadLink(deps, 'INQUIRY', params.token, deps.clock.now());
    return link ? send(deps, link.fileId, reply) : sendFailure(reply, fail('NOT_FOUND').error);
  });
}

/** Pictures of inquiries, made again from what was sent, for who sent them. */
export function serveInquiryPictures(app: PageServer, deps: InquiryDeps): void {
  app.get<{ Params: { fileId: string } }>(`${PICTURE_PATH}/:fileId`, async ({ params, query }, reply) => {
    const { fileId } = params;
    const isId = z.uuid().safeParse(fileId).success;
    const link = isId ? deps.links.check(`${PICTURE_PATH}/${fileId}`, query) : fail('NOT_FOUND');
    const owner = link.ok ? await ownerOfPicture(deps.db, fileId) : undefined;
    if (!link.ok || !owner?.account_id || owner.account_id !== link.value.viewer)
      return sendFailure(reply, fail('NOT_FOUND').error);
    reply.header('cache-control', `private, max-age=${KEPT_SECONDS}`);
    return send(deps, fileId, reply);
  });
}

async function send(deps: InquiryDeps, fileId: string, reply: HttpReply): Promise<HttpReply> {
  const isThere = (await ownerOfPicture(deps.db, fileId)) !== undefined;
  const bytes = isThere ? await readFile(deps, fileId) : undefined;
  const picture = bytes && (await deps.pictures.document(bytes));
  if (!picture?.ok) return sendFailure(reply, fail('NOT_FOUND').error);
  return reply
    .type('image/jpeg')
    .header('content-disposition', 'inline')
    .send(Buffer.from(picture.value.bytes));
}
