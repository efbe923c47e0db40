import { openReadLink } from '#base/read-log';
import type { Module } from '#platform/module';
import { readFile } from '#people/upload';
import type { AgeCheckDeps } from './age-check.deps.ts';
import { isKept } from './file.store.ts';
import { AGE_DOCUMENT_PATH } from './queries/read-check.ts';

type PageServer = Parameters<NonNullable<Module['pages']>>[0];

/**
 * The picture behind an operator's link: once, for five minutes, made again from what was sent. That it was asked for, by whom and why, was
 * kept when the link was made.
 */
export function serveDocuments(app: PageServer, deps: AgeCheckDeps): void {
  app.get<{ Params: { token: string } }>(`${AGE_DOCUMENT_PATH}/:token`, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const link = await openReadLink(deps, 'AGE_DOCUMENT', request.params.token, deps.clock.now());
    const isShown = link !== undefined && (await isKept(deps.db, link.fileId));
    const bytes = isShown ? await readFile(deps, link.fileId) : undefined;
    const picture = bytes && (await deps.pictures.document(bytes));
    if (!picture?.ok) return reply.status(404).type('text/plain; charset=utf-8').send('404\n');
    deps.log.info({ security: true, fileId: link?.fileId }, 'a picture of a document was opened');
    return reply
      .type('image/jpeg')
      .header('content-disposition', 'inline')
      .send(Buffer.from(picture.value.bytes));
  });
}
