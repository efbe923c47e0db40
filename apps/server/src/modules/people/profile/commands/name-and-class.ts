import { noticeOf } from '@yoimachi/domain/notice-wording';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { checkNickname, type NicknameError } from '@yoimachi/domain/account';
import { castChanged, notify } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { ja } from '../profile.ja.ts';
import { writeCastClass, type CastClass } from '../cast.store.ts';
import { endInspection, lockNamed, writeNickname } from '../nickname.store.ts';
import { refreshSearchText } from './search-text.ts';

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

type Tools = Pick<AppContext, 'db' | 'clock' | 'log'>;

/**
 * An operator gives a guest or a cast another nickname, even a fixed one (rules.md 2); the person is told.
 *
 * @returns the previous nickname; NOT_FOUND, or what is wrong with the new one.
 */
export async function rename(
  { db, clock, log }: Tools,
  order: { readonly accountId: string; readonly nickname: string; readonly operator: OperatorRef },
): Promise<Result<string, NicknameError | 'NOT_FOUND'>> {
  const { accountId, operator } = order;
  const renamed = await withTransaction(db, async (trx) => {
    const nickname = checkNickname(order.nickname);
    if (!nickname.ok) return nickname;
    const named = await lockNamed(trx, accountId);
    if (!named) return fail('NOT_FOUND');
    await writeNickname(trx, named, nickname.value);
    await endInspection(trx, accountId);
    if (named.nickname === nickname.value) return ok(named.nickname);
    if (named.isCast) await refreshSearchText(trx, accountId);
    const side = named.isCast ? 'cast' : 'guest';
    const words = { nameKind: ja.nameKinds[side], nickname: nickname.value };
    const notice = noticeOf('NICKNAME_CHANGED', words);
    await publish(trx, notify, { accountId, ...notice, link: `/${side}/my-profile` }, clock.now());
    return ok(named.nickname);
  });
  const outcome = renamed.ok ? { before: renamed.value } : { refused: renamed.error.code };
  log.info({ security: true, operator, accountId, ...outcome }, 'rename an account');
  return renamed;
}
