import type { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { fail, ok } from '@yoimachi/domain/result';
import { readPrivately } from '#base/read-log';
import type { OrderOf } from '#platform/http';
import type { ActContext } from '#platform/module';
import { readPhone } from '#people/account';
import { openAccountInfo } from '../private.ts';
import { registeredPerson } from '../registered.store.ts';

/** What an account is registered with, for an operator who compares it with a document or a caller; who read it is kept. NOT_FOUND. */
export function readPerson(
  context: ActContext,
  { accountId, operator, reason }: OrderOf<typeof profileAdminRoutes.readPerson>,
) {
  const read = { kind: 'PERSON', operator, reason, subject: '' } as const;
  return readPrivately(context, read, async (open) => {
    const row = await registeredPerson(open.db, accountId);
    if (!row) return fail('NOT_FOUND');
    const info = openAccountInfo(open.crypto, accountId, row.account_info);
    const answer = {
      nickname: row.nickname ?? '',
      name: info?.name ?? null,
      nameKana: info?.nameKana ?? null,
      birthday: info?.birthday ?? row.birthday,
      email: info?.email ?? null,
      phone: await readPhone(open.db, open, row.identity_id),
    };
    return ok({ accountId, rows: 1, answer });
  });
}
