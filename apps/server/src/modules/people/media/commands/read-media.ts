import type { OperatorRef } from '@yoimachi/domain/operator';
import { REVIEW_LINK_MINUTES } from '@yoimachi/domain/media';
import { fail, ok } from '@yoimachi/domain/result';
import { makeReadLink, readPrivately } from '#base/read-log';
import type { ActContext } from '#platform/module';
import { reportsOf } from '../evidence.store.ts';
import { findFile } from '../file.store.ts';

/** What was found in a picture, and a link that opens it once; who read it is kept. NOT_FOUND, MEDIA_ERASED. */
export function readMedia(
  context: ActContext,
  order: { readonly fileId: string; readonly operator: OperatorRef; readonly reason: string },
) {
  const { fileId, operator, reason } = order;
  return readPrivately(context, { kind: 'MEDIA', operator, reason, subject: fileId }, async (open) => {
    const { db } = open;
    const file = await findFile(db, fileId);
    if (!file) return fail('NOT_FOUND');
    if (file.erasing_at !== null) return fail('MEDIA_ERASED');
    const link = { kind: 'MEDIA', fileId, operator, minutes: REVIEW_LINK_MINUTES } as const;
    const { token, endsAt } = await makeReadLink(open, link);
    const answer = {
      accountId: file.account_id,
      kind: file.kind,
      state: file.state,
      submittedAt: file.submitted_at,
      hasQr: file.has_qr,
      foundText: file.found_text ?? '',
      similarTo: file.similar_to,
      reportIds: await reportsOf(db, fileId),
      path: file.static_path ?? `/media/look/${token}`,
      until: endsAt,
    };
    return ok({ accountId: file.account_id, rows: 1, answer });
  });
}
