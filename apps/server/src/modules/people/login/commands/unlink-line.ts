import { ContactMethod } from '@yoimachi/domain/account';
import { checkUnlink } from '@yoimachi/domain/login';
import { ok, type Result } from '@yoimachi/domain/result';
import { lockIdentities, setContactMethod } from '#people/account';
import { withTransaction } from '#platform/database';
import { endLink, findLine } from '../line.store.ts';
import type { LoginDeps } from '../login.deps.ts';

/** Unlinks LINE; LAST_WAY_IN without a number. Repeated, it changes nothing. */
export function unlinkLine(
  { db, clock }: Pick<LoginDeps, 'db' | 'clock'>,
  identityId: string,
): Promise<Result<undefined, 'LAST_WAY_IN'>> {
  return withTransaction(
    db,
    async (trx) => {
      const [identity] = await lockIdentities(trx, [identityId]);
      if (!(await findLine(trx, identityId))) return ok();
      const allowed = checkUnlink(identity!);
      if (!allowed.ok) return allowed;
      await endLink(trx, identityId, clock.now());
      await setContactMethod(trx, identityId, ContactMethod.PHONE);
      return ok();
    },
    { constraints: { identity_has_a_way_in: 'LAST_WAY_IN' } },
  );
}
