import type { CodeOf } from '@yoimachi/contract/route';
import type { phoneAdminRoutes } from '@yoimachi/contract/phone-admin';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { saysRegistered } from '@yoimachi/domain/phone';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { phoneDecided } from '#events/catalogue.ts';
import { openedForAct, readPrivately, type OpenContext } from '#base/read-log';
import { withTransaction, type Db } from '#platform/database';
import type { ActContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { bindPhone, findOwner, holdPhone, listAccounts, signOutDevices } from '#people/account';
import { registeredPersons } from '#people/profile';
import { withdrawChange } from '../change.store.ts';
import { decideRequest, findRequest, lockRequest, type RequestRow } from '../lost.store.ts';
import { sealsOf, type Said } from '../sealed.ts';

interface Order {
  readonly requestId: string;
  readonly operator: OperatorRef;
}

/** A request opened: numbers, and what was said. */
function opened({ crypto }: Pick<OpenContext, 'crypto'>, row: RequestRow) {
  const { open } = sealsOf(crypto, 'lost_number', row.id);
  return {
    old: open('old', row.old_sealed),
    now: open('new', row.new_sealed),
    said: JSON.parse(open('said', row.said_sealed)) as Said,
  };
}

const isSame = async (context: OpenContext, db: Db, identityId: string, said: Said): Promise<boolean> =>
  saysRegistered(said, await registeredPersons(db, context.crypto, identityId));

/** What somebody says, beside whether it is registered; who read it is kept. NOT_FOUND. */
export function readLostNumber(
  context: ActContext,
  { requestId, operator, reason }: Order & { readonly reason: string },
) {
  const read = { kind: 'LOST_NUMBER', operator, reason, subject: requestId } as const;
  return readPrivately(context, read, async (open) => {
    const row = await findRequest(open.db, requestId);
    if (!row) return fail('NOT_FOUND');
    const { old, now, said } = opened(open, row);
    const owner = await findOwner(open.db, open, old);
    const answer = {
      state: row.state,
      askedAt: row.asked_at,
      oldPhone: old,
      newPhone: now,
      ...said,
      isKnown: owner !== undefined,
      isSamePerson: owner !== undefined && (await isSame(open, open.db, owner, said)),
    };
    return ok({ accountId: null, rows: 1, answer });
  });
}

type ApproveFailure = CodeOf<typeof phoneAdminRoutes.approveLostNumber>;

/**
 * Gives the owner of the old number the new one and signs every device out. PERSON_DIFFERS when name or birthday are not the registered
 * ones, unless `although` says that this was looked at; PHONE_TAKEN when the new number has an identity of its own.
 */
export function approveLostNumber(
  closed: ActContext,
  { requestId, operator, although }: Order & { readonly although: boolean },
): Promise<Result<undefined, ApproveFailure>> {
  const context = openedForAct(closed);
  const { db, clock, log } = context;
  return withTransaction(
    db,
    async (trx) => {
      const row = await lockRequest(trx, requestId);
      if (!row) return fail('NOT_FOUND');
      if (row.state !== 'WAITING') return fail('LOST_NUMBER_DECIDED');
      const { old, now, said } = opened(context, row);
      const owner = await findOwner(trx, context, old);
      // Its owner may be changing it just now.
      if (owner === undefined || (await holdPhone(trx, context, owner)) !== old)
        return fail('LOST_NUMBER_UNKNOWN');
      // Who has left has nothing that a number would lead back to.
      if ((await listAccounts(trx, owner)).length === 0) return fail('LOST_NUMBER_UNKNOWN');
      if (!although && !(await isSame(context, trx, owner, said))) return fail('PERSON_DIFFERS');
      if (await findOwner(trx, context, now)) return fail('PHONE_TAKEN');
      const at = clock.now();
      await bindPhone(trx, context, owner, now, row.asked_at);
      await withdrawChange(trx, owner, at);
      await signOutDevices(trx, owner, null, at);
      const decided = { decided_at: at, decided_by: operator.id };
      await decideRequest(trx, requestId, { state: 'APPROVED', identity_id: owner, ...decided });
      await publish(trx, phoneDecided, { about: 'LOST', id: requestId }, at);
      log.info({ security: true, operator, requestId, although }, 'give a lost number anew');
      return ok();
    },
    { constraints: { identity_phone_index_key: 'PHONE_TAKEN' } },
  );
}

/** Changes nothing; the new number hears why. */
export async function rejectLostNumber(
  { db, clock }: ActContext,
  { requestId, operator, ...order }: Order & { readonly reason: string },
): Promise<Result<undefined, 'LOST_NUMBER_DECIDED' | 'NOT_FOUND' | 'REASON_REQUIRED'>> {
  const reason = order.reason.trim();
  if (reason === '') return fail('REASON_REQUIRED', 'reason');
  return withTransaction(db, async (trx) => {
    const row = await lockRequest(trx, requestId);
    if (!row) return fail('NOT_FOUND');
    if (row.state !== 'WAITING') return fail('LOST_NUMBER_DECIDED');
    const at = clock.now();
    const decided = { decided_at: at, decided_by: operator.id };
    await decideRequest(trx, requestId, { ...decided, state: 'REJECTED', reason });
    await publish(trx, phoneDecided, { about: 'LOST', id: requestId }, at);
    return ok();
  });
}
