import type { SaidPerson } from '@yoimachi/domain/phone';
import type { Crypto } from '#platform/crypto';
import type { Db } from '#platform/database';
import { openAccountInfo } from '../private.ts';

/**
 * Under which names and birthdays an identity's accounts are registered: a cast's legal name and its kana, a guest's nickname, since he
 * registers no other name.
 */
export async function registeredPersons(db: Db, crypto: Crypto, identityId: string): Promise<SaidPerson[]> {
  const rows = await db
    .selectFrom('account as a')
    .leftJoin('guest as g', 'g.id', 'a.id')
    .leftJoin('cast_private as p', 'p.cast_id', 'a.id')
    .select(['a.id', 'g.nickname', 'g.birthday', 'p.account_info'])
    .where('a.identity_id', '=', identityId)
    .where('a.left_at', 'is', null)
    .execute();
  return rows.map((row) => {
    const info = openAccountInfo(crypto, row.id, row.account_info);
    return info
      ? { names: [info.name, info.nameKana], birthday: info.birthday }
      : { names: row.nickname ? [row.nickname] : [], birthday: row.birthday };
  });
}
