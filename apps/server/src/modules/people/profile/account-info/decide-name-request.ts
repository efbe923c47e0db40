import type { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { isOldEnough, type RegisteredName } from '@yoimachi/domain/account';
import { isOwnName } from '@yoimachi/domain/bank';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { hasVisibleText } from '@yoimachi/domain/text';
import { notify } from '#events/catalogue.ts';
import { openedForAct, readPrivately } from '#base/read-log';
import { withTransaction, type Trx } from '#platform/database';
import type { OrderOf } from '#platform/http';
import type { ActContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { findCast, lockCast } from '../cast.store.ts';
import { openAccountInfo, openBankAccount } from '../private.ts';
import { ja } from '../profile.ja.ts';
import { registerInfo } from './register-info.ts';
import { openWanted } from './name-request.ts';
import { decideRequest, findOpenRequest } from './name-request.store.ts';

const namesOf = ({ name, nameKana, birthday }: RegisteredName) => ({ name, nameKana, birthday });

/** A waiting request beside what is registered; who read it is kept. NOT_FOUND. */
export function readNameRequest(
  context: ActContext,
  { requestId, operator, reason }: OrderOf<typeof profileAdminRoutes.readNameRequest>,
) {
  const read = { kind: 'NAME_REQUEST', operator, reason, subject: requestId } as const;
  return readPrivately(context, read, async ({ db, crypto }) => {
    const row = await findOpenRequest(db, requestId);
    if (!row) return fail('NOT_FOUND');
    const cast = await findCast(db, row.cast_id);
    const registered = namesOf(openAccountInfo(crypto, cast.id, cast.account_info)!);
    const answer = { castId: cast.id, registered, wanted: openWanted({ crypto }, row) };
    return ok({ accountId: cast.id, rows: 1, answer });
  });
}

type DecideFailure = 'AGE_UNDER_18' | 'NOT_FOUND' | 'REASON_REQUIRED';

/**
 * An operator decides a request, having seen a document: she is registered again, or told why not. With a birthday that forbids it her drink
 * option goes; whose bank account now has another holder is told so, and a payoff to it waits for an operator as any such does.
 */
export function decideNameRequest(
  context: ActContext,
  { requestId, approved, reason = '', operator }: OrderOf<typeof profileAdminRoutes.decideNameRequest>,
): Promise<Result<{ readonly castId: string }, DecideFailure>> {
  const { db, clock, crypto } = openedForAct(context);
  return withTransaction(db, async (trx) => {
    const found = await findOpenRequest(trx, requestId);
    if (!found) return fail('NOT_FOUND');
    const castId = found.cast_id;
    await lockCast(trx, castId);
    const row = await findOpenRequest(trx, requestId);
    if (!row) return fail('NOT_FOUND');
    const at = clock.now();
    const decided = { decided_at: at, decided_by: operator.id };
    if (!approved) {
      if (!hasVisibleText(reason)) return fail('REASON_REQUIRED', 'reason');
      await decideRequest(trx, row.id, { ...decided, outcome: 'REJECTED', reason });
      await tell(trx, castId, ja.nameRejected(reason), at);
      return ok({ castId });
    }
    const wanted = openWanted({ crypto }, row);
    if (!isOldEnough(wanted.birthday, at)) return fail('AGE_UNDER_18', 'birthday');
    const cast = await findCast(trx, castId);
    const info = { ...openAccountInfo(crypto, castId, cast.account_info)!, ...namesOf(wanted) };
    await registerInfo(trx, crypto, cast, info, at);
    await decideRequest(trx, row.id, { ...decided, outcome: 'APPROVED', reason: null });
    const account = openBankAccount(crypto, castId, cast.bank_account);
    const isOther = account !== null && !isOwnName(account.accountHolderKana, info.nameKana);
    await tell(trx, castId, ja.nameApproved(isOther), at);
    return ok({ castId });
  });
}

async function tell(
  trx: Trx,
  accountId: string,
  { result, link }: { readonly result: string; readonly link: string },
  at: Date,
): Promise<void> {
  await publish(trx, notify, { accountId, ...noticeOf('NAME_REQUEST_DECIDED', { result }), link }, at);
}
