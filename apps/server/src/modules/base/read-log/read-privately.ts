import type { OperatorRef } from '@yoimachi/domain/operator';
import { mayRead, READ_REASON_MAX, type ReadKind } from '@yoimachi/domain/read-log';
import { fail, ok, type ErrorCode, type Result } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import type { Crypto } from '#platform/crypto';
import { withTransaction } from '#platform/database';
import type { ActContext } from '#platform/module';
import { opened } from './closed-crypto.ts';
import { countReads, insertRead, lockReads } from './read-log.store.ts';

/** An operator's context that opens what is sealed. */
export type OpenContext = Omit<ActContext, 'crypto'> & { readonly crypto: Crypto };

export interface PrivateRead {
  readonly kind: ReadKind;
  readonly operator: OperatorRef;
  /** Why; typed by the operator, or what he has taken on. */
  readonly reason: string;
  /** The request, booking, report or days; nothing private. */
  readonly subject: string;
}

/** What was found, and of whom. */
export interface Shown<T> {
  /** Null: of nobody who is registered, or of many. */
  readonly accountId: string | null;
  readonly rows: number;
  readonly answer: T;
}

/**
 * The one way in which an operator reads what is private (rules.md 13): no reason, no read; beyond the day's ceiling none; and what could
 * not be kept is not shown, for the row is written in the transaction that opens it. What is not found leaves no row.
 */
export function readPrivately<T, Code extends ErrorCode>(
  context: ActContext,
  { kind, operator, subject, ...read }: PrivateRead,
  open: (context: OpenContext) => Promise<Result<Shown<T>, Code>>,
): Promise<Result<T, Code | 'READ_CEILING' | 'REASON_REQUIRED'>> {
  const reason = read.reason.trim().slice(0, READ_REASON_MAX);
  return withTransaction(context.db, async (trx) => {
    if (reason === '') return fail('REASON_REQUIRED', 'reason');
    const at = context.clock.now();
    const day = dayOf(at);
    await lockReads(trx, operator.id);
    if (!mayRead(kind, await countReads(trx, { operatorId: operator.id, kind, day })))
      return fail('READ_CEILING');
    const found = await open({ ...context, db: trx, crypto: opened(context.crypto) });
    if (!found.ok) return found;
    const { accountId, rows: shown, answer } = found.value;
    await insertRead(trx, { operatorId: operator.id, at, day, kind, accountId, subject, shown, reason });
    return ok(answer);
  });
}

/** For an act that needs a sealed text and shows none of it: a number that is bound, an account that is paid to. `npm run check` knows which. */
export const openedForAct = (context: ActContext): OpenContext => ({
  ...context,
  crypto: opened(context.crypto),
});
