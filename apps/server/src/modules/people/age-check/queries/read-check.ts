import type { ageCheckAdminRoutes, documentItems } from '@yoimachi/contract/age-check-admin';
import type { z } from 'zod/mini';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { AGE_LINK_MINUTES } from '@yoimachi/domain/age-check';
import { makeReadLink, readPrivately, type OpenContext } from '#base/read-log';
import type { OrderOf } from '#platform/http';
import type { ActContext } from '#platform/module';
import { openAccountInfo } from '#people/profile';
import { officeOrigin } from '#platform/config';
import { findCheck, type CheckRow } from '../check.store.ts';
import { filesOf } from '../file.store.ts';
import { findLivePhoto, lastPhotoOf } from '../live-photo.store.ts';
import { findPerson } from '../person.store.ts';

/** What is registered beside what was handed in, with a link for each picture that opens once; who read it is kept. NOT_FOUND. */
export function readCheck(
  context: ActContext,
  { checkId, operator, reason }: OrderOf<typeof ageCheckAdminRoutes.readAgeCheck>,
) {
  const read = { kind: 'AGE_DOCUMENT', operator, reason, subject: checkId } as const;
  return readPrivately(context, read, async (open) => {
    const check = await findCheck(open.db, checkId);
    const person = check && (await findPerson(open.db, check.account_id));
    if (!person) return fail('NOT_FOUND');
    const { account_id: accountId, live_photo_id } = check;
    const info = openAccountInfo(open.crypto, accountId, person.accountInfo);
    const links = await linksFor(open, check, operator);
    const answer = {
      accountId,
      state: check.state,
      way: check.way,
      documentType: check.document_type,
      issuer: check.issuer,
      finding: check.finding,
      items: check.items as z.output<typeof documentItems> | null,
      answerBy: check.answer_by,
      name: info?.name ?? null,
      birthday: person.birthday,
      gesture: live_photo_id === null ? null : (await findLivePhoto(open.db, live_photo_id))!.gesture,
      links,
    };
    return ok({ accountId, rows: 1 + links.length, answer });
  });
}

async function linksFor(context: OpenContext, check: CheckRow, operator: OperatorRef) {
  const links: { kind: 'DOCUMENT' | 'LIVE'; url: string }[] = [];
  for (const { file_id: fileId, is_live } of await filesOf(context.db, check))
    links.push({ kind: is_live ? 'LIVE' : 'DOCUMENT', url: await linkFor(context, fileId, operator) });
  return links;
}

/** The last photo with a gesture that an account has sent, by a link that opens once; who read it is kept. NOT_FOUND when none is there. */
export function readLivePhoto(
  context: ActContext,
  { accountId, operator, reason }: OrderOf<typeof ageCheckAdminRoutes.readLivePhoto>,
) {
  const read = { kind: 'AGE_DOCUMENT', operator, reason, subject: accountId } as const;
  return readPrivately(context, read, async (open) => {
    const photo = await lastPhotoOf(open.db, accountId);
    if (!photo) return fail('NOT_FOUND');
    const url = await linkFor(open, photo.file_id, operator);
    const answer = { gesture: photo.gesture, takenAt: photo.taken_at!, url };
    return ok({ accountId, rows: 1, answer });
  });
}

export const AGE_DOCUMENT_PATH = '/age-documents';

/** A link by which an operator opens one picture, once. */
export async function linkFor(context: OpenContext, fileId: string, operator: OperatorRef): Promise<string> {
  const order = { kind: 'AGE_DOCUMENT', fileId, operator, minutes: AGE_LINK_MINUTES } as const;
  const { token } = await makeReadLink(context, order);
  return `${officeOrigin(context.config)}${AGE_DOCUMENT_PATH}/${token}`;
}
