import type { Day } from '@yoimachi/domain/time';
import { openAccountInfo } from '#people/profile';
import type { DevDeps } from '../dev.deps.ts';
import { ja } from '../dev.ja.ts';
import { readRegistered } from '../dev.store.ts';

export interface RegisteredPerson {
  readonly accountId: string;
  readonly name: string;
  readonly nameKana: string;
  readonly birthday: Day;
}

/** As whom an account is registered; a guest, who registers no name, is given an invented one. Undefined before there is a birthday. */
export async function registeredPerson(
  { db, crypto }: DevDeps,
  accountId: string,
): Promise<RegisteredPerson | undefined> {
  const row = await readRegistered(db, accountId);
  const info = row && openAccountInfo(crypto, accountId, row.account_info);
  if (info) return { accountId, name: info.name, nameKana: info.nameKana, birthday: info.birthday };
  return row?.birthday ? { accountId, ...ja.sampleGuest, birthday: row.birthday } : undefined;
}
