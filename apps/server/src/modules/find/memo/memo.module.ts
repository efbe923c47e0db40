import type { memoRoutes } from '@yoimachi/contract/memo';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { deleteMemo, findMemo, isVisible, lockWriter, saveMemo, type MemoRow } from './memo.store.ts';
import { openMemo, sealMemo } from './seal.ts';

/** What somebody notes about a guest or cast for himself. What was noted stays his, also about whom he no longer sees. */
export function memoModule({ db, clock, ids, crypto }: AppContext): Module {
  const handlers: Handlers<typeof memoRoutes> = {
    async readMemo({ principal, params: { friendId } }) {
      const memo = await findMemo(db, principal.accountId, friendId);
      if (memo) return ok({ text: openMemo(crypto, memo), updatedAt: memo.updated_at });
      return (await isVisible(db, principal, friendId))
        ? ok({ text: '', updatedAt: null })
        : fail('NOT_FOUND', 'friendId');
    },
    writeMemo: ({ principal, params: { friendId }, body: { text } }) =>
      withTransaction(db, async (trx): Promise<Result<{ updatedAt: Date | null }, 'NOT_FOUND'>> => {
        await lockWriter(trx, principal.accountId);
        const before = await findMemo(trx, principal.accountId, friendId);
        if (!before && !(await isVisible(trx, principal, friendId))) return fail('NOT_FOUND', 'friendId');
        if (text === '') {
          if (before) await deleteMemo(trx, before.id);
          return ok({ updatedAt: null });
        }
        const [id, at] = [before?.id ?? ids.newId(), clock.now()];
        const memo: MemoRow = { id, body_sealed: sealMemo(crypto, id, text), updated_at: at };
        await saveMemo(trx, principal.accountId, friendId, memo);
        return ok({ updatedAt: at });
      }),
  };
  return { handlers };
}
