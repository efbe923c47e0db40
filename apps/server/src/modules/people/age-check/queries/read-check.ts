import type { z } from 'zod/mini';
import type { documentItems } from '@yoimachi/contract/age-check-admin';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { readPrivately, type OpenContext } from '#base/read-log';
import type { ActContext } from '#platform/module';
import { openAccountInfo } from '#people/profile';
import { findCheck, type CheckRow } from '../check.store.ts';
import { filesOf } from '../file.store.ts';
import { linkFor } from '../link-for.ts';
import { findLivePhoto } from '../live-photo.store.ts';
import { findPerson } from '../person.store.ts';

interface Read {
  readonly checkId: string;
  readonly operator: OperatorRef;
  readonly reason: string;
}

/** What is registered beside what was handed in, with a link for each picture that opens once; who read it is kept. NOT_FOUND. */
export function readCheck(context: ActContext, { checkId, operator, reason }: Read) {
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
      answerBy: check.answer_by?.toISOString() ?? null,
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
