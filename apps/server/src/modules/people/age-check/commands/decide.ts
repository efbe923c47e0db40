import { isOldEnough, UserType } from '@yoimachi/domain/account';
import type { AgeRejection } from '@yoimachi/domain/age-check';
import { checkPhoneStep } from '@yoimachi/domain/login';
import type { OperatorRef, SuspensionCategory } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '#platform/database';
import type { ActContext } from '#platform/module';
import { ja } from '../age-check.ja.ts';
import { endCheck, endUnproved, lockCheck, makeVerified, type HeldCheck } from './end-check.ts';

/** What the office does about whom a document shows to be under 18; handed in, since it stands above. */
export interface RejectMeans {
  readonly suspend: (
    context: ActContext,
    order: {
      readonly accountId: string;
      readonly category: SuspensionCategory;
      readonly operator: OperatorRef;
    },
  ) => Promise<Result<unknown, 'NOT_FOUND'>>;
}

interface Order {
  readonly checkId: string;
  readonly operator: OperatorRef;
}
interface Decided {
  readonly accountId: string;
  readonly nickname: string;
}
type DecisionFailure = 'AGE_CHECK_DECIDED' | 'NOT_FOUND';

/** A check that waits, while its person is locked. */
async function held(trx: Trx, checkId: string): Promise<Result<HeldCheck, DecisionFailure>> {
  const found = await lockCheck(trx, checkId);
  if (!found) return fail('NOT_FOUND');
  return found.check.state === 'WAITING' ? ok(found) : fail('AGE_CHECK_DECIDED');
}

/**
 * The operator has seen that the document shows the registered person (rules.md 3). AGE_UNDER_18 by the registered birthday;
 * PHONE_NOT_VERIFIED when a cast's number is gone: only with one do guests book her.
 */
export function approveCheck(
  { db, clock }: Pick<ActContext, 'clock' | 'db'>,
  { checkId, operator }: Order,
): Promise<Result<Decided, DecisionFailure | 'AGE_UNDER_18' | 'PHONE_NOT_VERIFIED'>> {
  return withTransaction(db, async (trx) => {
    const found = await held(trx, checkId);
    if (!found.ok) return found;
    const { check, person } = found.value;
    const at = clock.now();
    if (person.birthday === null || !isOldEnough(person.birthday, at)) return fail('AGE_UNDER_18');
    if (person.userType === UserType.CAST) {
      const reachable = checkPhoneStep({ hasPhone: person.hasPhone });
      if (!reachable.ok) return reachable;
    }
    await endCheck(trx, check, { state: 'VERIFIED', at, by: operator.id });
    await makeVerified(trx, person, check.account_id, at);
    return ok({ accountId: check.account_id, nickname: person.nickname });
  });
}

/** The document is refused for a reason of the list, and another is asked for. Whom it shows to be under 18 is suspended, for good. */
export function rejectCheck(
  context: ActContext & RejectMeans,
  { checkId, operator, reason }: Order & { readonly reason: AgeRejection },
): Promise<Result<Decided, DecisionFailure>> {
  return withTransaction(context.db, async (trx) => {
    const found = await held(trx, checkId);
    if (!found.ok) return found;
    const { check, person } = found.value;
    const { account_id: accountId } = check;
    const at = context.clock.now();
    const ended = { state: 'REJECTED', at, by: operator.id, reason } as const;
    await endUnproved(trx, found.value, ended, ja.rejected(reason));
    if (reason === 'UNDER_18') {
      const order = { accountId, category: 'IDENTITY', operator } as const;
      const suspended = await context.suspend({ ...context, db: trx }, order);
      if (!suspended.ok) throw new Error(`Account ${accountId} is not there`);
    }
    return ok({ accountId, nickname: person.nickname });
  });
}
