import type { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { isOldEnough, UserType } from '@yoimachi/domain/account';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Day } from '@yoimachi/domain/time';
import { openedForAct, type OpenContext } from '#base/read-log';
import { withTransaction, type Trx } from '#platform/database';
import { notify } from '#events/catalogue.ts';
import type { OrderOf } from '#platform/http';
import type { ActContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { findCast, lockCast, writeBirthday } from '../cast.store.ts';
import { changeGuestBirthday } from './guest-birthday.ts';
import { openAccountInfo } from '../private.ts';
import { sideOf } from '../registered.store.ts';
import { forbidDrinks, registerInfo } from './register-info.ts';

type CorrectFailure = 'AGE_UNDER_18' | 'NOT_FOUND' | 'REASON_REQUIRED';

/**
 * An operator corrects a birthday, having seen a document; what it forbids (drinking, drink tags) goes. Who was checked stays so; the person is told. Fails with
 * REASON_REQUIRED, AGE_UNDER_18, NOT_FOUND.
 */
export function correctBirthday(
  closed: ActContext,
  { accountId, birthday, reason, operator }: OrderOf<typeof profileAdminRoutes.correctBirthday>,
): Promise<Result<undefined, CorrectFailure>> {
  const context = openedForAct(closed);
  return withTransaction(context.db, async (trx) => {
    if (reason.trim() === '') return fail('REASON_REQUIRED', 'reason');
    const at = context.clock.now();
    if (!isOldEnough(birthday, at)) return fail('AGE_UNDER_18', 'birthday');
    const side = await sideOf(trx, accountId);
    if (side === undefined) return fail('NOT_FOUND');
    await (side === UserType.GUEST ? ofGuest : ofCast)(trx, context, { accountId, birthday, at });
    const link = side === UserType.GUEST ? '/guest/my-profile' : '/cast/account-info';
    await publish(trx, notify, { accountId, ...noticeOf('BIRTHDAY_CORRECTED', {}), link }, at);
    context.log.info({ security: true, operator, accountId }, 'corrected a birthday');
    return ok();
  });
}

interface Corrected {
  readonly accountId: string;
  readonly birthday: Day;
  readonly at: Date;
}

const ofGuest = (trx: Trx, _: OpenContext, { accountId, birthday, at }: Corrected): Promise<void> =>
  changeGuestBirthday(trx, accountId, birthday, at);

/** What she registered says it too, where she has. */
async function ofCast(
  trx: Trx,
  { crypto }: OpenContext,
  { accountId, birthday, at }: Corrected,
): Promise<void> {
  await lockCast(trx, accountId);
  const cast = await findCast(trx, accountId);
  const info = openAccountInfo(crypto, accountId, cast.account_info);
  if (info) return registerInfo(trx, crypto, cast, { ...info, birthday }, at);
  await writeBirthday(trx, accountId, birthday);
  await forbidDrinks(trx, cast, birthday, at);
}
