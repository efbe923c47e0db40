import { UserType } from '@yoimachi/domain/account';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { notify, phoneDecided } from '#events/catalogue.ts';
import { openedForAct, type OpenContext } from '#base/read-log';
import { withTransaction, type Trx } from '#platform/database';
import type { ActContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { bindPhone, findOwner, holdPhone, listAccounts, signOutDevices } from '#people/account';
import { decideChange, findChange, type ChangeRow } from '../change.store.ts';
import { ja } from '../phone.ja.ts';
import { sealsOf } from '../sealed.ts';

interface Order {
  readonly changeId: string;
  readonly operator: OperatorRef;
}
type DecisionFailure = 'NOT_FOUND' | 'PHONE_CHANGE_DECIDED';

/** A change, while its identity is locked against everything else that would touch its number. */
async function held(
  context: OpenContext,
  trx: Trx,
  changeId: string,
): Promise<Result<ChangeRow, DecisionFailure>> {
  const found = await findChange(trx, changeId);
  if (!found) return fail('NOT_FOUND');
  await holdPhone(trx, context, found.identity_id);
  const change = await findChange(trx, changeId);
  return change?.state === 'WAITING' ? ok(change) : fail('PHONE_CHANGE_DECIDED');
}

/** The new number is hers, and only the browser in which she asked stays signed in. PHONE_TAKEN when it became somebody else's meanwhile. */
export function approveChange(
  closed: ActContext,
  { changeId, operator }: Order,
): Promise<Result<undefined, DecisionFailure | 'PHONE_TAKEN'>> {
  const context = openedForAct(closed);
  return withTransaction(
    context.db,
    async (trx) => {
      const change = await held(context, trx, changeId);
      if (!change.ok) return change;
      const { identity_id: identityId, new_sealed, grant_id, asked_at } = change.value;
      const e164 = sealsOf(context.crypto, 'phone_change', changeId).open('new', new_sealed);
      if (await findOwner(trx, context, e164)) return fail('PHONE_TAKEN');
      const at = context.clock.now();
      // Proved when she asked, not when somebody had the time to look.
      await bindPhone(trx, context, identityId, e164, asked_at);
      await signOutDevices(trx, identityId, grant_id, at);
      await decideChange(trx, changeId, { state: 'APPROVED', decided_at: at, decided_by: operator.id });
      await tell(trx, change.value, ja.changeApproved, at);
      return ok();
    },
    { constraints: { identity_phone_index_key: 'PHONE_TAKEN' } },
  );
}

/** The old number goes on; she is told why. REASON_REQUIRED. */
export async function rejectChange(
  closed: ActContext,
  { changeId, operator, ...order }: Order & { readonly reason: string },
): Promise<Result<undefined, DecisionFailure | 'REASON_REQUIRED'>> {
  const context = openedForAct(closed);
  const reason = order.reason.trim();
  if (reason === '') return fail('REASON_REQUIRED', 'reason');
  return withTransaction(context.db, async (trx) => {
    const change = await held(context, trx, changeId);
    if (!change.ok) return change;
    const at = context.clock.now();
    await decideChange(trx, changeId, { state: 'REJECTED', decided_at: at, decided_by: operator.id, reason });
    await tell(trx, change.value, ja.changeRejected(reason), at);
    return ok();
  });
}

async function tell(trx: Trx, change: ChangeRow, result: string, at: Date): Promise<void> {
  // She may have left the account in which she asked, and stay in the other.
  const accounts = await listAccounts(trx, change.identity_id);
  const account = accounts.find(({ id }) => id === change.account_id) ?? accounts[0];
  if (account) {
    const side = account.user_type === UserType.CAST ? 'cast' : 'guest';
    const notice = noticeOf('PHONE_CHANGE', { result });
    await publish(trx, notify, { accountId: account.id, ...notice, link: `/${side}/change-phone` }, at);
  }
  await publish(trx, phoneDecided, { about: 'CHANGE', id: change.id }, at);
}
