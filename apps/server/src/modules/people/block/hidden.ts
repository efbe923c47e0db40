import type { hiddenRoutes } from '@yoimachi/contract/block';
import { toE164 } from '@yoimachi/domain/account';
import { HIDDEN_NUMBERS_MAX } from '@yoimachi/domain/block';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { Handlers } from '#platform/http';
import type { AppContext } from '#platform/module';
import { countHidden, deleteHidden, insertHidden, listHidden, lockHider } from './hidden.store.ts';

/** A cast hides from numbers she enters: family, her shop (rules.md 10). Only their HMAC is kept. */
export function hiddenHandlers({ db, clock, ids, crypto }: AppContext): Handlers<typeof hiddenRoutes> {
  return {
    async hiddenNumbers({ principal }) {
      const rows = await listHidden(db, principal.accountId);
      return ok({
        items: rows.map(({ id, label, created_at }) => ({
          hiddenId: id,
          label,
          addedAt: created_at.toISOString(),
        })),
      });
    },
    async hideFromNumber({ principal: { accountId: castId }, body }) {
      const e164 = toE164(body.phone);
      if (!e164.ok) return e164;
      return withTransaction(db, async (trx): Promise<Result<undefined, 'HIDDEN_NUMBERS_FULL'>> => {
        await lockHider(trx, castId);
        const phoneIndex = crypto.phoneIndex(e164.value);
        await insertHidden(trx, { id: ids.newId(), castId, phoneIndex, label: body.label, at: clock.now() });
        return (await countHidden(trx, castId)) > HIDDEN_NUMBERS_MAX ? fail('HIDDEN_NUMBERS_FULL') : ok();
      });
    },
    showToNumber: async ({ principal, params }) =>
      (await deleteHidden(db, principal.accountId, params.hiddenId)) ? ok() : fail('NOT_FOUND'),
  };
}
