import { noticeOf } from '@yoimachi/domain/notice-wording';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { castChanged, notify } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { ja } from '../profile.ja.ts';
import { writeCastClass, type CastClass } from '../class.store.ts';

/** An operator puts a cast into another class; where she stands in lists follows, and she is told. Returns the one before; NOT_FOUND. */
export async function setCastClass(
  { db, clock, log }: Pick<AppContext, 'clock' | 'db' | 'log'>,
  order: { readonly accountId: string; readonly castClass: CastClass; readonly operator: OperatorRef },
): Promise<Result<{ readonly before: CastClass }, 'NOT_FOUND'>> {
  const { accountId: castId, castClass, operator } = order;
  const set = await withTransaction(db, async (trx) => {
    const before = await writeCastClass(trx, castId, castClass);
    if (before === undefined) return fail('NOT_FOUND');
    if (before === castClass) return ok({ before });
    const at = clock.now();
    await publish(trx, castChanged, { castId }, at);
    const notice = noticeOf('CLASS_CHANGED', { castClass: ja.classNames[castClass] });
    await publish(trx, notify, { accountId: castId, ...notice, link: '/cast/my-profile' }, at);
    return ok({ before });
  });
  const outcome = set.ok ? set.value : { refused: set.error.code };
  log.info({ security: true, operator, castId, castClass, ...outcome }, 'set the class of a cast');
  return set;
}
