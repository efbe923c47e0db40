import type { phoneRoutes } from '@yoimachi/contract/phone';
import type { BodyOf } from '@yoimachi/contract/route';
import { UserType } from '@yoimachi/domain/account';
import { checkNewPhone, type NewPhoneError } from '@yoimachi/domain/phone';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { operatorAlert, phoneDecided } from '#events/catalogue.ts';
import { withTransaction, type Trx } from '#platform/database';
import type { Principal } from '#platform/http';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import {
  bindPhone,
  findOwner,
  grantOfSession,
  holdPhone,
  identityOfAccount,
  listAccounts,
  signOutDevices,
  spendCode,
  type CodeFailure,
} from '#people/account';
import { noteDevice } from '#people/person';
import { findChangeOfCode, findLastChange, insertChange, withdrawChange } from '../change.store.ts';
import { sealsOf } from '../sealed.ts';

export type Tools = Pick<AppContext, 'db' | 'clock' | 'ids' | 'crypto' | 'config'>;

export type ChangeOrder = BodyOf<typeof phoneRoutes.changePhone>;
type ChangeFailure = NewPhoneError | CodeFailure | 'PHONE_CHANGE_WAITING' | 'PHONE_TAKEN';
type Changed = { readonly state: 'DONE' | 'WAITING' };

/** A cast's number is the way back to her money: an operator looks at a change of it, also when she asks as a guest (rules.md 2). */
export const needsApproval = async (db: Trx | Tools['db'], identityId: string): Promise<boolean> =>
  (await listAccounts(db, identityId)).some(({ user_type }) => user_type === UserType.CAST);

/**
 * Changes a person's number by a code sent to the new one for that purpose. A guest's changes at once: every other device is signed out,
 * and both numbers hear of it. A cast's waits for an operator. Whether the number is somebody else's is told only to who has proved it.
 */
export async function changePhone(
  tools: Tools,
  principal: Principal,
  order: ChangeOrder,
): Promise<Result<Changed, ChangeFailure>> {
  const { db, config } = tools;
  const options = { allowTestPrefix: config.allowTestPrefix };
  const typed = checkNewPhone(order, null, options);
  if (!typed.ok) return typed;
  return withTransaction(
    db,
    async (trx) => {
      const identityId = await identityOfAccount(trx, principal.accountId);
      const present = await holdPhone(trx, tools, identityId);
      const spent = await spendCode(tools, trx, { ...order, e164: typed.value, purpose: 'CHANGE_PHONE' });
      if (!spent.ok) return spent;
      const { codeId, isRepeat } = spent.value;
      if (isRepeat) return answered(trx, principal.accountId, codeId);
      const fresh = checkNewPhone(order, present, options);
      if (!fresh.ok) return fresh;
      if ((await findLastChange(trx, identityId))?.state === 'WAITING') return fail('PHONE_CHANGE_WAITING');
      if (await findOwner(trx, tools, fresh.value)) return fail('PHONE_TAKEN', 'phone');
      await noteDevice(trx, { identityId, browserId: order.browserId }, tools.clock.now());
      return ok(await apply(tools, trx, principal, { identityId, present, codeId, e164: fresh.value }));
    },
    {
      keepOnFailure: true,
      constraints: {
        identity_phone_index_key: 'PHONE_TAKEN',
        phone_change_one_waiting: 'PHONE_CHANGE_WAITING',
      },
    },
  );
}

/** The same answer as the first time, for who did not get it. */
async function answered(
  trx: Trx,
  accountId: string,
  codeId: string,
): Promise<Result<Changed, 'CODE_EXPIRED'>> {
  const earlier = await findChangeOfCode(trx, codeId);
  if (earlier?.account_id !== accountId) return fail('CODE_EXPIRED', 'code');
  return ok({ state: earlier.state === 'DONE' ? 'DONE' : 'WAITING' });
}

async function apply(
  tools: Tools,
  trx: Trx,
  { accountId, sessionId }: Principal,
  proved: {
    readonly identityId: string;
    readonly present: string | null;
    readonly codeId: string;
    readonly e164: string;
  },
): Promise<Changed> {
  const { ids, crypto, clock } = tools;
  const { identityId, present, codeId, e164 } = proved;
  const [id, at] = [ids.newId(), clock.now()];
  const state = (await needsApproval(trx, identityId)) ? 'WAITING' : 'DONE';
  const grantId = await grantOfSession(trx, sessionId);
  if (grantId === undefined) throw new Error(`Session ${sessionId} is not there`);
  const { seal } = sealsOf(crypto, 'phone_change', id);
  await insertChange(trx, {
    id,
    identityId,
    accountId,
    grantId,
    codeId,
    oldSealed: present === null ? null : seal('old', present),
    newIndex: crypto.phoneIndex(e164),
    newSealed: seal('new', e164),
    state,
    askedAt: at,
    decidedAt: state === 'DONE' ? at : null,
  });
  if (state === 'WAITING') {
    await publish(trx, operatorAlert, { kind: 'OPERATOR_PHONE_CHANGE', accountId, changeId: id }, at);
    return { state };
  }
  await bindPhone(trx, tools, identityId, e164, at);
  await signOutDevices(trx, identityId, grantId, at);
  await publish(trx, phoneDecided, { about: 'CHANGE', id }, at);
  return { state };
}

/** Takes a change back that waits; NOT_FOUND when none does. */
export function withdraw(tools: Tools, accountId: string): Promise<Result<undefined, 'NOT_FOUND'>> {
  return withTransaction(tools.db, async (trx) => {
    const identityId = await identityOfAccount(trx, accountId);
    await holdPhone(trx, tools, identityId);
    return (await withdrawChange(trx, identityId, tools.clock.now())) ? ok() : fail('NOT_FOUND');
  });
}

/**
 * Somebody leaves an account: a change of number that waits is taken back when it was asked for in it, or when no account stays. The caller
 * holds the identity, so that an operator who decides at the same time comes before or finds it decided.
 */
export async function takeBackOfLeaver(
  trx: Trx,
  { accountId, identityId }: { readonly accountId: string; readonly identityId: string },
  at: Date,
): Promise<void> {
  const change = await findLastChange(trx, identityId);
  if (change?.state !== 'WAITING') return;
  const isLast = (await listAccounts(trx, identityId)).every(({ id }) => id === accountId);
  if (isLast || change.account_id === accountId) await withdrawChange(trx, identityId, at);
}
